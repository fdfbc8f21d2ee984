import type { Comment } from '@varanda/domain/post/comment'
import type { Row } from '../../data/use-list.ts'

/** A comment with what stands below it. */
export interface Group {
  /** No other group has it, and no comment: ids of comments have no colon. */
  key: string
  /** What is answered here; two groups have it where other words came in the place of those that were. */
  id: string
  /** `gone`: its words are. `unknown`: it is not among those that were fetched. */
  top: Row<Comment> | 'gone' | 'unknown'
  replies: Row<Comment>[]
}

interface Reading {
  /** Comments that are being deleted here. */
  removed: ReadonlySet<string>
  /** Words that are left out, unless somebody answered them. */
  isLeftOut: (comment: Comment) => boolean
  /** Every comment of the post is among them: what is not is nowhere. */
  isWhole: boolean
}

/**
 * Comments in the order of their moments, as a thread of two levels. A comment without words stands only as long as
 * something stands below it.
 */
export function threadOf(rows: readonly Row<Comment>[], { removed, isLeftOut, isWhole }: Reading): Group[] {
  const isGone = ({ id, data }: Row<Comment>) => data.deleted === true || removed.has(id)
  const isReply = ({ data }: Row<Comment>) => data.replyTo !== undefined
  const shown = rows.filter((row) => !isReply(row) || !(isGone(row) || isLeftOut(row.data)))
  const tops = new Map(shown.filter((row) => !isReply(row)).map((row) => [row.id, row]))
  const placeOf = (reply: Row<Comment>) => {
    const top = tops.get(reply.data.replyTo!)
    return top && isOlder(reply, top) ? `before:${top.id}` : reply.data.replyTo!
  }
  const below = new Map<string, Row<Comment>[]>()
  for (const reply of shown.filter(isReply)) {
    const id = placeOf(reply)
    below.set(id, [...(below.get(id) ?? []), reply])
  }
  const isStray = (id: string) => !tops.has(id) && !below.get(id)!.some(({ data }) => tops.has(data.replyTo!))
  const groups = new Map<string, Group>()
  // Older than all that were fetched is what stands above one of them and was not.
  const strays = isWhole ? [] : [...below.keys()].filter(isStray)
  for (const id of strays) groups.set(id, { key: id, id, top: 'unknown', replies: below.get(id)! })
  for (const row of shown) {
    const key = isReply(row) ? placeOf(row) : row.id
    const id = row.data.replyTo ?? row.id
    const replies = below.get(key) ?? []
    if (isReply(row)) {
      if (!tops.has(key) && !groups.has(key)) groups.set(key, { key, id, top: 'gone', replies })
    } else if (replies.length > 0 || !(isGone(row) || isLeftOut(row.data))) {
      groups.set(key, { key, id, top: isGone(row) ? 'gone' : row, replies })
    }
  }
  return [...groups.values()]
}

/**
 * Whether what a reply answered is not what stands there now: words that were deleted whole, and others in their place.
 * One that is on its way has its moment by this device's clock.
 */
function isOlder(reply: Row<Comment>, top: Row<Comment>): boolean {
  // A damaged one breaks its own row, and not the thread.
  const momentOf = ({ data }: Row<Comment>) =>
    (data.createdAt as Comment['createdAt'] | undefined)?.toMillis?.() ?? Number.NaN
  return !reply.pending && momentOf(reply) < momentOf(top)
}

/** With fewer replies than this all are open; else so many of them are, until somebody asks for the others. */
export const foldedReplies = { from: 10, shown: 3 } as const

/** The replies of a group that are shown. */
export function openReplies<One>(replies: readonly One[], isOpened: boolean): readonly One[] {
  return isOpened || replies.length < foldedReplies.from ? replies : replies.slice(0, foldedReplies.shown)
}
