import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { askVoucher as contract } from '@varanda/domain/signup/calls/ask-voucher'
import { signupLimits, type VouchQuestion } from '@varanda/domain/signup/signup-request'
import { decideVouching } from '@varanda/domain/signup/signup-review'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { reviewRequest } from '../review.ts'

/** Adults only: a child is not asked about strangers. */
export const askVoucher = callable(contract, async ({ id, uid: member }, caller, { now }) => {
  await reviewRequest(id, caller, now, async ({ request, transaction }) => {
    const [profile, standing] = await transaction.getAll(db.doc(paths.user(member)), db.doc(paths.standing(member)))
    const { status, ageBand = 'adult' } = read(standingSchema, standing) ?? {}
    const name = read(memberSchema, profile)?.name
    if (name === undefined || status !== 'active' || ageBand !== 'adult') throw new DomainError('person-unknown')
    if (decideVouching(request, member) === 'asked') return null
    const askedAt = Timestamp.fromDate(now)
    const expiresAt = request!.expiresAt ?? Timestamp.fromMillis(now.getTime() + signupLimits.keptMs)
    const question: VouchQuestion = { name: request!.name, askedAt, expiresAt }
    transaction.set(db.doc(paths.vouch(member, id)), question)
    return {
      changes: { vouches: { ...request?.vouches, [member]: { name, askedAt } } },
      act: 'voucher-asked',
      facts: { member },
    }
  })
  return {}
})
