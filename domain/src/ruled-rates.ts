import type { Moment } from './moment.ts'

/** At most so many times in so many seconds. */
export interface RateWindow {
  most: number
  seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const rules = (most: number, seconds: number) => ({ keptBy: 'rules' as const, windows: [{ most, seconds }] as const })

/** How often a member may write to Firestore what firestore.rules count; apart, since the app's first page counts too. */
export const ruledRates = {
  comment: rules(60, 10 * minute),
  // A tap each: a whole feed may be gone through. Keeping a post for later is one as well.
  reaction: rules(120, 10 * minute),
  // A new name or photo is written to everybody who knows the member.
  profile: rules(20, day),
  choice: rules(60, hour),
}

/** The acts that firestore.rules count, by their documents `users/{uid}/rates/{act}`. */
export type RuledAct = keyof typeof ruledRates

/** `users/{uid}/rates/{act}`: how often a member did what firestore.rules count, in the window that began at `from`. */
export interface RateCount {
  from: Moment
  n: number
  at: Moment
  /** What the last one was written to; as `countedWrite` says it. */
  of: string
}

/** As which act rules count what `uid` writes at a path, and how the count names that one document to them. */
export function countedWrite(uid: string, path: string): { act: RuledAct; of: string } | undefined {
  const [top, id, sub, document = ''] = path.split('/')
  if (top === 'posts' && sub === 'comments') return { act: 'comment', of: `${id}/${document}` }
  if (top === 'posts' && sub === 'reactions') return { act: 'reaction', of: `${id}/${document}` }
  if (top !== 'users' || id !== uid) return undefined
  if (sub === undefined) return { act: 'profile', of: uid }
  if (sub === 'feed') return { act: 'reaction', of: document }
  if (sub === 'devices') return { act: 'choice', of: document }
  if (sub === 'watches') return { act: 'choice', of: document }
  if (sub === 'private' && ['settings', 'mail', 'mutes', 'notices'].includes(document))
    return { act: 'choice', of: document }
  return undefined
}

/**
 * How the count goes on with one more: a new window, one more in this one, or not before a moment (milliseconds).
 * Increments come first, because they are right whatever clock a device has and in whatever order its writes arrive;
 * `isPending`: some of the count has not reached the instance, where alone a window may begin.
 */
export function nextCount(
  act: RuledAct,
  count: Pick<RateCount, 'n' | 'from'> | undefined,
  isPending: boolean,
  now: number,
): 'begin' | 'add' | { until: number } {
  const [{ most, seconds }] = ruledRates[act].windows
  if (!count) return 'begin'
  if (count.n < most) return 'add'
  const until = count.from.toMillis() + seconds * 1000
  return isPending || now < until ? { until: Math.max(until, now + 60_000) } : 'begin'
}
