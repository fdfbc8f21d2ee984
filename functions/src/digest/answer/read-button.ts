import { circleSchema } from '@varanda/domain/circle/circle'
import { mayNameChildren } from '@varanda/domain/circle/strictest'
import { type Digest, digestSchema } from '@varanda/domain/digest/digest'
import { isButtonGood, takesWords } from '@varanda/domain/digest/may-answer'
import { isWard } from '@varanda/domain/guardian/guardian'
import { mailWishesSchema } from '@varanda/domain/mail/mail'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { noticeWishesSchema, usualZone } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { activitySummarySchema } from '@varanda/domain/post/activity'
import { type Entry, onlyCircleOf } from '@varanda/domain/post/entry'
import { type Post, postSchema } from '@varanda/domain/post/post'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { readAudience } from '../../post/read-audience.ts'

/** A button by where it leads: a digest, and a place in it. */
export interface ButtonPlace {
  uid: string
  digestId: string
  place: number
}

/** What a button opens, as of now. */
export interface Button extends ButtonPlace {
  digest: Digest
  postId: string
  post: Post
  entry: Entry
  reader: { uid: string; name: string }
  /** Without a name where the post's circles name no children in what leaves the app, and they are one. */
  author: { uid: string; name: string }
  takesWords: boolean
}

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Asks everything anew that a button hangs on, but for its time. Undefined where it opens nothing. */
export async function readButton(reads: Reads, at: ButtonPlace): Promise<Button | undefined> {
  const { uid, digestId, place } = at
  const [found, standing, mailWishes, noticeWishes, readerFound] = await reads.getAll(
    db.doc(paths.digest(uid, digestId)),
    db.doc(paths.standing(uid)),
    db.doc(paths.mailWishes(uid)),
    db.doc(paths.noticeWishes(uid)),
    db.doc(paths.user(uid)),
  )
  const digest = read(digestSchema, found)
  const postId = digest?.posts[place]
  if (postId === undefined) return undefined
  const [entryFound, postFound, audienceFound, summaryFound] = await reads.getAll(
    db.doc(paths.entry(uid, postId)),
    db.doc(paths.post(postId)),
    db.doc(paths.postAudience(postId)),
    db.doc(paths.activity(postId)),
  )
  const post = read(postSchema, postFound)
  if (!post) return undefined
  const { uid: authorUid } = post.author
  const [authorFound, authorStanding, one, other, ...circlesFound] = await reads.getAll(
    db.doc(paths.user(authorUid)),
    db.doc(paths.standing(authorUid)),
    db.doc(paths.block(uid, authorUid)),
    db.doc(paths.block(authorUid, uid)),
    ...(readAudience(audienceFound)?.circles ?? []).map((id) => db.doc(paths.circle(id))),
  )
  const entry = entryFound!.data() as Entry | undefined
  const reader = read(memberSchema, readerFound)
  const circles = circlesFound.map((circle) => read(circleSchema, circle)).filter((circle) => circle !== undefined)
  const isGood = isButtonGood({
    digest,
    standing: read(standingSchema, standing),
    mailWishes: read(mailWishesSchema, mailWishes),
    noticeWishes: read(noticeWishesSchema, noticeWishes),
    entry,
    post,
    circles,
    isApart: one!.exists || other!.exists,
  })
  if (!isGood || !digest || !entry || !reader) return undefined
  const group = circlesFound.find(({ id }) => id === onlyCircleOf(entry))
  if (read(circleSchema, group)?.frozen) return undefined
  const held = read(standingSchema, authorStanding)
  // As `unnamedIn` says, of what is read here as of this moment.
  const isNamed = mayNameChildren(circles) || (held !== undefined && !isWard(held))
  return {
    ...at,
    digest,
    postId,
    post,
    entry,
    reader: { uid, name: reader.name },
    author: { uid: authorUid, name: (isNamed && read(memberSchema, authorFound)?.name) || '' },
    takesWords: takesWords(entry, read(activitySummarySchema, summaryFound)),
  }
}

/** By whose clock a reader's days begin. */
export async function zoneOf(uid: string): Promise<string> {
  return read(noticeWishesSchema, await db.doc(paths.noticeWishes(uid)).get())?.zone || usualZone
}
