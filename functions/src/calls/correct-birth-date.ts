import { ageBandOf } from '@varanda/domain/age-band'
import { correctBirthDate as contract } from '@varanda/domain/calls/correct-birth-date'
import { DomainError } from '@varanda/domain/errors'
import { isGuarded } from '@varanda/domain/guardian'
import { joinByAge } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import type { Standing } from '@varanda/domain/standing'
import { Timestamp } from 'firebase-admin/firestore'
import { readBandChange, writeBandChange } from '../guardians/bands.ts'
import { myWard } from '../guardians/my-ward.ts'
import { db } from '../lib/app.ts'
import { runLogged, writeDown } from '../lib/audit.ts'
import { callable } from '../lib/callable.ts'
import { checkFresh } from '../lib/check-standing.ts'
import { read } from '../lib/read.ts'
import { forgetProviders, forgetSignIns } from '../members/end-sign-ins.ts'

/** A guardian cannot make a child older than 16, so that no account leaves their care by a wrong date. */
export const correctBirthDate = callable(contract, async ({ uid, birthDate, reason }, caller, { now }) => {
  if (joinByAge(birthDate, now) === 'impossible') throw new DomainError('bad-input')
  const band = ageBandOf(birthDate, now)
  const grewUp = await runLogged(async (transaction) => {
    const isAdmin = caller.standing.role === 'admin'
    const standing = isAdmin
      ? read<Standing>(await transaction.get(db.doc(paths.standing(uid))))
      : await myWard(transaction, caller.uid, uid)
    if (!standing) throw new DomainError('person-unknown')
    // Another band may take the account from its guardian.
    if (isAdmin && band !== (standing.ageBand ?? 'adult')) checkFresh(caller, now)
    if (!isAdmin && !(isGuarded(standing) && isGuarded({ ageBand: band }))) throw new DomainError('bad-input')
    if (isGuarded({ ageBand: band }) && !standing.guardian) throw new DomainError('needs-guardian')
    const change = await readBandChange(transaction, uid, standing, band)
    transaction.update(db.doc(paths.contact(uid)), { birthDate })
    const grewUp = writeBandChange(transaction, change, now)
    if (standing.guardian && !(band === 'adult' && change.hasAddress)) {
      transaction.update(db.doc(paths.ward(standing.guardian, uid)), { birthDate })
    }
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: caller.uid,
      act: 'birth-date-corrected',
      target: paths.user(uid),
      rev: null,
      reason,
      facts: { before: standing.ageBand ?? 'adult', after: band },
    })
    return grewUp
  })
  if (grewUp) {
    await forgetProviders(uid)
    await forgetSignIns(uid)
  }
  return {}
})
