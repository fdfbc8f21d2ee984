/** The days that a list of notices is told by; what is older than a week is one of them. */
export type DayLabel = 'today' | 'yesterday' | 'earlier' | { weekday: Date }

interface Told {
  data: { at: { toDate(): Date } }
}

export interface DayOfNotices<Row> {
  label: DayLabel
  rows: readonly Row[]
}

/** Pure: the rows by the days of the reader's clock, in the order they come in. */
export function byDay<Row extends Told>(rows: readonly Row[], now: Date): DayOfNotices<Row>[] {
  const days = new Map<string, { label: DayLabel; rows: Row[] }>()
  for (const row of rows) {
    const at = row.data.at.toDate()
    const label = labelOf(at, now)
    const key = typeof label === 'string' ? label : at.toDateString()
    const day = days.get(key) ?? { label, rows: [] }
    day.rows.push(row)
    days.set(key, day)
  }
  return [...days.values()]
}

function labelOf(at: Date, now: Date): DayLabel {
  const noon = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
  const days = Math.round((noon(now) - noon(at)) / 86_400_000)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? { weekday: at } : 'earlier'
}
