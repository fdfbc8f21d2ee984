import { type AuditEntry, auditEntrySchema } from '@varanda/domain/audit/audit'
import { type AuditSalts, auditHeadSchema, auditIdSchema, memberOfEntry } from '@varanda/domain/audit/audit-chain'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { perPage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/**
 * The log goes on naming them by their audit id, whose tie to them goes after this; what was written about them goes, with the
 * salts that the chain covers it by, so that the chain stays whole.
 */
export async function eraseFromLog({ uid, alias }: Erasing): Promise<Left> {
  const stands = read(auditIdSchema, await db.doc(paths.auditId(uid)).get())?.id ?? alias
  const log = db.collection(paths.auditLog)
  let isOver = true
  const posts = log.where('target', '>=', paths.post(`${uid}_`)).where('target', '<', paths.post(`${uid}\``))
  const named = (
    [
      ['by', uid],
      ['target', paths.user(uid)],
      ['target', paths.seatRequest(uid)],
      ['facts.uid', uid],
      ['facts.member', uid],
      ['facts.from', uid],
      ['facts.to', uid],
    ] as const
  ).map(([field, value]) => log.where(field, '==', value))
  for (const found of [...named, posts]) {
    const { docs, size } = await found.limit(perPage).get()
    if (size === perPage) isOver = false
    for (const { ref } of docs) {
      await db.runTransaction(async (transaction) => {
        const [found, first] = await transaction.getAll(ref, db.doc(paths.auditHead))
        const entry = readIfWhole(auditEntrySchema, found)
        if (entry) transaction.set(ref, nameless(entry, found!.get('salts'), uid, stands))
        else transaction.delete(ref)
        const head = read(auditHeadSchema, first)
        // Only what was there before the chain has no salts.
        if (!head || !found!.exists || found!.get('salts') !== undefined) return
        const { erased = 0 } = head.older
        transaction.update(first!.ref, { 'older.erased': erased + 1 })
      })
    }
  }
  return isOver ? 'over' : { after: '' }
}

function nameless(
  { reason, ...entry }: AuditEntry,
  salts: AuditSalts | undefined,
  uid: string,
  stands: string,
): AuditEntry & { salts?: AuditSalts } {
  const isAbout = memberOfEntry(entry) === uid
  // A post's id begins with its author.
  const named = (value: string) =>
    value === uid || value.startsWith(`${uid}_`) ? stands + value.slice(uid.length) : value
  const facts =
    entry.facts &&
    Object.fromEntries(
      Object.entries(entry.facts).map(([key, value]) => [key, typeof value === 'string' ? named(value) : value]),
    )
  return {
    ...entry,
    by: entry.by === null ? null : named(entry.by),
    target: entry.target.split('/').map(named).join('/'),
    ...(facts && { facts }),
    ...(reason !== undefined && !isAbout && { reason }),
    ...(salts && { salts: isAbout || salts.reason === undefined ? {} : { reason: salts.reason } }),
  }
}
