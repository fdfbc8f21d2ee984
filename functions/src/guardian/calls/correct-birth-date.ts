import { DomainError } from '@varanda/domain/errors'
import { ageBandOf } from '@varanda/domain/guardian/age-band'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { correctBirthDate as contract } from '@varanda/domain/guardian/calls/correct-birth-date'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { joinByAge } from '@varanda/domain/member/age'
import { isGone, type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkFresh, checkMember } from '../../lib/check-standing.ts'
import { read } from '../../lib/read.ts'
import { forgetProviders, forgetSignIns } from '../../member/end-sign-ins.ts'
import { readBandChange, writeBandChange } from '../bands.ts'
import { forgetUnseenMinutes } from '../forget-minutes.ts'
import { myWard } from '../my-ward.ts'
import { refreshOverview } from '../overview.ts'
import { settleAddress } from '../settle-address.ts'

async function hasWards(transaction: Transaction, uid: string): Promise<boolean> {
  return (await transaction.get(db.collection(paths.wards(uid)).limit(1))).size > 0
}

/** Whether somebody is there to answer for this account: whoever is being erased leaves nobody behind. */
async function hasGuardian(transaction: Transaction, { guardian }: Standing): Promise<boolean> {
  return guardian != null && !isGone(read(standingSchema, await transaction.get(db.doc(paths.standing(guardian)))))
}

/** A guardian cannot make a child older than 16, so that no account leaves their care by a wrong date. */
export const correctBirthDate = callable(contract, async ({ uid, birthDate, reason }, caller, { now }) => {
  if (joinByAge(birthDate, now) === 'impossible') throw new DomainError('bad-input')
  const band = ageBandOf(birthDate, now)
  // Days that were nobody's to see are not shown where childhood is back.
  if (isGuarded({ ageBand: band })) await forgetUnseenMinutes(uid)
  const { signsOut, losesAddress } = await runLogged(async (transaction) => {
    // By now: whose role was taken meanwhile corrects what a guardian may.
    const own = read(standingSchema, await transaction.get(db.doc(paths.standing(caller.uid))))
    checkMember(own, caller.authTime)
    const isAdmin = own.role === 'admin'
    const standing = isAdmin
      ? read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
      : await myWard(transaction, caller.uid, uid)
    if (!standing) throw new DomainError('person-unknown')
    // A change of age band may take the account from its guardian.
    if (isAdmin && band !== (standing.ageBand ?? 'adult')) checkFresh(caller, now)
    if (!isAdmin && !(isGuarded(standing) && isGuarded({ ageBand: band }))) throw new DomainError('bad-input')
    // As nobody becomes one before 18: whoever takes the role away decides that with open eyes.
    if (standing.role === 'admin' && band !== 'adult') throw new DomainError('not-an-adult')
    if (isGuarded({ ageBand: band }) && !(await hasGuardian(transaction, standing)))
      throw new DomainError('needs-guardian')
    if (mayByBand(band, 'guard') === 'never' && (await hasWards(transaction, uid))) throw new DomainError('has-wards')
    const change = await readBandChange(transaction, uid, standing, band)
    transaction.update(db.doc(paths.contact(uid)), { birthDate })
    const signsOut = writeBandChange(transaction, change, now)
    if (standing.guardian && change.isKnown && !change.ends) {
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
    return { signsOut, losesAddress: change.losesAddress }
  })
  if (signsOut) {
    await forgetProviders(uid)
    await forgetSignIns(uid)
  }
  if (losesAddress) await settleAddress(uid)
  // Where childhood is back, the guardian sees at once whom the account knows.
  if (isGuarded({ ageBand: band })) await refreshOverview(uid)
  return {}
})
