import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import { forConnections } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { entryOf, type Grant, othersOf } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import type { PreparedMedia } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { commonOf } from '@varanda/domain/source/mutual'
import { readersOf } from '@varanda/domain/source/reach'
import { type SourcePost, sourceOf } from '@varanda/domain/source/source'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { joinedAt } from './members.ts'
import { everyone, people, person, uidOf, type Who } from './people.ts'
import { picturesOf } from './pictures/album.ts'
import { pictures } from './pictures/pictures.ts'
import type { StoryPost } from './story/telling.ts'

const minute = 60 * 1000

/** Nothing is newer than this before the first start, so that what visitors write comes first. */
const quietBefore = 20 * minute

/**
 * One post as the functions leave it when its photos are prepared, its fan-out is done and its activity counted.
 * Throws when the story has someone comment on what they cannot read, or tells of what has not happened yet.
 */
export function postDocuments(
  told: StoryPost,
  connections: ReadonlyMap<Who, ReadonlySet<Who>>,
  firstStart: Date,
): DocumentWrite[] {
  const createdAt = new Instant(told.when(firstStart))
  const latest = firstStart.getTime() - quietBefore
  check(told, createdAt.millis <= latest, 'is too late')
  check(told, createdAt.millis > joinedAt(told.by, firstStart).millis, 'is from before joining')

  const author = { uid: uidOf(told.by) }
  const id = postIdOf(told)
  const photos = picturesOf(told).map((picture) => {
    const { alt, ...measured } = pictures[picture.name]
    return { id: picture.id, ...measured, alt: alt[person(told.by).locale ?? 'pt'] }
  })
  const shown = photos.length > 0 ? ({ kind: 'photos', photos } as const) : ({ kind: 'text' } as const)
  const post: Post = { author, ...shown, text: told.text, createdAt, rev: 1 }
  const audience = forConnections(told.except.map(uidOf))
  const readers = readersOf(author.uid, audience, { connections: [...connections.get(told.by)!].map(uidOf) })
  const receipt: Receipt = { readers }
  const fanOut: FanOut = { state: 'done', rev: 1, cursor: readers.at(-1) ?? '' }

  const comments = told.comments.map(({ by, after, text }, index): DocumentWrite & { data: Comment } => {
    const at = new Instant(new Date(createdAt.millis + after * minute))
    check(told, by === told.by || readers.includes(uidOf(by)), `cannot be read by ${by}, who comments`)
    check(told, after > 0 && at.millis < firstStart.getTime(), `has a comment of ${by} at an impossible time`)
    const data: Comment = { author: { uid: uidOf(by), name: people[by].name }, text, createdAt: at }
    return { path: paths.comment(id, derivedId(`comment ${index} on ${id}`, 20)), data }
  })
  const countedAt = comments.map(({ data }) => data.createdAt).reduce(later, createdAt)
  const summary: ActivitySummary = { comments: comments.length, countedAt }

  const source = sourceOf(author.uid)
  const shared: SourcePost = { author: author.uid, createdAt, except: audience.except, readers: readers.length }
  const uidsOf = (who: Who) => new Set([...connections.get(who)!].map(uidOf))
  const ofAuthor = uidsOf(told.by)
  const copy = (reader: string, known: readonly string[]): DocumentWrite[] => {
    const grant: Grant = { author: author.uid, createdAt, sources: [source] }
    return [
      { path: paths.entry(reader, id), data: entryOf(id, post, othersOf(reader, readers, known)) },
      { path: paths.grant(reader, id), data: grant },
    ]
  }
  return [
    { path: paths.post(id), data: post },
    { path: paths.postAudience(id), data: audience },
    { path: paths.receipt(id), data: receipt },
    { path: paths.fanOut(id), data: fanOut },
    { path: paths.activity(id), data: summary },
    { path: paths.sourcePost(source, id), data: shared },
    ...copy(author.uid, readers),
    ...readers.flatMap((reader) => copy(reader, commonOf(ofAuthor, uidsOf(whoIs(reader))))),
    ...photos.map((photo): DocumentWrite & { data: PreparedMedia } => ({
      path: paths.media(id, photo.id),
      data: { postId: id, mediaId: photo.id, author: author.uid, photo },
    })),
    ...comments,
  ]
}

/** The id of a told post: the same at every start. */
export function postIdOf({ by, text }: StoryPost): string {
  return `${uidOf(by)}_${derivedId(`post ${text}`, 20)}`
}

const byUid = new Map(everyone.map((who) => [uidOf(who), who]))

function whoIs(uid: string): Who {
  return byUid.get(uid)!
}

function later(one: Comment['createdAt'], other: Comment['createdAt']): Comment['createdAt'] {
  return one.toMillis() < other.toMillis() ? other : one
}

function check(told: StoryPost, holds: boolean, what: string): void {
  if (!holds) throw new Error(`The story does not add up: “${told.text.slice(0, 50)}” (${told.by}) ${what}.`)
}
