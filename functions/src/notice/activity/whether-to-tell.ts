import { type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { circlesOfEntry } from '@varanda/domain/post/entry'
import { isMuted, muteOf, mutesSchema } from '@varanda/domain/post/mutes'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

interface Told {
  wishes: NoticeWishes
  /** The groups and followed circles by which the reader has the post. */
  circles: readonly string[]
}

/**
 * Whether a reader is told what `by` did about a post, now: they hold a copy of it, neither of the two blocked the
 * other, and nothing of it is muted. Undefined for no.
 */
export async function readWhetherToTell(
  transaction: Transaction,
  reader: string,
  by: string,
  postId: string,
  now: Date,
): Promise<Told | undefined> {
  const [entry, mutesFound, wishesFound, block, blocked] = await transaction.getAll(
    db.doc(paths.entry(reader, postId)),
    db.doc(paths.mutes(reader)),
    db.doc(paths.noticeWishes(reader)),
    db.doc(paths.block(reader, by)),
    db.doc(paths.block(by, reader)),
  )
  if (!entry!.exists || block!.exists || blocked!.exists) return undefined
  const circles = circlesIn(entry!.get(circlesOfEntry))
  const mutes = readIfWhole(mutesSchema, mutesFound) ?? {}
  if (muteOf(mutes, 'posts', postId, now) || isMuted({ author: { uid: by }, circles }, mutes, now)) return undefined
  return { wishes: readIfWhole(noticeWishesSchema, wishesFound) ?? {}, circles }
}

function circlesIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
}
