/**
 * Whole numbers of each kind of item, so that bounds on their sums hold and there are as few items as can be. Linear
 * programming (two-phase simplex with Bland's rule, in integers over one common denominator, so nothing is rounded),
 * and where it gives fractions, branch and bound. The size of the numbers does not matter.
 */

/** So many of these columns together: at least `least`, at most `most`. */
export interface Row {
  readonly columns: readonly number[]
  readonly least: bigint
  readonly most: bigint | undefined
}

/** Pieces that the branching may need; two or three are usual. */
const MOST_BRANCHES = 60

/**
 * How many of each column; `none` where no whole numbers fit, undefined where that was not found out.
 * `spend` hears of the work and may throw.
 */
export function countsOf(
  columns: number,
  rows: readonly Row[],
  spend: (steps: number) => void,
): readonly bigint[] | 'none' | undefined {
  const open: (readonly Row[])[] = [rows]
  for (let branches = 0; branches < MOST_BRANCHES; branches++) {
    const at = open.pop()
    if (at === undefined) return 'none'
    const tableau = new Tableau(columns, at)
    if (!tableau.solve(spend)) continue
    const [split, values] = tableau.values()
    if (split === undefined) return values
    const below = values[split] as bigint
    open.push([...at, { columns: [split], least: below + 1n, most: undefined }])
    open.push([...at, { columns: [split], least: 0n, most: below }])
  }
  return undefined
}

/** The equations of one linear program; every entry is over the common denominator `over`. */
class Tableau {
  private readonly columns: number
  private readonly lines: bigint[][] = []
  /** The column that is not zero in each line. */
  private readonly basis: number[] = []
  /** What is made small: first what a line still lacks, then the sum of the columns. */
  private readonly lacking: bigint[]
  private readonly total: bigint[]
  /** Columns from here on stand for what a line lacks. */
  private readonly real: number
  private readonly width: number
  private over = 1n

  constructor(columns: number, rows: readonly Row[]) {
    const bounds = rows.flatMap(({ columns: of, least, most }) => [
      ...(least > 0n ? [{ of, bound: least, slack: -1n }] : []),
      ...(most === undefined ? [] : [{ of, bound: most, slack: 1n }]),
    ])
    this.columns = columns
    this.real = columns + bounds.length
    this.width = this.real + bounds.length
    const empty = (): bigint[] => new Array<bigint>(this.width + 1).fill(0n)
    this.lacking = empty()
    this.total = empty().fill(1n, 0, columns)
    for (const [i, { of, bound, slack }] of bounds.entries()) {
      const line = empty()
      for (const column of of) line[column] = 1n
      line[columns + i] = slack
      line[this.width] = bound
      this.lines.push(line)
      if (slack > 0n) {
        this.basis.push(columns + i)
        continue
      }
      for (const [j, entry] of line.entries()) this.lacking[j] = (this.lacking[j] as bigint) - entry
      line[this.real + i] = 1n
      this.basis.push(this.real + i)
    }
  }

  /** Is there a solution at all? */
  solve(spend: (steps: number) => void): boolean {
    this.lower(this.lacking, spend)
    if (this.lacking[this.width] !== 0n) return false
    for (const [i, column] of this.basis.entries()) if (column >= this.real) this.drop(i)
    this.lower(this.total, spend)
    return true
  }

  /** The number of each column, rounded down, and the first one that had to be. */
  values(): [split: number | undefined, values: bigint[]] {
    const values = new Array<bigint>(this.columns).fill(0n)
    let split: number | undefined
    for (const [i, column] of this.basis.entries()) {
      if (column >= this.columns) continue
      const amount = (this.lines[i] as bigint[])[this.width] as bigint
      values[column] = amount / this.over
      if (amount % this.over !== 0n && (split === undefined || column < split)) split = column
    }
    return [split, values]
  }

  private lower(goal: bigint[], spend: (steps: number) => void): void {
    for (;;) {
      const column = goal.findIndex((entry, j) => j < this.real && entry < 0n)
      const line = column < 0 ? -1 : this.leaving(column)
      if (line < 0) return
      spend(1)
      this.pivot(line, column)
    }
  }

  /** The line that bounds the column first. */
  private leaving(column: number): number {
    let best = -1
    for (const [i, line] of this.lines.entries()) {
      const entry = line[column] as bigint
      if (entry <= 0n) continue
      const rival = this.lines[best]
      if (rival === undefined) {
        best = i
        continue
      }
      const order = (line[this.width] as bigint) * (rival[column] as bigint) - (rival[this.width] as bigint) * entry
      if (order < 0n || (order === 0n && (this.basis[i] as number) < (this.basis[best] as number))) best = i
    }
    return best
  }

  /** Takes what lacks nothing out of the basis. */
  private drop(i: number): void {
    const line = this.lines[i] as bigint[]
    const column = line.findIndex((entry, j) => j < this.real && entry !== 0n)
    if (column < 0) return
    if ((line[column] as bigint) < 0n) for (const [j, entry] of line.entries()) line[j] = -entry
    this.pivot(i, column)
  }

  private pivot(i: number, column: number): void {
    const chosen = this.lines[i] as bigint[]
    const pivot = chosen[column] as bigint
    for (const line of [...this.lines, this.lacking, this.total]) {
      if (line === chosen) continue
      const factor = line[column] as bigint
      for (const [j, entry] of line.entries()) line[j] = (entry * pivot - factor * (chosen[j] as bigint)) / this.over
    }
    this.over = pivot
    this.basis[i] = column
  }
}
