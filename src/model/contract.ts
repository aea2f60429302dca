import type { Json, JsonObject } from './json.js'

/** Where in a file of the repository a part of a contract stands. */
export interface Origin {
  /** Relative to the working directory, with forward slashes. */
  readonly file: string
  /** JSON Pointer of the part inside the file. */
  readonly pointer: string
}

/** One tool as it was listed. Nothing is repaired: a null schema stays null, so that a rule can say so. */
export interface Tool {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** undefined where the tool has none; any JSON value otherwise. */
  readonly inputSchema: Json | undefined
  readonly outputSchema: Json | undefined
  readonly annotations: JsonObject
  /** The tool as it was read, for the digest and for fields that have no rule of their own. */
  readonly raw: JsonObject
  readonly origin?: Origin
  /** Where the schemas stand inside the tool, where that is not `/inputSchema` and `/outputSchema`. */
  readonly schemaPointers?: { readonly input: string; readonly output: string }
}

export interface PromptArgument {
  readonly name: string
  readonly description?: string
  readonly required: boolean
}

export interface Prompt {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly arguments: readonly PromptArgument[]
  readonly raw: JsonObject
  readonly origin?: Origin
}

/** A resource (`key` is its URI) or a resource template (`key` is its URI template). */
export interface Resource {
  readonly key: string
  readonly name?: string
  readonly description?: string
  readonly mimeType?: string
  readonly raw: JsonObject
  readonly origin?: Origin
}

/**
 * What a server promises. A part that the source says nothing about is undefined, and then no rule compares it:
 * a file of tools alone has removed no prompt.
 */
export interface Contract {
  /** The source as the user named it. */
  readonly source: string
  /** In listed order; two tools of one name stay two. */
  readonly tools: readonly Tool[]
  readonly prompts: readonly Prompt[] | undefined
  readonly resources: readonly Resource[] | undefined
  readonly resourceTemplates: readonly Resource[] | undefined
  readonly capabilities: JsonObject | undefined
  readonly instructions: string | undefined
  readonly protocolVersion: string | undefined
  readonly server: { readonly name?: string; readonly version?: string } | undefined
}

/** The tools of each name, in listed order; a name with several tools has twins. */
export function groupByName(tools: readonly Tool[]): ReadonlyMap<string, readonly Tool[]> {
  const groups = new Map<string, Tool[]>()
  for (const tool of tools) {
    const group = groups.get(tool.name)
    if (group === undefined) groups.set(tool.name, [tool])
    else group.push(tool)
  }
  return groups
}
