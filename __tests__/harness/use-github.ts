import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { LoopbackGitHub } from './github.js'

interface Removable {
  readonly repository: { remove(): void }
}

/** A GitHub for the tests of one file: it forgets after each what it was told, and takes the scenes away at the end. */
export function useGitHub(scenes: readonly Removable[]): LoopbackGitHub {
  const github = new LoopbackGitHub()
  beforeAll(() => github.start())
  afterEach(() => {
    const { violations } = github
    github.reset()
    expect(violations).toEqual([])
  })
  afterAll(async () => {
    await github.stop()
    for (const { repository } of scenes) repository.remove()
  })
  return github
}
