import { DomainError } from '@varanda/domain/errors'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A transaction, or the store itself. */
interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Throws `not-an-adult`: wards neither give nor receive. */
export function checkAdult({ ageBand }: Pick<Standing, 'ageBand'>): void {
  if (mayByBand(ageBand ?? 'adult', 'support') !== 'free') throw new DomainError('not-an-adult')
}

/**
 * What firestore.rules ask before a support page opens: that neither blocked the other, and that whose it is is an adult
 * who is here. Throws `not-yourself`, and `support-off` for whatever else is not so.
 */
export async function checkMaySupport(reader: Reader, from: string, to: string): Promise<void> {
  if (from === to) throw new DomainError('not-yourself')
  const [found, theirs, mine] = await reader.getAll(
    db.doc(paths.standing(to)),
    db.doc(paths.block(to, from)),
    db.doc(paths.block(from, to)),
  )
  const standing = readIfWhole(standingSchema, found)
  const isHere = standing?.status === 'active' && mayByBand(standing.ageBand ?? 'adult', 'support') === 'free'
  if (!isHere || theirs!.exists || mine!.exists) throw new DomainError('support-off')
}
