import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import { sayMarks } from '@varanda/domain/post/marks'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { rosterSchema } from '@varanda/domain/source/roster'
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { type AlbumPost, monthPage } from './album/month.ts'
import { monthFile } from './album/month-words.ts'
import { monthOf } from './local-time.ts'
import { photoFile } from './photo-file.ts'
import type { Slice } from './slice.ts'
import { exportWords } from './words.ts'

/** Posts on one page of the album, and comments that it shows below each. */
const [postsOnPage, commentsShown] = [40, 20]

/** Whose words are left out, and how whoever is called is named. */
interface Known {
  isBlocked(uid: string): boolean
  nameOf(uid: string): string
}

/** One page of the album. Answers whether that was the last. */
export async function copyAlbumPage(slice: Slice): Promise<boolean> {
  const { binder, whose, locale, name } = slice
  const { work } = binder
  const found = await postsAfter(whose.uid, work.after)
  const [first] = found
  if (!first) return true
  const month = monthOfPost(first)
  const those = found.filter((one) => monthOfPost(one) === month).slice(0, postsOnPage)
  const next = found[those.length]
  work.page = cursorOf(work.after).month === month ? work.page + 1 : 1
  const known = await readKnown(slice)
  const posts = await Promise.all(those.map((one) => albumPost(slice, one, known)))
  const { folder } = exportWords[locale].inside
  const isLast = !next || monthOfPost(next) !== month
  binder.add(
    `${folder}/album/${monthFile(month, work.page)}`,
    monthPage({
      locale,
      name,
      months: work.months,
      month,
      page: work.page,
      isLast,
      posts: posts.filter((one) => one !== undefined),
    }),
  )
  slice.read += those.length * 2
  work.after = cursorAt(month, those.at(-1)!)
  return next === undefined
}

/** One more than a page holds, so that it is known whether the month goes on. */
async function postsAfter(uid: string, after: string): Promise<QueryDocumentSnapshot[]> {
  const all = db
    .collection(paths.posts)
    .where('author.uid', '==', uid)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .limit(postsOnPage + 1)
  const { seconds, nanoseconds, path } = cursorOf(after)
  return (await (path ? all.startAfter(new Timestamp(seconds, nanoseconds), db.doc(path)) : all).get()).docs
}

function cursorAt(month: string, found: QueryDocumentSnapshot): string {
  const at = found.get('createdAt') as Timestamp
  return [month, at.seconds, at.nanoseconds, found.ref.path].join(' ')
}

function cursorOf(after: string) {
  const [month = '', seconds = '0', nanoseconds = '0', path = ''] = after.split(' ')
  return { month, seconds: Number(seconds), nanoseconds: Number(nanoseconds), path }
}

const monthOfPost = (found: QueryDocumentSnapshot) => monthOf((found.get('createdAt') as Timestamp).toDate())

async function albumPost(slice: Slice, found: QueryDocumentSnapshot, known: Known): Promise<AlbumPost | undefined> {
  const post = readIfWhole(postSchema, found)
  if (!post || post.deleted) return undefined
  const { photos } = exportWords[slice.locale].inside
  const { shown, hasMore } = await commentsOf(slice, found.id, known)
  return {
    at: post.createdAt.toDate(),
    text: sayMarks(post.text, known.nameOf),
    photos: (post.photos ?? []).map((photo) => ({
      ...sized(photo),
      src: `../${photos}/${photoFile(post.createdAt, photo.id)}`,
    })),
    comments: shown,
    hasMore,
  }
}

const sized = ({ width, height, alt }: NonNullable<Post['photos']>[number]) => ({ width, height, ...(alt && { alt }) })

async function commentsOf({ whose, locale }: Slice, postId: string, { isBlocked, nameOf }: Known) {
  const first = db
    .collection(paths.comments(postId))
    .orderBy('createdAt')
    .limit(commentsShown + 1)
  const { docs } = await first.get()
  const { you } = exportWords[locale].album
  const shown = docs.slice(0, commentsShown).flatMap((one) => {
    const comment = readIfWhole(commentSchema, one)
    if (!comment || comment.text === '' || isBlocked(comment.author.uid)) return []
    const name = comment.author.uid === whose.uid ? you : comment.author.name
    return [{ name, text: sayMarks(comment.text, nameOf) }]
  })
  return { shown, hasMore: docs.length > commentsShown }
}

async function readKnown({ whose, locale, name }: Slice): Promise<Known> {
  const [roster, blocks] = await Promise.all([
    db.doc(paths.roster(whose.uid)).get(),
    db.collection(paths.blocks(whose.uid)).select().get(),
  ])
  const people = readIfWhole(rosterSchema, roster)?.people ?? {}
  const blocked = new Set(blocks.docs.map(({ id }) => id))
  const { someone } = exportWords[locale].album
  return {
    isBlocked: (uid) => blocked.has(uid),
    nameOf: (uid) => (uid === whose.uid ? name : (people[uid]?.name ?? someone)),
  }
}
