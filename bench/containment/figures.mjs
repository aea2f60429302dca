/** Statistics of milliseconds. */

/** The value below which the share of the numbers lies. */
export function at(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function fixed(number, digits) {
  return number.toFixed(digits)
}

/** p50, p95, p99 and the maximum, as columns. */
export function spread(milliseconds) {
  return {
    'ms p50': fixed(at(milliseconds, 0.5), 3),
    p95: fixed(at(milliseconds, 0.95), 2),
    p99: fixed(at(milliseconds, 0.99), 2),
    max: fixed(at(milliseconds, 1), 1),
  }
}
