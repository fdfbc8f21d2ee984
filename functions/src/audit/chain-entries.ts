import type { AuditEntry } from '@varanda/domain/audit/audit'
import {
  type AuditHead,
  type AuditId,
  auditHeadSchema,
  auditIdSchema,
  linkIdOf,
  memberOfEntry,
  nextLink,
  olderDigest,
} from '@varanda/domain/audit/audit-chain'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { read } from '../lib/read.ts'

/** An entry of the log and the id that it gets. */
export interface NewEntry {
  id: string
  entry: AuditEntry
}

/**
 * Reads what appending these entries takes, before the transaction writes anything, and answers how to write them: each
 * with its link, the head, and audit ids for members who had none. All appends write the head, so two at the same time
 * are put in order by it.
 */
export async function chainEntries(
  firestore: Firestore,
  transaction: Transaction,
  entries: readonly NewEntry[],
): Promise<() => void> {
  const headReference = firestore.doc(paths.auditHead)
  let head = read(auditHeadSchema, await transaction.get(headReference))
  head ??= await firstHead(firestore, transaction)
  const uids = [...new Set(entries.flatMap(({ entry }) => [entry.by, memberOfEntry(entry)]))].filter(
    (uid) => uid !== null,
  )
  const known = uids.length > 0 ? await transaction.getAll(...uids.map((uid) => firestore.doc(paths.auditId(uid)))) : []
  const ids = new Map(known.map((one, n) => [uids[n], read(auditIdSchema, one)?.id ?? newId()]))
  const writes: (() => void)[] = known
    .filter(({ exists }) => !exists)
    .map(
      ({ ref, id }) =>
        () =>
          transaction.create(ref, { id: ids.get(id)! } satisfies AuditId),
    )
  const auditIdOf = (uid: string | null) => (uid === null ? null : ids.get(uid)!)
  for (const { id, entry } of entries) {
    const people = { by: auditIdOf(entry.by), about: auditIdOf(memberOfEntry(entry)) }
    const { link, salts, head: next } = await nextLink(head, id, entry, people)
    head = next
    writes.push(() => {
      transaction.create(firestore.doc(paths.auditEntry(id)), { ...entry, salts })
      transaction.create(firestore.doc(paths.auditLink(linkIdOf(link.seq))), link)
    })
  }
  const last = head
  return () => {
    for (const write of writes) write()
    transaction.set(headReference, last)
  }
}

/**
 * The log of an instance from before there was a chain is counted and digested once; from then on it cannot change
 * unseen.
 */
async function firstHead(firestore: Firestore, transaction: Transaction): Promise<AuditHead> {
  const older = (await transaction.get(firestore.collection(paths.auditLog))).docs
  const digest = await olderDigest(older.map((one) => ({ id: one.id, data: one.data() })))
  return { seq: 0, hash: '', older: { count: older.length, digest } }
}
