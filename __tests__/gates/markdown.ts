/** Reads what the gates need to know of a Markdown page: its links, headings and code blocks. */

export interface CodeBlock {
  readonly language: string
  readonly code: string
}

const FENCE = /^( *)```(\S*)[^\n]*\n([\s\S]*?)^\1```/gm

/** The fenced code blocks, without their indent. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(FENCE)].map(([, indent = '', language = '', code = '']) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

/** The targets of inline links and images, code left out. */
export function links(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(FENCE, '').replaceAll(/`[^`\n]*`(?!\])/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
}

/** The anchors that GitHub makes of the headings. */
export function anchors(markdown: string): readonly string[] {
  const headings = [...markdown.replaceAll(FENCE, '').matchAll(/^#{1,6} +(.+?) *$/gm)]
  return headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
