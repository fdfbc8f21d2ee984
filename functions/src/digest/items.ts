import { reactionPart } from '@varanda/domain/digest/answer-button'
import { digestLimits } from '@varanda/domain/digest/digest'
import type { DigestWish } from '@varanda/domain/digest/digest-wish'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { cutBefore, mentionsOf, sayMarks } from '@varanda/domain/post/marks'
import { post as postEn } from '@varanda/domain/post/messages/en/post'
import { post as postPt } from '@varanda/domain/post/messages/pt/post'
import { db } from '../lib/app.ts'
import { capitalized } from '../lib/capitalized.ts'
import { namesOf } from '../member/names-of.ts'
import { unnamedIn } from '../post/unnamed.ts'
import { rosterOf } from '../source/roster.ts'
import type { Attached } from './attach.ts'
import type { DigestItem } from './digest-content.ts'
import { digestWords } from './digest-words.ts'
import type { ToldPost } from './read-posts.ts'
import { whenInWords } from './when-words.ts'

const postWords = { pt: postPt, en: postEn }

/** How the people of a digest are called: whom its reader knows, and whoever posted. */
export interface Names {
  known: ReadonlyMap<string, string>
  authors: ReadonlyMap<string, string>
  /** By post: whom nothing about it names. */
  unnamed: ReadonlyMap<string, ReadonlySet<string>>
}

export async function readNames(uid: string, posts: readonly ToldPost[]): Promise<Names> {
  const roster = await db.runTransaction((transaction) => rosterOf(transaction, uid), { readOnly: true })
  const known = new Map(Object.entries(roster).map(([one, { name }]) => [one, name]))
  const [authors, unnamed] = await Promise.all([
    namesOf(posts.map(({ post }) => post.author.uid)),
    unnamedIn(
      posts.map(({ postId, post, others }) => ({
        postId,
        uids: [post.author.uid, ...mentionsOf(post.text), ...others.uids],
      })),
    ),
  ])
  return { known, authors, unnamed: new Map(posts.map(({ postId }, index) => [postId, unnamed[index]!])) }
}

/** Whom a post does not name it does not show by their face either. */
export function isAuthorNamed({ unnamed }: Names, { postId, post }: ToldPost): boolean {
  return unnamed.get(postId)?.has(post.author.uid) !== true
}

interface Around {
  names: Names
  /** Undefined where they want no buttons. */
  answer: string | undefined
  picture: Attached | undefined
  face: string | undefined
  wish: Pick<DigestWish, 'show'>
  wishes: NoticeWishes
  locale: Locale
  now: Date
}

/** Pure: a post as its reader's digest tells of it. */
export function itemOf(
  told: ToldPost,
  { names, answer, picture, face, wish, wishes, locale, now }: Around,
): DigestItem {
  const words = digestWords[locale]
  const { post } = told
  const isUnnamed = (uid: string) => names.unnamed.get(told.postId)?.has(uid) === true
  const nameOf = (uid: string) =>
    isUnnamed(uid) ? undefined : names.known.get(uid) || names.authors.get(uid) || undefined
  const author = (isAuthorNamed(names, told) && names.authors.get(post.author.uid)) || words.someone
  const [first, photos] = [firstName(author), post.photos ?? []]
  const showsWords = wish.show === 'words'
  const text = showsWords ? beginningOf(post.text, (uid) => nameOf(uid) ?? words.someone) : ''
  const alt = photos[0]?.alt
  return {
    author,
    face,
    first,
    when: whenInWords(post.createdAt.toDate(), now, wishes.zone, locale, words),
    words: text || undefined,
    did: text || picture ? undefined : words.posted(photos.length),
    picture: picture && {
      cid: picture.cid,
      width: picture.width,
      height: picture.height,
      alt: alt ? words.photoSaid(first, alt) : words.photoOf(first),
    },
    // Without words and picture it says itself how many there are.
    morePhotos: text || picture ? photos.length - (picture ? 1 : 0) : 0,
    sees: whoSees(told, (uid) => (isUnnamed(uid) ? undefined : names.known.get(uid)), first, locale),
    answer: post.comments === false ? undefined : answer,
    flower: answer && `${answer}#${reactionPart}`,
  }
}

/** Words with their people named; what is long is cut where no mark is cut in two. */
function beginningOf(text: string, name: (uid: string) => string): string {
  const letters = [...text]
  if (letters.length <= digestLimits.letters) return sayMarks(text, name)
  const end = cutBefore(text, letters.slice(0, digestLimits.letters).join('').length)
  return `${sayMarks(text.slice(0, end), name).trimEnd()}…`
}

/** Who else has it: those whom its reader knows by name. */
function whoSees(
  { others, isInCircle }: ToldPost,
  nameOf: (uid: string) => string | undefined,
  author: string,
  locale: Locale,
): string {
  const { sees } = postWords[locale]
  const named = others.uids.map(nameOf).flatMap((name) => (name === undefined ? [] : firstName(name)))
  const more = others.count - named.length
  if (others.count <= 0) return sees.sent.onlyYou
  // The app says it behind the name of a circle.
  if (named.length === 0) return capitalized(isInCircle ? sees.sent.inCircle(more) : sees.sent.count(more, author))
  return more > 0 ? sees.namesAndMore(named, more) : sees.names(named)
}
