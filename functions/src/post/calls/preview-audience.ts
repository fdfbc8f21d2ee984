import { DomainError } from '@varanda/domain/errors'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { isSameAudience } from '@varanda/domain/post/audience-change'
import { previewAudience as contract } from '@varanda/domain/post/calls/preview-audience'
import { postSchema } from '@varanda/domain/post/post'
import { circleOf, readersBySource } from '@varanda/domain/source/reach'
import { sourceOf } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { rosterOf } from '../../source/roster.ts'
import { readAudienceReach, shownOf } from '../audience-reach.ts'
import { readAudience } from '../read-audience.ts'

/** Names come from the author's own roster and those of the circles, as the rows were copied there. */
export const previewAudience = callable(contract, async ({ audience, postId }, member, { now }) =>
  db.runTransaction(async (transaction) => {
    const sent = postId === undefined ? undefined : await readSent(transaction, postId, member.uid)
    const at = sent?.post.createdAt ?? Timestamp.fromDate(now)
    const reach = await readAudienceReach(transaction, member, audience, at, sent?.audience)
    const { readers, own, isListed, together, circles, reached } = reach
    if (sent && own.length === 0 && !isSameAudience(sent.audience, audience)) throw new DomainError('before-you-came')
    const known = await rosterOf(transaction, member.uid)
    const names = new Map(circles.flatMap(({ people }) => Object.entries(people)))
    const through = readersBySource(member.uid, audience, reached)
    const people = readers.map((uid) => {
      const sources = through.get(uid) ?? []
      return {
        ...personOf(uid, known[uid] ?? names.get(uid) ?? { name: '' }),
        circles: sources.map(circleOf).filter((id) => id !== undefined),
        isKnown: sources.includes(sourceOf(member.uid)),
      }
    })
    return { count: readers.length, people: isListed ? people : [], shown: shownOf(member.uid, reach), together }
  }),
)

async function readSent(transaction: Transaction, postId: string, author: string) {
  const [found, kept] = await transaction.getAll(db.doc(paths.post(postId)), db.doc(paths.postAudience(postId)))
  const post = read(postSchema, found)
  const audience = readAudience(kept)
  if (post?.author.uid !== author || post.deleted || !audience) throw new DomainError('post-unknown')
  return { post, audience }
}
