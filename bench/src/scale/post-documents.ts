import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { type Entry, entryOf, type Grant, type KnownReader } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import type { Post } from '@varanda/domain/post/post'
import { derivedId } from '@varanda/seed/derived-id'
import type { Acquaintances } from './acquaintance.ts'
import { at } from './member-documents.ts'
import type { Resident } from './membership.ts'
import type { SharedPost } from './sharing.ts'

/** A fan-out asks about the names of this many other readers, as functions do. */
const namesTried = 12

/** A summary is counted this long after the post, in milliseconds, unless something happens later. */
const countedAfter = 1000

export function postOf({ author, text, createdAt }: SharedPost, residents: readonly Resident[]): Post {
  const { uid, name } = residents[author]!
  return { author: { uid, name }, kind: 'text', text, createdAt: at(createdAt), rev: 1 }
}

/** A post as the functions leave it when its fan-out is done and its activity counted, without the copies. */
export function postDocuments(shared: SharedPost, residents: readonly Resident[]): DocumentWrite[] {
  const { id, createdAt, except, readers, late } = shared
  const uidOf = (place: number): string => residents[place]!.uid
  const audience: Audience = { base: 'connections', except: except.map(uidOf) }
  const receipt: Receipt = { readers: [...readers, ...late].map(uidOf) }
  const cursor = readers.length > 0 ? uidOf(readers.at(-1)!) : ''
  const fanOut: FanOut = { state: 'done', rev: 1, cursor }
  const comments = shared.comments.map(({ author: by, text, createdAt: said }, index): DocumentWrite => {
    const data: Comment = { author: { uid: uidOf(by), name: residents[by]!.name }, text, createdAt: at(said) }
    return { path: paths.comment(id, derivedId(`comment ${index} on ${id}`, 20)), data }
  })
  const lastJoined = late.length > 0 ? residents[late.at(-1)!]!.joinedAt : 0
  const lastSaid = shared.comments.at(-1)?.createdAt ?? 0
  const summary: ActivitySummary = {
    comments: comments.length,
    readers: receipt.readers.length,
    countedAt: at(Math.max(createdAt, lastJoined, lastSaid) + countedAfter),
  }
  const written = [
    { path: paths.post(id), data: postOf(shared, residents) },
    { path: paths.postAudience(id), data: audience },
    { path: paths.fanOut(id), data: fanOut },
  ]
  // A post for nobody has no receipt, and so nothing had it counted.
  if (receipt.readers.length === 0) return written
  return [
    ...written,
    { path: paths.receipt(id), data: receipt },
    { path: paths.activity(id), data: summary },
    ...comments,
  ]
}

/** All that one member may read, by the ids of the posts: the entries first, then their grants. */
export function copiesFor(
  reader: number,
  posts: readonly (readonly SharedPost[])[],
  residents: readonly Resident[],
  known: Acquaintances,
): { entries: DocumentWrite[]; grants: DocumentWrite[] } {
  const { uid } = residents[reader]!
  const entries: DocumentWrite[] = []
  const grants: DocumentWrite[] = []
  for (const author of [...known[reader]!.keys(), reader].sort((one, other) => one - other)) {
    for (const shared of posts[author]!) {
      const others = othersOn(shared, reader, residents, known)
      if (!others) continue
      const post = postOf(shared, residents)
      const grant: Grant = {
        author: post.author.uid,
        createdAt: post.createdAt,
        sources: [author === reader ? 'author' : 'connection'],
      }
      entries.push({ path: paths.entry(uid, shared.id), data: entryOf(shared.id, post, others) satisfies Entry })
      grants.push({ path: paths.grant(uid, shared.id), data: grant })
    }
  }
  return { entries, grants }
}

/** What a reader is told of the others when the copy is given; undefined for who is given none. */
function othersOn(
  { author, createdAt, readers, late }: SharedPost,
  reader: number,
  residents: readonly Resident[],
  known: Acquaintances,
): { count: number; known: KnownReader[] } | undefined {
  const asKnown = (place: number): KnownReader => ({ uid: residents[place]!.uid, name: residents[place]!.name })
  if (reader === author) return { count: readers.length, known: readers.map(asKnown) }
  if (readers.includes(reader)) {
    const asked = readers.filter((other) => other !== reader).slice(0, namesTried)
    const met = asked.filter((other) => (known[reader]!.get(other)?.since ?? Number.POSITIVE_INFINITY) <= createdAt)
    return { count: readers.length - 1, known: met.map(asKnown) }
  }
  // Newcomers know nobody yet but the author.
  const order = late.indexOf(reader)
  return order < 0 ? undefined : { count: readers.length + order, known: [] }
}
