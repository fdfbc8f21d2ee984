import { type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { circlesOfEntry, tierOfEntry } from '@varanda/domain/post/entry'
import { isMuted, muteOf, mutesSchema } from '@varanda/domain/post/mutes'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { isPaidFor } from '../../card/is-paid-for.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Somebody who would be told of what some did about a post. */
interface Asked {
  reader: string
  actors: readonly string[]
  postId: string
}

interface Told {
  wishes: NoticeWishes
  /** The groups and followed circles by which the reader has the post. */
  circles: readonly string[]
  /** Of whom of `actors` they hear. */
  heard: ReadonlySet<string>
}

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/**
 * Whether readers are told, now, of what `actors` did about a post: they hold a copy of it and did not mute it; and of
 * whom they hear: nobody whom either of the two blocked, or whom they muted. Undefined where it is nobody. Asked in the
 * transaction that writes a notice, for many at once, and again before anything of it is sent.
 */
export async function readWhetherToTell(
  reads: Reads,
  asked: readonly Asked[],
  now: Date,
): Promise<(Told | undefined)[]> {
  if (asked.length === 0) return []
  const places = asked.map(({ reader, actors, postId }) => [
    db.doc(paths.entry(reader, postId)),
    db.doc(paths.mutes(reader)),
    db.doc(paths.noticeWishes(reader)),
    ...actors.flatMap((by) => [db.doc(paths.block(reader, by)), db.doc(paths.block(by, reader))]),
  ])
  const found = (await reads.getAll(...places.flat())).values()
  const all = asked.map((one, index) => ({ one, documents: [...found.take(places[index]!.length)] }))
  const told: (Told | undefined)[] = []
  for (const { one, documents } of all) {
    const isOpen = await isPaidFor(reads, one.reader, documents[0]!.get(tierOfEntry))
    told.push(isOpen ? whetherToTell(one, documents, now) : undefined)
  }
  return told
}

function whetherToTell(
  { actors, postId }: Asked,
  [entry, mutesFound, wishesFound, ...blocks]: DocumentSnapshot[],
  now: Date,
): Told | undefined {
  if (!entry!.exists) return undefined
  const circles = circlesIn(entry!.get(circlesOfEntry))
  const mutes = readIfWhole(mutesSchema, mutesFound) ?? {}
  if (muteOf(mutes, 'posts', postId, now)) return undefined
  const heard = actors.filter((uid, index) => {
    const areApart = blocks[2 * index]!.exists || blocks[2 * index + 1]!.exists
    return !areApart && !isMuted({ author: { uid }, circles }, mutes, now)
  })
  if (heard.length === 0) return undefined
  return { wishes: readIfWhole(noticeWishesSchema, wishesFound) ?? {}, circles, heard: new Set(heard) }
}

function circlesIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
}
