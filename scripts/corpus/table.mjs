/** Plain text tables and the statistics in them. */

/** Median, 99th percentile and maximum of milliseconds. */
export function times(milliseconds) {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return { 'ms p50': at(0.5), 'ms p99': at(0.99), 'ms max': at(1) }
}

/** Rows of one shape under a line of their keys; numbers to the right. */
export function table(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (row, column) => String(row[column] ?? '')
  const width = (column) => Math.max(column.length, ...rows.map((row) => cell(row, column).length))
  const isNumeric = (column) => rows.every((row) => /^[-\d.]*$/.test(cell(row, column)))
  const line = (of) =>
    columns
      .map((column) => (isNumeric(column) ? of(column).padStart(width(column)) : of(column).padEnd(width(column))))
      .join('  ')
      .trimEnd()
  return [line((column) => column), ...rows.map((row) => line((column) => cell(row, column)))].join('\n')
}
