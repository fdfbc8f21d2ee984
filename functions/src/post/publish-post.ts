import { restrictionsOf } from '@varanda/domain/circle/strictest'
import { DomainError } from '@varanda/domain/errors'
import { isPostIdOf } from '@varanda/domain/ids'
import { mayWrite, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type Receipt, receiptSchema } from '@varanda/domain/post/activity'
import type { createPost } from '@varanda/domain/post/calls/create-post'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { tagsOf } from '@varanda/domain/post/marks'
import type { Focus, Photo, PreparedMedia } from '@varanda/domain/post/media'
import { preparedMediaSchema } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { postSchema } from '@varanda/domain/post/post'
import { keepingSources } from '@varanda/domain/source/reach'
import type { SourcePost } from '@varanda/domain/source/source'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type * as v from 'valibot'
import { setAlarm } from '../alarm/set-alarm.ts'
import { checkForSubscribers, tierOf } from '../card/for-subscribers.ts'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'
import { giveEntries } from '../source/give-entries.ts'
import { readAudienceReach, shownOf } from './audience-reach.ts'
import { versionAt } from './version-at.ts'

/**
 * Writes the post, its audience, to whom it goes and the author's own entry at once; the readers' entries follow by
 * task. `chain`: the automations that led to it.
 */
export async function publishPost(
  input: v.InferOutput<typeof createPost.input>,
  member: { uid: string; authTime: number },
  now: Date,
  chain?: readonly string[],
): Promise<{ postId: string; readers: number }> {
  const { postId, text, photos: chosen, audience, shown, together: mayBoth } = input
  if (!isPostIdOf(postId, member.uid)) throw new DomainError('bad-input')
  const photoIds = chosen.map(({ id }) => id)
  const createdAt = Timestamp.fromDate(now)
  const readers = await db.runTransaction(async (transaction) => {
    const [existing, receipt, found, ...prepared] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.receipt(postId)),
      db.doc(paths.standing(member.uid)),
      ...photoIds.map((id) => db.doc(paths.media(postId, id))),
    )
    const standing = read(standingSchema, found)
    if (!standing || !mayWrite(standing, member.authTime)) throw new DomainError('not-active')
    const before = read(postSchema, existing)
    // Sent again after it was deleted: it was sent.
    if (before?.deleted) return 0
    if (before?.text === text && isSame(before.photos, photoIds)) {
      return countOf(read(receiptSchema, receipt))
    }
    // Sent again after it was edited.
    const sent = before?.editedAt && (await versionAt(postId, 1))
    if (sent?.text === text && isSame(sent.photos, photoIds)) return countOf(read(receiptSchema, receipt))
    if (before) throw new DomainError('id-taken')
    const caller = { uid: member.uid, standing }
    const reach = await readAudienceReach(transaction, caller, audience, createdAt)
    const { readers, isListed, circles, own, told, together } = reach
    if (shown !== undefined && shown !== shownOf(member.uid, reach)) throw new DomainError('audience-wider')
    if (together.length > 0 && !mayBoth) throw new DomainError('never-together')
    const author = { uid: member.uid }
    const photos = prepared.map((media, index) =>
      photoOf(read(preparedMediaSchema, media), member.uid, chosen[index]?.focus),
    )
    const kind = photos.length > 0 ? 'photos' : 'text'
    const restrictions = restrictionsOf(circles.map(({ circle }) => circle))
    const tags = tagsOf(text)
    const marked = {
      ...(photos.length > 0 && { photos }),
      ...(tags.length > 0 && { tags }),
      ...(chain && { chain: [...chain] }),
      ...tierOf(circles),
    }
    if (marked.tier !== undefined) await checkForSubscribers(transaction, text)
    const post: Post = { author, kind, text, ...marked, createdAt, rev: 1, ...restrictions }
    transaction.create(db.doc(paths.post(postId)), post)
    transaction.create(db.doc(paths.postAudience(postId)), audience)
    for (const { ref } of prepared) transaction.update(ref, { unusedSince: FieldValue.delete() })
    for (const mediaId of photoIds) setAlarm(transaction, 'remove-photo', { postId, mediaId }, null)
    const first: Receipt = isListed ? { readers } : { readers: [], unlisted: readers.length }
    transaction.create(db.doc(paths.receipt(postId)), first)
    for (const { id, circle } of circles) {
      if (circle?.kind === 'public') transaction.update(db.doc(paths.circle(id)), { activeAt: createdAt })
    }
    const { except } = audience
    const shared: SourcePost = { author: member.uid, createdAt, except, readers: readers.length }
    for (const source of keepingSources(member.uid, audience)) {
      transaction.create(db.doc(paths.sourcePost(source, postId)), shared)
    }
    const entry = entryOf(postId, post, othersOf(member.uid, readers, isListed ? readers : []))
    giveEntries(transaction, [{ reader: member.uid, entry, sources: own }], told)
    return readers.length
  })
  await enqueueAhead('fanOutPost', { postId }, { id: `fan-out-${postId}` })
  return { postId, readers }
}

function countOf({ readers, unlisted = readers.length }: Receipt = { readers: [] }): number {
  return unlisted
}

function isSame(photos: readonly Photo[] = [], ids: readonly string[]): boolean {
  return photos.length === ids.length && photos.every(({ id }, index) => id === ids[index])
}

/**
 * The photo's facts as the instance measured them, and the point that its author chose. Throws `photo-missing` if it
 * was not prepared for this post by its author.
 */
function photoOf(prepared: PreparedMedia | undefined, author: string, focus: Focus | undefined): Photo {
  if (prepared?.author !== author || !prepared.photo || prepared.removing) throw new DomainError('photo-missing')
  return { ...prepared.photo, ...(focus && { focus }) }
}
