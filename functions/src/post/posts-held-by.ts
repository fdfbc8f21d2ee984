import { joinedCircleSchema } from '@varanda/domain/circle/circle'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type SeenAs, type SeenPost, seeAsLimits } from '@varanda/domain/post/calls/see-as'
import { authorOfEntry, type Entry, type Grant, grantSchema } from '@varanda/domain/post/entry'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { circleSource } from '@varanda/domain/source/reach'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isPaidFor } from '../card/is-paid-for.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** So many pages of copies are looked at for one that has something to show. */
const looks = 10

/** Posts of `author` for which `reader` holds a copy, older than `before`, as far as the author may know of the way. */
export async function postsHeldBy(
  reader: string,
  author: string,
  before?: { postId: string; createdAt: Moment },
): Promise<Omit<SeenAs, 'profile'>> {
  const createdAt: keyof Entry = 'createdAt'
  const newest = db
    .collection(paths.feed(reader))
    .where(authorOfEntry, '==', author)
    .orderBy(createdAt, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(seeAsLimits.page)
  let rest = before ? newest.startAfter(before.createdAt, before.postId) : newest
  for (let look = 1; ; look++) {
    const { docs } = await rest.get()
    const last = docs.length === seeAsLimits.page ? docs.at(-1) : undefined
    const posts = await knownOf(docs, reader, author)
    if (posts.length > 0 || !last || look === looks) return { posts, next: last?.id ?? null }
    rest = newest.startAfter(last)
  }
}

/** Leaves out what only circles gave whose people are not the author's to know. */
async function knownOf(docs: QueryDocumentSnapshot[], reader: string, author: string): Promise<SeenPost[]> {
  const entries = docs.map((one) => one.data() as Entry)
  const told = await circlesListedBy(author, [...new Set(entries.flatMap(({ circles = [] }) => circles))])
  const isPlain = ({ circles = [] }: Entry) => circles.length === 0 || circles.some((id) => told.has(id))
  const unsure = entries.filter((entry) => !isPlain(entry)).map(({ postId }) => db.doc(paths.grant(reader, postId)))
  const grants = unsure.length > 0 ? await db.getAll(...unsure) : []
  const given = new Map(grants.map((one) => [one.id, readIfWhole(grantSchema, one)]))
  const known = entries.filter((entry) => isPlain(entry) || isGivenOtherwise(entry, given.get(entry.postId)))
  const said = await Promise.all(known.map((entry) => saidTo(reader, entry)))
  return known.flatMap(({ postId, createdAt, circles = [] }, at) => {
    const { text, photos = [] } = said[at] ?? {}
    if (text === undefined) return []
    const ways = circles.filter((id) => told.has(id))
    return [{ postId, text, photos: [...photos], createdAt: createdAt.toMillis(), circles: ways }]
  })
}

/** What a copy says; of one for subscribers, which says nothing, what the post does while the reader's place is paid. */
async function saidTo(reader: string, entry: Entry): Promise<Pick<Post, 'text' | 'photos'> | undefined> {
  if (entry.tier === undefined) return entry
  if (!(await isPaidFor(db, reader, entry.tier))) return undefined
  return readIfWhole(postSchema, await db.doc(paths.post(entry.postId)).get())
}

/** Also by the author's connections, or by a private circle of theirs, which no copy names. */
function isGivenOtherwise({ circles = [] }: Entry, grant: Grant | undefined): boolean {
  const named = new Set<string>(circles.map(circleSource))
  return grant?.sources.some((source) => !named.has(source)) ?? false
}

/** Groups in which the author is now, and public circles that are theirs. */
async function circlesListedBy(author: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db.getAll(...ids.map((id) => db.doc(paths.joinedCircle(author, id))))
  const places = found.map((one) => [one.id, readIfWhole(joinedCircleSchema, one)] as const)
  return new Set(
    places.flatMap(([id, place]) => (place && (place.kind === 'group' || place.role === 'owner') ? [id] : [])),
  )
}
