/** The profiles there are, and which of them are asked. */
import { CLAUDE_CODE, CURSOR, JSON_SCHEMA_2020_12, VSCODE } from './clients.js'
import { ANTHROPIC, GEMINI, OPENAI, OPENAI_STRICT } from './model-apis.js'
import type { Profile } from './profile.js'

/** Every profile that is known. */
export const PROFILES: readonly Profile[] = [
  ...[ANTHROPIC, CLAUDE_CODE, CURSOR, GEMINI, JSON_SCHEMA_2020_12, OPENAI, OPENAI_STRICT, VSCODE],
]

/** How loud a profile is where the config names it. */
export const PROFILE_LEVELS = ['off', 'warning', 'error'] as const

/** What a config may ask of a profile. */
export type ProfileLevel = (typeof PROFILE_LEVELS)[number]

/** A profile that is asked; without a level only what comes with a change is told. */
export interface Asked {
  readonly profile: Profile
  readonly level: Exclude<ProfileLevel, 'off'> | undefined
}

/** The profiles that the config names and those asked by default, sorted by id. */
export function askedProfiles(named: { readonly [id: string]: ProfileLevel }): readonly Asked[] {
  return PROFILES.flatMap((profile) => {
    const level = Object.hasOwn(named, profile.id) ? named[profile.id] : undefined
    if (level === 'off' || (level === undefined && !profile.byDefault)) return []
    return [{ profile, level }]
  })
}
