import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import { forConnections } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { type Entry, entryOf, type Grant, type Others, othersOf } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import type { Post } from '@varanda/domain/post/post'
import { type SourcePost, sourceOf } from '@varanda/domain/source/source'
import { derivedId } from '@varanda/seed/derived-id'
import type { Acquaintances } from './acquaintance.ts'
import { at, commonTo } from './member-documents.ts'
import type { Resident } from './membership.ts'
import type { SharedPost } from './sharing.ts'

/** A summary is counted this long after the post, in milliseconds, unless something happens later. */
const countedAfter = 1000

export function postOf({ author, text, createdAt }: SharedPost, residents: readonly Resident[]): Post {
  const { uid } = residents[author]!
  return { author: { uid }, kind: 'text', text, createdAt: at(createdAt), rev: 1 }
}

/** A post as the functions leave it when its fan-out is done and its activity counted, without the copies. */
export function postDocuments(shared: SharedPost, residents: readonly Resident[]): DocumentWrite[] {
  const { id, except, readers } = shared
  const uidOf = (place: number): string => residents[place]!.uid
  const audience = forConnections(except.map(uidOf))
  const receipt: Receipt = { readers: readers.map(uidOf) }
  const cursor = readers.length > 0 ? uidOf(readers.at(-1)!) : ''
  const fanOut: FanOut = { state: 'done', rev: 1, cursor }
  const comments = shared.comments.map(({ author: by, text, createdAt: said }, index): DocumentWrite => {
    const data: Comment = { author: { uid: uidOf(by), name: residents[by]!.name }, text, createdAt: at(said) }
    return { path: paths.comment(id, derivedId(`comment ${index} on ${id}`, 20)), data }
  })
  const written = [
    { path: paths.post(id), data: postOf(shared, residents) },
    { path: paths.postAudience(id), data: audience },
    { path: paths.receipt(id), data: receipt },
    { path: paths.fanOut(id), data: fanOut },
  ]
  const last = shared.comments.at(-1)
  // Nothing has one counted where nobody says anything.
  if (!last) return written
  const summary: ActivitySummary = { comments: comments.length, countedAt: at(last.createdAt + countedAfter) }
  return [...written, { path: paths.activity(id), data: summary }, ...comments]
}

/** What newcomers are brought of all that one member shared. */
export function sourcePosts(posts: readonly SharedPost[], residents: readonly Resident[]): DocumentWrite[] {
  return posts.map(({ id, author, createdAt, except, readers }) => {
    const { uid } = residents[author]!
    const data: SourcePost = {
      author: uid,
      createdAt: at(createdAt),
      except: except.map((one) => residents[one]!.uid),
      readers: readers.length,
    }
    return { path: paths.sourcePost(sourceOf(uid), id), data }
  })
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
    const mutual = new Set(author === reader ? [] : commonTo(residents, known, author, reader))
    for (const shared of posts[author]!) {
      const others = othersOn(shared, reader, residents, known, mutual)
      if (!others) continue
      const post = postOf(shared, residents)
      const grant: Grant = {
        author: post.author.uid,
        createdAt: post.createdAt,
        sources: [sourceOf(post.author.uid)],
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
  mutual: ReadonlySet<string>,
): Others | undefined {
  const uids = readers.map((place) => residents[place]!.uid)
  const { uid } = residents[reader]!
  if (reader === author) return othersOf(uid, uids, uids)
  if (readers.includes(reader)) {
    const met = readers.filter((other) => (known[reader]!.get(other)?.since ?? Number.POSITIVE_INFINITY) <= createdAt)
    return othersOf(
      uid,
      uids,
      met.flatMap((other) => (mutual.has(residents[other]!.uid) ? residents[other]!.uid : [])),
    )
  }
  // Newcomers know nobody yet but the author.
  const order = late.indexOf(reader)
  return order < 0 ? undefined : { count: readers.length + order, uids: [] }
}
