import {
  type CirclePreview,
  previewCircle as contract,
  type PreviewPhoto,
} from '@varanda/domain/circle/calls/preview-circle'
import { circleLimits, historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import type { Photo } from '@varanda/domain/post/media'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { smallPicture } from '../../media/small-picture.ts'
import { isBarred } from '../barred.ts'
import { readBook } from '../read-book.ts'

/**
 * Who may not follow is told the same as of a circle that is not there. Of its posts everybody sees what following gives
 * them: a look from outside is no way around the history rule.
 */
export const previewCircle = callable(contract, async ({ circleId }, { uid, standing }, { now }) => {
  approvalNeeded(standing, 'follow-public-circle')
  const { circle, people } = await db.runTransaction(async (transaction) => {
    const book = await readBook(transaction, circleId, uid)
    if (book?.circle.kind !== 'public') throw new DomainError('circle-unknown')
    if (!book.people[uid] && (await isBarred(transaction, book, uid))) throw new DomainError('circle-unknown')
    return book
  })
  const { name, purpose = '', block = 0, owner } = circle
  const from = people[uid]?.from.toMillis() ?? historyFrom(rulesOf(circle).history, now)
  return {
    name,
    purpose,
    block,
    owner: personOf(owner, people[owner] ?? { name: '' }),
    members: Object.keys(people).length,
    follows: people[uid] !== undefined,
    posts: await newestOf(circleId, from),
  }
})

/** The newest from `from` on, in milliseconds. */
async function newestOf(circleId: string, from: number): Promise<CirclePreview['posts']> {
  const all = db.collection(paths.sourcePosts(circleSource(circleId)))
  const shared = all.where('createdAt', '>=', Timestamp.fromMillis(from)).orderBy('createdAt', 'desc')
  const { docs } = await shared.select().limit(circleLimits.previewed).get()
  if (docs.length === 0) return []
  const found = await db.getAll(...docs.map(({ id }) => db.doc(paths.post(id))))
  const posts = found.flatMap((one) => {
    const post = readIfWhole(postSchema, one)
    return post && !post.deleted ? [{ postId: one.id, post }] : []
  })
  return Promise.all(posts.map(({ postId, post }) => shownOf(postId, post)))
}

async function shownOf(postId: string, { text, createdAt, photos: [first] = [] }: Post) {
  const photo = first && (await pictureOf(postId, first))
  return { postId, text, createdAt: createdAt.toMillis(), ...(photo && { photo }) }
}

async function pictureOf(postId: string, { id, width, height, thumbhash, alt }: Photo): Promise<PreviewPhoto> {
  return { width, height, thumbhash, ...(alt && { alt }), webp: await smallPicture(postId, id) }
}
