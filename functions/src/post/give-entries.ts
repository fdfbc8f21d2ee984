import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import {
  type Entry,
  entryOf,
  type Grant,
  type GrantSource,
  type KnownReader,
  namesInEntry,
} from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** One reader's copy of one post, ready to be written. */
export interface EntryToGive {
  reader: string
  entry: Entry
}

/**
 * Writes entries, their grants and the receipts (which list readers, not the author) within `transaction`. The caller
 * has read the post and the readers' connections in the same transaction, so that a removal that came in between is
 * never undone.
 */
export function giveEntries(transaction: Transaction, entries: readonly EntryToGive[], source: GrantSource): void {
  const readersOfPost = new Map<string, string[]>()
  for (const { reader, entry } of entries) {
    const grant: Omit<Grant, 'sources'> = { author: entry.author.uid, createdAt: entry.createdAt }
    transaction.set(db.doc(paths.entry(reader, entry.postId)), entry)
    transaction.set(
      db.doc(paths.grant(reader, entry.postId)),
      { ...grant, sources: FieldValue.arrayUnion(source) },
      { merge: true },
    )
    if (source !== 'author') readersOfPost.set(entry.postId, [...(readersOfPost.get(entry.postId) ?? []), reader])
  }
  for (const [postId, readers] of readersOfPost) {
    const receipt: Record<keyof Receipt, FieldValue> = { readers: FieldValue.arrayUnion(...readers) }
    transaction.set(db.doc(paths.receipt(postId)), receipt, { merge: true })
  }
}

/**
 * Names of this many fellow readers are tried, a few at a time, until `namesInEntry` of them are known to the reader.
 */
const namesTried = 12
const triedAtOnce = 4

/**
 * The copies of a post for `readers`, each with the names of fellow readers whom that reader knows. `audience` is
 * everyone who may read the post, the author aside.
 */
export async function entriesFor(
  postId: string,
  post: Post,
  readers: readonly string[],
  audience: readonly string[],
): Promise<EntryToGive[]> {
  const known = await Promise.all(readers.map((reader) => knownTo(reader, audience)))
  return readers.map((reader, index) => ({
    reader,
    entry: entryOf(postId, post, { count: audience.length - 1, known: known[index] ?? [] }),
  }))
}

async function knownTo(reader: string, audience: readonly string[]): Promise<KnownReader[]> {
  const others = audience.filter((uid) => uid !== reader).slice(0, namesTried)
  const known: KnownReader[] = []
  while (others.length > 0 && known.length < namesInEntry) {
    const next = others.splice(0, triedAtOnce).map((other) => db.doc(paths.connection(reader, other)))
    for (const connection of await db.getAll(...next)) {
      const name = readIfWhole(connectionSchema, connection)?.name
      if (name) known.push({ uid: connection.id, name })
    }
  }
  return known.slice(0, namesInEntry)
}
