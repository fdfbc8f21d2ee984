import type { Moment } from '../moment.ts'
import type { Audience } from '../post/audience.ts'
import { type MemberRow, reaches, type Source, type SourceChange, sourceOf } from './source.ts'

/** The log of a source of a post, as far as it is looked at. */
export interface SourceLog {
  source: Source
  /** Oldest first, and some from just before the post: they may have been written after it. */
  changes: readonly SourceChange[]
  /** Who is in it now. */
  rows: Readonly<Record<string, MemberRow>>
  /** The post came into it later than it was written: to whom it first went says nothing of who was in it. */
  isLater: boolean
  /** A group: what happened while the author was in it is theirs to know, and no more. */
  isGroup: boolean
}

/** Somebody got a post by one of its sources, or lost that way to it. */
export interface ReaderChange {
  uid: string
  change: 'came' | 'left'
  source: Source
  at: Moment
}

/**
 * Pure: what changed in who has a post, newest first, by the logs of its sources. Whoever came without getting what was
 * there before, came and had gone before the post, is excepted, or is not among the named, is none of it. `first` are
 * those to whom it went.
 */
export function changesOfReaders(
  post: { author: string; createdAt: Moment },
  audience: Audience,
  logs: readonly SourceLog[],
  first: readonly string[],
): ReaderChange[] {
  const went = new Set(first)
  return logs
    .flatMap((log) => changesIn(post, audience, log, went, logs.length === 1))
    .sort((one, other) => other.at.toMillis() - one.at.toMillis())
}

function changesIn(
  { author, createdAt }: { author: string; createdAt: Moment },
  { connections, people, except }: Audience,
  { source, changes, rows, isLater, isGroup }: SourceLog,
  went: ReadonlySet<string>,
  isOnly: boolean,
): ReaderChange[] {
  const isNamedAlone = source === sourceOf(author) && !connections
  const isMeant = (uid: string) => !except.includes(uid) && (!isNamedAlone || people.includes(uid))
  const getsIt = ({ uid, at, from }: SourceChange) => {
    const row = rows[uid]
    const isOfNow = row?.since.toMillis() === at.toMillis()
    return reaches(isOfNow ? row : { since: at, ...(from && { from }) }, createdAt)
  }
  const has = new Map<string, boolean>()
  const isBefore = ({ at }: SourceChange) => at.toMillis() <= createdAt.toMillis()
  const before = changes.filter((one) => isBefore(one) && one.change !== 'took-album')
  const lastBefore = new Map(before.map((one) => [one.uid, one]))
  let isInside = !isGroup || wasInside(author, changes, rows)
  return changes.flatMap((one): ReaderChange[] => {
    const { uid, change, at } = one
    if (change === 'took-album') return []
    if (uid === author) {
      if (isGroup) isInside = change === 'came'
      return []
    }
    if (!isMeant(uid)) return []
    // Of what was before the post only how it stood at last may have been written after it; that it went to somebody tells
    // of it where they had no other way.
    if (isBefore(one) && (!isOnly || lastBefore.get(uid) !== one)) return []
    const hadAtFirst = isBefore(one) ? went.has(uid) : change === 'left' && (isLater || went.has(uid))
    const had = has.get(uid) ?? hadAtFirst
    const hasNow = change === 'came' && getsIt(one)
    has.set(uid, hasNow)
    return had !== hasNow && isInside ? [{ uid, change, source, at }] : []
  })
}

/** Whether the author was in a source before the first of these changes. */
function wasInside(author: string, changes: readonly SourceChange[], rows: SourceLog['rows']): boolean {
  const own = changes.find(({ uid, change }) => uid === author && change !== 'took-album')
  return own ? own.change === 'left' : author in rows
}
