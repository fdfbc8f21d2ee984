import { signOutMember as contract } from '@varanda/domain/member/calls/sign-out-member'
import { signInsEndedAt } from '@varanda/domain/member/member-changes'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { checkFreshFor } from '../../lib/check-standing.ts'
import { actOnMember } from '../act-on-member.ts'
import { forgetSignIns } from '../end-sign-ins.ts'

/** The standing first, as in `endSignIns`: called again after a failure, it ends the same way. */
export const signOutMember = callable(contract, async (input, admin, { now }) => {
  const answer = await actOnMember(input, admin, now, ({ standing }) => {
    checkFreshFor(standing, admin, now)
    const validSince = new Timestamp(signInsEndedAt(standing, now), 0)
    return { standing: { ...standing, validSince }, act: 'signed-out-everywhere', facts: {} }
  })
  await forgetSignIns(input.uid)
  return answer
})
