import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { keptAudienceSchema } from '@varanda/domain/post/audience'
import { postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import type { Ruling } from '@varanda/domain/report/ruling'
import { circleSource } from '@varanda/domain/source/reach'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { settleAudienceSoon } from '../post/settle-audience.ts'
import { rule } from '../report/ruling/rule.ts'

/**
 * Reads a post that stands in a circle and answers how to take it out of it within `transaction`; null when it was taken
 * already. `report` says why, where somebody reported it: then also one that its author has deleted, or addressed elsewhere,
 * since, and could let stand there again. Throws `post-unknown` for one that is not there. By a new `rev` a fan-out that is
 * under way begins again and finds the circle gone from the audience.
 */
export async function takingPost(
  transaction: Transaction,
  circleId: string,
  postId: string,
  report?: Pick<Ruling, 'reason' | 'category' | 'report'>,
): Promise<((by: string, now: Date) => void) | null> {
  const [found, kept] = await transaction.getAll(db.doc(paths.post(postId)), db.doc(paths.postAudience(postId)))
  const post = read(postSchema, found)
  const audience = read(keptAudienceSchema, kept)
  if (!post || !audience || 'base' in audience) throw new DomainError('post-unknown')
  const state = stateOf(post)
  const stands = state === 'live' && audience.circles.includes(circleId)
  const mayStandAgain = report !== undefined && (state === 'live' || state === 'deleted')
  if (!stands && !mayStandAgain) throw new DomainError('post-unknown')
  if (audience.taken?.includes(circleId)) return null
  return (by, now) => {
    transaction.update(kept!.ref, { taken: FieldValue.arrayUnion(circleId) })
    transaction.update(found!.ref, { rev: FieldValue.increment(1) })
    const source = paths.sourcePost(circleSource(circleId), postId)
    transaction.delete(db.doc(source))
    const author = post.author.uid
    if (author !== by) {
      const at = Timestamp.fromDate(now)
      record(transaction, { kind: 'group-post-taken', source, turn: now.getTime(), at, by, about: [author] })
      const ruling = {
        reason: '',
        ...report,
        kind: 'post-taken',
        whose: author,
        by,
        at,
        postId,
        circle: circleId,
      } as const
      rule(transaction, source, ruling)
    }
    settleAudienceSoon(transaction, postId, now)
  }
}
