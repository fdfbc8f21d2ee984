import { areFollowers } from '@varanda/domain/circle/followers'
import { checkAddressed } from '@varanda/domain/circle/may-post'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { type Entry, entryOf, type Grant, type Others, othersOf } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import { tagsOf } from '@varanda/domain/post/marks'
import type { PreparedMedia } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { type ReactionCounts, thePost } from '@varanda/domain/post/reaction'
import type { Version } from '@varanda/domain/post/version'
import { commonOf } from '@varanda/domain/source/mutual'
import {
  circleSource,
  keepingSources,
  type Reached,
  readersBySource,
  readersOf,
  sourcesOf,
} from '@varanda/domain/source/reach'
import type { Source, SourcePost } from '@varanda/domain/source/source'
import { type KnownCircle, type Stay, staysAt } from './circles.ts'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { joinedAt } from './members.ts'
import { everyone, people, person, uidOf, type Who } from './people.ts'
import { picturesOf } from './pictures/album.ts'
import { pictures } from './pictures/pictures.ts'
import { reactionsTo } from './reactions.ts'
import type { StoryPost } from './story/telling.ts'
import { wardsOfGuardian } from './wards.ts'

const minute = 60 * 1000

/** Nothing is newer than this before the first start, so that what visitors write comes first. */
const quietBefore = 20 * minute

/** Who knows whom. */
export interface Acquainted {
  connections: ReadonlyMap<Who, ReadonlySet<Who>>
  circles: ReadonlyMap<string, KnownCircle>
}

/**
 * One post as the functions leave it when its photos are prepared, its fan-out is done and its activity counted.
 * Throws when the story has someone comment on what they cannot read, or tells of what has not happened yet.
 */
export function postDocuments(
  told: StoryPost,
  { connections, circles }: Acquainted,
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
  const versions = (told.before ?? []).map(({ until, text }, index): Version => {
    const at = new Instant(new Date(createdAt.millis + until * minute))
    check(told, at.millis <= latest, 'is edited too late')
    return { rev: index + 1, text, ...(photos.length > 0 && { photos }), until: at }
  })
  const rev = versions.length + 1
  const last = versions.at(-1)
  const tags = tagsOf(told.text)
  const marked = { ...(tags.length > 0 && { tags }), ...(last && { editedAt: last.until, editedRev: rev }) }
  const addressed = (told.to?.circles ?? []).map((name) => circles.get(name)!)
  const isNameless = areFollowers(addressed.map(({ circle }) => circle))
  const listed = isNameless ? ({ listed: false } as const) : {}
  const post: Post = { author, ...shown, text: told.text, ...marked, createdAt, rev, ...listed }
  const audience = audienceOf(told, addressed)
  const staysThen = addressed.map((circle) => ({ ...circle, stays: staysAt(circle, createdAt) }))
  const uidsOf = (who: Who) => new Set([...connections.get(who)!].map(uidOf))
  const ofAuthor = uidsOf(told.by)
  const roleOf = ({ stays }: KnownCircle) => stays.find(({ person }) => person.uid === author.uid)?.role
  checkAddressed(
    audience,
    staysThen.map((one) => ({ id: one.id, circle: one.circle, role: roleOf(one), members: one.stays.map(memberOf) })),
    {},
  )
  const wards = wardsOfGuardian(told.by, firstStart)
  const wardsBy = (moment: 'since' | 'from') =>
    wards.filter((ward) => ward[moment].millis <= createdAt.millis).map(({ uid }) => uid)
  const reached = {
    connections: [...ofAuthor, ...wardsBy('since')],
    circles: new Map(staysThen.map((one) => [one.id, one.stays.map(memberOf)] as const)),
  }
  const readers = readersOf(author.uid, audience, reached)
  const receipt: Receipt = { readers }
  const fanOut: FanOut = { state: 'done', rev, cursor: readers.at(-1) ?? '' }

  const commentIdOf = (place: number) => derivedId(`comment ${place} on ${id}`, 20)
  const afterPost = (minutes: number) => new Instant(new Date(createdAt.millis + minutes * minute))
  const comments = told.comments.map((comment, place): DocumentWrite & { data: Comment } => {
    const { by, after, text, answers, edited, deleted } = comment
    const at = afterPost(after)
    check(told, by === told.by || readers.includes(uidOf(by)), `cannot be read by ${by}, who comments`)
    check(told, after > 0 && at.millis < firstStart.getTime(), `has a comment of ${by} at an impossible time`)
    const isBelowTop = answers === undefined || (answers < place && told.comments[answers]!.answers === undefined)
    check(told, isBelowTop, `has an answer of ${by} below nothing`)
    const data: Comment = {
      author: { uid: uidOf(by), name: people[by].name },
      text,
      createdAt: at,
      ...(answers !== undefined && { replyTo: commentIdOf(answers) }),
      ...(edited !== undefined && { editedAt: afterPost(edited) }),
      ...(deleted && { deleted }),
    }
    return { path: paths.comment(id, commentIdOf(place)), data }
  })
  const until = new Instant(firstStart)
  // Children are only spoken of.
  const below = { postId: id, readers: readers.filter((uid) => byUid.has(uid)), until }
  const felt = reactionsTo({ ...below, thing: thePost, text: told.text, author: author.uid, from: createdAt, most: 7 })
  const feltBelow = comments.map(({ path, data }) => {
    const thing = path.slice(path.lastIndexOf('/') + 1)
    const from = data.createdAt as Instant
    return reactionsTo({ ...below, thing, text: data.text, author: data.author.uid, from, most: data.deleted ? 0 : 1 })
  })
  const named = (counts: ReactionCounts) => (isNameless ? { kinds: counts.kinds, other: counts.other } : counts)
  const countedAt = comments.map(({ data }) => data.createdAt).reduce(later, createdAt)
  const standing = comments.filter(({ data }) => !data.deleted).length
  const summary: ActivitySummary = {
    comments: standing,
    ...(felt.counts && { reactions: named(felt.counts) }),
    countedAt,
    ...(told.closed && { closed: told.closed }),
  }

  const shared: SourcePost = { author: author.uid, createdAt, except: audience.except, readers: readers.length }
  const copy = (reader: string, others: Others, sources: readonly Source[]): DocumentWrite[] => {
    const grant: Grant = { author: author.uid, createdAt, sources: [...sources] }
    const told = addressed.filter(({ id, circle }) => circle.kind !== 'private' && sources.includes(circleSource(id)))
    const entry: Entry = {
      ...entryOf(id, post, others),
      ...(told.length > 0 && { circles: told.map(({ id }) => id) }),
    }
    return [
      { path: paths.entry(reader, id), data: entry },
      { path: paths.grant(reader, id), data: grant },
    ]
  }
  const reachedNow = { ...reached, connections: [...ofAuthor, ...wardsBy('from')] }
  const copies = [...holders(author.uid, audience, reachedNow, addressed, createdAt)].flatMap(([reader, sources]) => {
    // Whoever came later was brought it by the back-fill, which names nobody.
    if (!readers.includes(reader)) return copy(reader, { count: readers.length, uids: [] }, sources)
    const isKnown = !isNameless && ofAuthor.has(reader) && byUid.has(reader)
    const known = isKnown ? commonOf(ofAuthor, uidsOf(byUid.get(reader)!)) : []
    return copy(reader, othersOf(reader, readers, known), sources)
  })
  const own = sourcesOf(author.uid, audience).filter((source) => {
    const circle = staysThen.find(({ id }) => circleSource(id) === source)
    return !circle || roleOf(circle) !== undefined
  })
  return [
    { path: paths.post(id), data: post },
    { path: paths.postAudience(id), data: audience },
    { path: paths.receipt(id), data: receipt },
    { path: paths.fanOut(id), data: fanOut },
    { path: paths.activity(id), data: summary },
    ...keepingSources(author.uid, audience).map((source) => ({ path: paths.sourcePost(source, id), data: shared })),
    ...copy(author.uid, othersOf(author.uid, readers, readers), own),
    ...copies,
    ...photos.map((photo): DocumentWrite & { data: PreparedMedia } => ({
      path: paths.media(id, photo.id),
      data: { postId: id, mediaId: photo.id, author: author.uid, photo },
    })),
    ...comments.map(({ path, data }, index): DocumentWrite & { data: Comment } => {
      const { counts } = feltBelow[index]!
      return { path, data: { ...data, ...(counts && { reactions: { ...named(counts), countedAt } }) } }
    }),
    ...[felt, ...feltBelow].flatMap(({ documents }) => documents),
    ...versions.map((version) => ({ path: paths.version(id, version.rev), data: version })),
  ]
}

function audienceOf({ to = { connections: true }, except }: StoryPost, addressed: readonly KnownCircle[]): Audience {
  return {
    connections: to.connections ?? false,
    circles: addressed.map(({ id }) => id),
    people: (to.people ?? []).map(uidOf),
    except: except.map(uidOf),
  }
}

const memberOf = ({ person }: Stay) => person.uid

/**
 * Who holds a post by now, and by which sources: who has left a circle since does not, who came may. `reached`: whom the
 * author's connections reach by now.
 */
function holders(
  author: string,
  audience: Audience,
  reached: Pick<Reached, 'connections'>,
  addressed: readonly KnownCircle[],
  createdAt: Instant,
): Map<string, Source[]> {
  const now = addressed.map(({ id, stays }) => {
    const inside = stays.filter(({ left, from }) => !left && from.millis <= createdAt.millis)
    return [id, inside.map(memberOf)] as const
  })
  return readersBySource(author, audience, { ...reached, circles: new Map(now) })
}

/** The id of a told post: the same at every start. */
export function postIdOf({ by, text }: StoryPost): string {
  return `${uidOf(by)}_${derivedId(`post ${text}`, 20)}`
}

const byUid = new Map(everyone.map((who) => [uidOf(who), who]))

function later(one: Comment['createdAt'], other: Comment['createdAt']): Comment['createdAt'] {
  return one.toMillis() < other.toMillis() ? other : one
}

function check(told: StoryPost, holds: boolean, what: string): void {
  if (!holds) throw new Error(`The story does not add up: “${told.text.slice(0, 50)}” (${told.by}) ${what}.`)
}
