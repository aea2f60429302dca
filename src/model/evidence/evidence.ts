/** What a probe gathered from a running server. Plain data: probes gather, rules judge. */

// biome-ignore lint/complexity/noBannedTypes: filled by the probes
export type Evidence = {}
