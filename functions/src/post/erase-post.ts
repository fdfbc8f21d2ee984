import type { Fact } from '@varanda/domain/fact/fact'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { objects, type PreparedMedia } from '@varanda/domain/post/media'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { settlingOf } from '@varanda/domain/post/removal'
import { type Report, type ReportTarget, reportSchema, type Sealed } from '@varanda/domain/report/report'
import { keepingSources } from '@varanda/domain/source/reach'
import { FieldValue, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { deleteFiles } from '../media/delete-files.ts'
import { dropPost } from './drop-post.ts'
import { readAudienceIfWhole } from './read-audience.ts'

const perBatch = 200

/** What lies below a post and goes in one batch with its words; all else goes before. */
const withThePost = ['private', 'activity']

/**
 * Erases what a post was: words, earlier ones too, photos, what others left below it, counts, to whom it went. First it says in the post that it does, by
 * which a restoration at the same moment either came before, and nothing is erased, or comes too late. It may die
 * anywhere and come again. Answers false for a post that is not to be erased (any more).
 */
export async function erasePost(postId: string, now: Date): Promise<boolean> {
  const place = db.doc(paths.post(postId))
  const erasing = await db.runTransaction(async (transaction) => {
    const post = read(postSchema, await transaction.get(place))
    if (!post || settlingOf(post, now).act !== 'erase') return null
    if (!post.erasing) transaction.update(place, { erasing: true } satisfies Partial<Post>)
    return post
  })
  if (!erasing) return false
  await dropPost(postId, Number.POSITIVE_INFINITY)
  for (const below of await place.listCollections()) {
    if (!withThePost.includes(below.id)) await forEachPage(below, (batch, { ref }) => batch.delete(ref))
  }
  await sweepPost(postId)
  const { author, createdAt, rev } = erasing
  // Gone where an erasure died after its last batch; damaged, it was most likely for everyone.
  const audience = readAudienceIfWhole(await db.doc(paths.postAudience(postId)).get()) ?? forConnections()
  const tombstone: Post = {
    author: { uid: author.uid },
    kind: 'text',
    text: '',
    createdAt,
    rev: rev + 1,
    deleted: true,
    erasedAt: Timestamp.fromDate(now),
  }
  await db.runTransaction(async (transaction) => {
    // Where its author has left meanwhile, not even that is to stand there.
    if (!(await transaction.get(place)).exists) return
    for (const path of [paths.postAudience, paths.receipt, paths.fanOut, paths.activity]) {
      transaction.delete(db.doc(path(postId)))
    }
    for (const source of keepingSources(author.uid, audience)) {
      transaction.delete(db.doc(paths.sourcePost(source, postId)))
    }
    transaction.set(place, tombstone)
  })
  return true
}

/**
 * Erases photos, and what others' documents repeat of the words: copies in reports that are closed, beginnings in
 * notices; and the notices of what was done about it. What a report that is open sealed stays.
 */
export async function sweepPost(postId: string): Promise<void> {
  const reports = await reportsOn(postId)
  const held = new Set(reports.flatMap(({ report }) => (report.state === 'open' ? photosOf(report.sealed) : [])))
  if (held.size === 0) await deleteFiles(objects.mediaOf(postId))
  const { docs } = await db
    .collection(paths.allMedia)
    .where('postId' satisfies keyof PreparedMedia, '==', postId)
    .get()
  for (const note of docs) {
    const id: unknown = note.get('mediaId' satisfies keyof PreparedMedia)
    if (typeof id !== 'string' || held.has(id)) continue
    await deleteFiles(objects.media(postId, id))
    await note.ref.delete()
  }
  for (const { found, report } of reports) {
    if (report.state === 'open' || !report.sealed.text) continue
    await db.runTransaction(async (transaction) => {
      const now = read(reportSchema, await transaction.get(found.ref))
      if (now?.state === 'resolved') transaction.update(found.ref, { sealed: { text: '' } satisfies Sealed })
    })
  }
  // Of the post and whatever stood below it; `0` follows `/`.
  const source: keyof Fact = 'source'
  const facts = db
    .collection(paths.facts)
    .where(source, '>=', paths.post(postId))
    .where(source, '<', `${paths.post(postId)}0`)
  await forEachPage(facts, (batch, { ref }) => batch.delete(ref))
  const notices = db.collectionGroup('notifications').where('postId' satisfies keyof InstanceNotice, '==', postId)
  const excerpt: keyof InstanceNotice = 'excerpt'
  const acts: keyof ActivityNotice = 'items'
  for (const notice of (await notices.get()).docs) {
    if (notice.get(acts) !== undefined) await notice.ref.delete()
    else if (notice.get(excerpt) !== undefined) await notice.ref.update({ [excerpt]: FieldValue.delete() })
  }
}

export async function hasOpenReport(postId: string): Promise<boolean> {
  return (await reportsOn(postId)).some(({ report }) => report.state === 'open')
}

/** Those on the post itself and on comments below it. */
async function reportsOn(postId: string): Promise<{ found: QueryDocumentSnapshot; report: Report }[]> {
  const named: `target.${keyof Extract<ReportTarget, { kind: 'post' }>}` = 'target.postId'
  const lying = [db.collection(paths.reports), db.collection(paths.circleReports)]
  const found = await Promise.all(lying.map((collection) => collection.where(named, '==', postId).get()))
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((found) => {
      const report = readIfWhole(reportSchema, found)
      return report ? [{ found, report }] : []
    })
}

function photosOf({ photos = [] }: Sealed): string[] {
  return photos.map(({ id }) => id)
}

async function forEachPage(
  all: Query,
  write: (batch: FirebaseFirestore.WriteBatch, one: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    const { docs } = await all.limit(perBatch).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const one of docs) write(batch, one)
    await batch.commit()
  }
}
