import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import { mentionsOf, sayMarks } from '@varanda/domain/post/marks'
import type { Post } from '@varanda/domain/post/post'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { type AlbumPost, monthPage } from './album/month.ts'
import { monthFile } from './album/month-words.ts'
import { cursorAt, cursorOf } from './cursor.ts'
import { readNames } from './group/read-group.ts'
import { whoseWordsGoAlong } from './group/whose-words.ts'
import { monthOf } from './local-time.ts'
import { photoFile } from './photo-file.ts'
import { type OrderedPost, postsInOrder } from './posts-in-order.ts'
import type { Slice } from './slice.ts'
import { exportWords, insideOf } from './words.ts'

/** Posts on one page of the album, and comments that it shows below each. */
const [postsOnPage, commentsShown] = [40, 20]

/** What an album is called. */
export function titleOf({ group, locale, name }: Pick<Slice, 'group' | 'locale' | 'name'>): string {
  return group?.name ?? exportWords[locale].album.title(firstName(name))
}

/** One page of the album. Answers whether that was the last. */
export async function copyAlbumPage(slice: Slice): Promise<boolean> {
  const { binder, locale } = slice
  const { work } = binder
  // One more than a page holds, so that it is known whether the month goes on.
  const found = await postsInOrder(slice, work.after, postsOnPage + 1)
  const [first] = found
  if (!first) return true
  const month = monthOfPost(first)
  const those = found.filter((one) => monthOfPost(one) === month).slice(0, postsOnPage)
  const next = found[those.length]
  // Of a month of which nothing goes along there is no page.
  const isKnown = work.months.some((one) => one.month === month)
  if (isKnown) {
    work.page = cursorOf(work.after).month === month ? work.page + 1 : 1
    const { folder } = insideOf(slice)
    const isLast = !next || monthOfPost(next) !== month
    const [title, months, page] = [titleOf(slice), work.months, work.page]
    const posts = await albumPosts(slice, those)
    binder.add(
      `${folder}/album/${monthFile(month, page)}`,
      monthPage({ locale, title, months, month, page, isLast, posts }),
    )
  }
  slice.read += those.length * 2
  work.after = cursorAt(those.at(-1)!)
  return next === undefined
}

const monthOfPost = ({ createdAt }: OrderedPost) => monthOf(createdAt.toDate())

/**
 * Posts as the album shows them, with names instead of marks; of a group also whose each is, and who is called in it is
 * named where words of theirs would go along.
 */
export async function albumPosts(slice: Slice, those: readonly OrderedPost[]): Promise<AlbumPost[]> {
  const { whose, group, locale, name } = slice
  const standing = those.flatMap(({ postId, post }) => (post ? [{ postId, post }] : []))
  const comments = await Promise.all(standing.map(({ postId }) => commentsOf(postId)))
  const authors = comments.flat().map(({ author }) => author.uid)
  const called = [...standing.map(({ post }) => post), ...comments.flat()].flatMap(({ text }) => mentionsOf(text))
  const everybody = [...authors, ...standing.map(({ post }) => post.author.uid), ...called]
  const [names, mayAppear] = await Promise.all([
    readNames(whose.uid, group),
    group ? whoseWordsGoAlong(whose.uid, everybody) : exceptBlocked(whose.uid, authors),
  ])
  const { someone, you } = exportWords[locale].album
  const isNamed = (uid: string) => !group || mayAppear.has(uid)
  const nameOf = (uid: string) => (uid === whose.uid ? name : (isNamed(uid) && names.get(uid)) || someone)
  const photos = `../${insideOf(slice).photos}`
  return standing.map(({ post }, index) => ({
    at: post.createdAt.toDate(),
    ...(group && { by: nameOf(post.author.uid) }),
    text: sayMarks(post.text, nameOf),
    photos: (post.photos ?? []).map((photo) => ({
      ...sized(photo),
      src: `${photos}/${photoFile(post.createdAt, photo.id)}`,
    })),
    comments: comments[index]!.slice(0, commentsShown)
      .filter(({ text, author }) => text !== '' && mayAppear.has(author.uid))
      .map(({ text, author }) => ({
        name: author.uid === whose.uid && !group ? you : author.name,
        text: sayMarks(text, nameOf),
      })),
    hasMore: comments[index]!.length > commentsShown,
  }))
}

const sized = ({ width, height, alt }: NonNullable<Post['photos']>[number]) => ({ width, height, ...(alt && { alt }) })

/** One more than are shown, so that it is known whether there are. */
async function commentsOf(postId: string): Promise<Comment[]> {
  const first = db
    .collection(paths.comments(postId))
    .orderBy('createdAt')
    .limit(commentsShown + 1)
  return (await first.get()).docs.flatMap((one) => readIfWhole(commentSchema, one) ?? [])
}

async function exceptBlocked(uid: string, authors: readonly string[]): Promise<ReadonlySet<string>> {
  const blocks = await db.collection(paths.blocks(uid)).select().get()
  const blocked = new Set(blocks.docs.map(({ id }) => id))
  return new Set(authors.filter((one) => !blocked.has(one)))
}
