import type { Moment } from '@varanda/domain/moment'
import { words } from '../words.ts'

const minute = 60_000
const hour = 60 * minute

/** How long a refusal can still be taken back; undefined once its message left. */
export function sayLeft(mailAt: Moment, now: Date): string | undefined {
  const left = mailAt.toMillis() - now.getTime()
  if (left <= 0) return undefined
  const { undo, hours, minutes } = words.state
  return undo(left >= hour ? hours(Math.floor(left / hour)) : minutes(Math.max(1, Math.floor(left / minute))))
}
