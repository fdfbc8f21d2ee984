import { DomainError } from '../errors.ts'
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

/**
 * Whoever ends a report has read what it says now. Throws `edited-meanwhile` where its reporter has said something else
 * since the one on the screen was made.
 */
export function checkAsRead({ at }: Pick<Report, 'at'>, reportedAt: number | undefined): void {
  if (reportedAt !== undefined && at.toMillis() !== reportedAt) throw new DomainError('edited-meanwhile')
}

/**
 * Whether a report stays as it is: something was taken by it, and the copy in it is what an answer to that is read by. The
 * same reported again is a report of its own.
 */
export function takesNoMore({ state, history }: Pick<Report, 'state' | 'history'>): boolean {
  return state === 'resolved' && history.at(-1)?.act === 'removed'
}

/** A report of its own about what was reported before: what was done about it then stays known. */
export function following({ history, circle }: Report, made: Report): Report {
  return { ...made, history, ...(circle !== undefined && { circle }) }
}
