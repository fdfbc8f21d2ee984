import { concernsChild, type Report } from './report.ts'

/** What a reporter says, and when. */
type Said = Pick<Report, 'category' | 'words' | 'at'>

/**
 * What an open report changes in where its reporter reports the same again; null where it stays as it is. Only what turns
 * out to concern a child counts: whoever pressed twice is not heard twice.
 */
export function raisedBy({ category: before }: Pick<Report, 'category'>, { category, words, at }: Said): Said | null {
  return concernsChild(category) && !concernsChild(before) ? { category, words, at } : null
}

/** A closed report that is made again: `made` is what it says now; what was done about it before stays known. */
export function reopened<Known extends Report>(known: Known, made: Report): Omit<Known, 'undoUntil'> {
  const { undoUntil: _, ...rest } = { ...known, ...made, history: known.history }
  return rest
}
