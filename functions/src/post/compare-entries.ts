import { connectionSchema } from '@varanda/domain/connection/connection'
import {
  type EntriesCount,
  type EntriesRound,
  type InstanceNights,
  instanceNightsSchema,
  nightLimits,
} from '@varanda/domain/instance/nights'
import { paths } from '@varanda/domain/paths'
import { receiptSchema } from '@varanda/domain/post/activity'
import { audienceSchema } from '@varanda/domain/post/audience'
import { holdersOf } from '@varanda/domain/post/entry-holders'
import { fanOutSchema } from '@varanda/domain/post/fan-out'
import { postSchema } from '@varanda/domain/post/post'
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { read, readIfWhole } from '../lib/read.ts'

const reachingConnection = v.pick(connectionSchema, ['by', 'since'])
type ReachingConnection = v.InferOutput<typeof reachingConnection>

const perPage = 50
const perRead = 200
const nothing: EntriesCount = { posts: 0, missing: 0, extra: 0, told: 0, named: [] }

/**
 * Compares, post by post, who has an entry with who should have one, and notes in how many cases they differ: it has to
 * be none. It changes nothing. Asked are the author, whom the author knows, and whom the receipt names. One round goes
 * through all posts in the order of their ids; one night reads at most `most` documents and what the last post takes,
 * and the next goes on where it ended, however it ended.
 */
export async function compareEntries(db: Firestore, now: Date, most: number): Promise<void> {
  const reference = db.doc(paths.instanceNights)
  let round: EntriesRound = read(instanceNightsSchema, await reference.get())?.round ?? { after: '', ...nothing }
  let left = most
  for (;;) {
    const posts = db.collection(paths.posts).orderBy(FieldPath.documentId()).select().limit(perPage)
    const page = await (round.after ? posts.startAfter(round.after) : posts).get()
    for (const { id } of page.docs) {
      if (left <= 0) break
      const { found, reads } = await differencesOf(db, id, now)
      left -= reads
      const { posts, missing, extra, told, named } = round
      round = {
        after: id,
        posts: posts + 1,
        missing: missing + found.missing,
        extra: extra + found.extra,
        told: told + found.told,
        named: differs(found) ? [...named, id].slice(0, nightLimits.named) : named,
      }
    }
    if (page.size < perPage && (page.empty || round.after === page.docs.at(-1)!.id)) break
    await reference.set({ round } satisfies InstanceNights, { merge: true })
    if (left <= 0) return
  }
  const { after: _, ...all } = round
  const entries = { at: Timestamp.fromDate(now), ...all }
  await reference.set({ entries, round: null } satisfies InstanceNights, { merge: true })
  if (differs(all)) console.error('compare-entries: who has a post is not who should have it', all)
}

type Differences = Omit<EntriesCount, 'posts' | 'named'>
interface Look {
  found: Differences
  reads: number
}

const differs = ({ missing, extra, told }: Differences) => missing + extra + told > 0

/** Somebody may come or go between two reads: what differs is looked at once more, and the second look counts. */
async function differencesOf(db: Firestore, postId: string, now: Date): Promise<Look> {
  const first = await look(db, postId, now)
  if (!differs(first.found)) return first
  const second = await look(db, postId, now)
  return { ...second, reads: first.reads + second.reads }
}

async function look(db: Firestore, postId: string, now: Date): Promise<Look> {
  const settled = now.getTime() - nightLimits.settledMs
  const documents = [paths.post(postId), paths.postAudience(postId), paths.receipt(postId), paths.fanOut(postId)]
  const [stored, audienceSnapshot, receiptSnapshot, fanOut] = await db.getAll(...documents.map((path) => db.doc(path)))
  const none: Look = { found: { missing: 0, extra: 0, told: 0 }, reads: documents.length }
  const post = readIfWhole(postSchema, stored)
  const audience = readIfWhole(audienceSchema, audienceSnapshot)
  if (!post || !audience || post.createdAt.toMillis() > settled) return none
  const hasJustChanged = stored!.updateTime!.toMillis() > settled
  if (post.deleted && hasJustChanged) return none
  const author = post.author.uid
  const { docs } = await db.collection(paths.connections(author)).select('by', 'since').get()
  const connections = new Map<string, ReachingConnection>()
  for (const one of docs) {
    const connection = readIfWhole(reachingConnection, one)
    if (connection) connections.set(one.id, connection)
  }
  const { must, may } = holdersOf(post, audience, connections, settled)
  const told = new Set(readIfWhole(receiptSchema, receiptSnapshot)?.readers)
  const asked = [...new Set([author, ...connections.keys(), ...told])]
  const holders = await holdersAmong(db, asked, postId)
  const { state, rev } = readIfWhole(fanOutSchema, fanOut) ?? {}
  const isUnderWay = hasJustChanged && (state !== 'done' || rev !== post.rev)
  return {
    found: {
      missing: isUnderWay ? 0 : [...must].filter((uid) => !holders.has(uid)).length,
      extra: [...holders].filter((uid) => !may.has(uid)).length,
      told: asked.filter((uid) => uid !== author && told.has(uid) !== holders.has(uid)).length,
    },
    reads: documents.length + docs.length + asked.length,
  }
}

/** Who of `uids` has the post. */
async function holdersAmong(db: Firestore, uids: readonly string[], postId: string): Promise<Set<string>> {
  const holders = new Set<string>()
  for (let from = 0; from < uids.length; from += perRead) {
    const part = uids.slice(from, from + perRead)
    const found = await db.getAll(...part.map((uid) => db.doc(paths.entry(uid, postId))), { fieldMask: ['postId'] })
    for (const [index, { exists }] of found.entries()) if (exists) holders.add(part[index]!)
  }
  return holders
}
