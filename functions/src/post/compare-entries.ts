import {
  type EntriesCount,
  type EntriesRound,
  type InstanceNights,
  instanceNightsSchema,
  nightLimits,
} from '@varanda/domain/instance/nights'
import { paths } from '@varanda/domain/paths'
import { holdersOf } from '@varanda/domain/post/entry-holders'
import { fanOutSchema } from '@varanda/domain/post/fan-out'
import { postSchema } from '@varanda/domain/post/post'
import { sourcesOf } from '@varanda/domain/source/reach'
import { type MemberRow, memberRowSchema, memberRows, type Source } from '@varanda/domain/source/source'
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { read, readIfWhole } from '../lib/read.ts'
import { entriesOf, holderOf } from './entries-of.ts'
import { readAudienceIfWhole } from './read-audience.ts'

const perPage = 50
const nothing: EntriesCount = { posts: 0, missing: 0, extra: 0, named: [] }

/**
 * Compares, post by post, who has an entry with who should have one, and notes in how many cases they differ: it has to
 * be none. It changes nothing. One round goes
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
      const { posts, missing, extra, named } = round
      round = {
        after: id,
        posts: posts + 1,
        missing: missing + found.missing,
        extra: extra + found.extra,
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

const differs = ({ missing, extra }: Differences) => missing + extra > 0

/** Somebody may come or go between two reads: what differs is looked at once more, and the second look counts. */
async function differencesOf(db: Firestore, postId: string, now: Date): Promise<Look> {
  const first = await look(db, postId, now)
  if (!differs(first.found)) return first
  const second = await look(db, postId, now)
  return { ...second, reads: first.reads + second.reads }
}

async function look(db: Firestore, postId: string, now: Date): Promise<Look> {
  const settled = now.getTime() - nightLimits.settledMs
  const documents = [paths.post(postId), paths.postAudience(postId), paths.fanOut(postId)]
  const [stored, audienceSnapshot, fanOut] = await db.getAll(...documents.map((path) => db.doc(path)))
  const none: Look = { found: { missing: 0, extra: 0 }, reads: documents.length }
  const post = readIfWhole(postSchema, stored)
  const audience = readAudienceIfWhole(audienceSnapshot)
  if (!post || !audience || post.createdAt.toMillis() > settled) return none
  const hasJustChanged = stored!.updateTime!.toMillis() > settled
  if (post.deleted && hasJustChanged) return none
  const rows = new Map<Source, Map<string, MemberRow>>()
  let rowsRead = 0
  for (const source of sourcesOf(post.author.uid, audience)) {
    const { docs } = await db.collection(memberRows(source)).select('by', 'since', 'from').get()
    rowsRead += docs.length
    const whole = docs.flatMap((one) => {
      const row = readIfWhole(memberRowSchema, one)
      return row ? [[one.id, row] as const] : []
    })
    rows.set(source, new Map(whole))
  }
  const { must, may } = holdersOf(post, audience, rows, settled)
  const copies = await entriesOf(db, postId).get()
  const holders = new Set(copies.docs.map(holderOf))
  const { state, rev } = readIfWhole(fanOutSchema, fanOut) ?? {}
  const isUnderWay = hasJustChanged && (state !== 'done' || rev !== post.rev)
  return {
    found: {
      missing: isUnderWay ? 0 : [...must].filter((uid) => !holders.has(uid)).length,
      extra: [...holders].filter((uid) => !may.has(uid)).length,
    },
    reads: documents.length + rowsRead + copies.size,
  }
}
