import {
  type AuditHead,
  type AuditId,
  type ChainLink,
  memberOfEntry,
  olderDigest,
} from '@varanda/domain/audit/audit-chain'
import { paths } from '@varanda/domain/paths'
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { type AuditFault, ChainWalk, type SaltedEntry } from './chain-walk.ts'

export interface AuditReport {
  links: number
  /** Entries from before there was a chain. */
  older: number
  /** What was erased since, which is allowed. */
  erased: { entries: number; reasons: number }
  head: { seq: number; hash: string } | null
  faults: readonly AuditFault[]
}

const perPage = 300

/**
 * Walks the whole log: every link, the entry that it stands for, and what is in the log besides; all of it as it was at
 * one moment, whoever acts meanwhile.
 */
export function verifyLog(firestore: Firestore): Promise<AuditReport> {
  return firestore.runTransaction((transaction) => walkLog(firestore, transaction), { readOnly: true })
}

async function walkLog(firestore: Firestore, transaction: Transaction): Promise<AuditReport> {
  const head = (await transaction.get(firestore.doc(paths.auditHead))).data() as AuditHead | undefined
  const walk = new ChainWalk(head)
  const linked = new Set<string>()
  for await (const page of pagesOf(transaction, firestore.collection(paths.auditChain))) {
    const links = page.map((one) => one.data() as ChainLink)
    const found = await transaction.getAll(...links.map(({ entry }) => firestore.doc(`${paths.auditLog}/${entry}`)))
    const entries = found.map((one) => one.data() as SaltedEntry | undefined)
    const ids = await auditIdsOf(firestore, transaction, entries)
    for (const [n, link] of links.entries()) {
      linked.add(link.entry)
      await walk.step(page[n]!.id, link, entries[n], (uid) => ids.get(uid))
    }
  }
  walk.end()
  const { links, erased, faults } = walk
  return {
    links,
    older: head?.older.count ?? 0,
    erased: { ...erased, entries: erased.entries + (head?.older.erased ?? 0) },
    head: head ? { seq: head.seq, hash: head.hash } : null,
    faults: [...faults, ...(head ? await besides(firestore, transaction, head, linked) : [])],
  }
}

/** Of those whom entries name that are not covered by a hash any more. */
async function auditIdsOf(
  firestore: Firestore,
  transaction: Transaction,
  entries: readonly (SaltedEntry | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const open = entries.filter((entry) => entry !== undefined).filter(({ salts }) => salts?.told === undefined)
  const named = open.flatMap((entry) => [entry.by, memberOfEntry(entry)]).filter((uid) => uid !== null)
  if (named.length === 0) return new Map()
  const found = await transaction.getAll(...[...new Set(named)].map((uid) => firestore.doc(paths.auditId(uid))))
  return new Map(found.flatMap((one) => (one.exists ? [[one.id, (one.data() as AuditId).id] as const] : [])))
}

/** What is in the log without a link may only be what was there before the chain. */
async function besides(
  firestore: Firestore,
  transaction: Transaction,
  { older }: AuditHead,
  linked: ReadonlySet<string>,
): Promise<AuditFault[]> {
  const found: { id: string; data: unknown }[] = []
  for await (const page of pagesOf(transaction, firestore.collection(paths.auditLog))) {
    for (const one of page) if (!linked.has(one.id)) found.push({ id: one.id, data: one.data() })
  }
  const { count, digest, erased = 0 } = older
  // How many there were lies in the head, which nothing covers; the digest is what the first link came after.
  const most = digest === (await olderDigest([])) ? 0 : count
  if (found.length > most) return [{ seq: null, what: 'entry without a link' }]
  const isAsLeft = erased > 0 ? found.length >= count - erased : (await olderDigest(found)) === digest
  if (isAsLeft) return []
  return [{ seq: null, what: 'entries from before the chain altered' }]
}

async function* pagesOf(
  transaction: Transaction,
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined
  for (;;) {
    const all = collection.orderBy(FieldPath.documentId()).limit(perPage)
    const { docs } = await transaction.get(last ? all.startAfter(last) : all)
    if (docs.length > 0) yield docs
    last = docs.at(-1)
    if (docs.length < perPage) return
  }
}
