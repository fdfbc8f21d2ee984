import { makeHouseInvite as contract } from '@varanda/domain/calls/make-house-invite'
import { newInviteToken } from '@varanda/domain/ids'
import { type Invite, inviteIdOf, inviteLimits } from '@varanda/domain/invite'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { actingAdmin } from '../house/acting-admin.ts'
import { db } from '../lib/app.ts'
import { runLogged, writeDown } from '../lib/audit.ts'
import { callable } from '../lib/callable.ts'
import { limit } from '../lib/rate-limit.ts'

/** Only the hash of the token is stored: the answer is the one time that anybody sees the link. */
export const makeHouseInvite = callable(contract, async ({ seats, note, days }, admin, { now }) => {
  await limit({ name: contract.name, most: inviteLimits.housePerDay, windowMs: day }, admin.uid, now)
  const token = newInviteToken()
  const path = paths.invite(await inviteIdOf(token))
  const at = Timestamp.fromDate(now)
  const invite: Invite = {
    kind: 'house',
    inviter: null,
    state: 'open',
    seats,
    taken: 0,
    reserved: 0,
    createdAt: at,
    expiresAt: Timestamp.fromMillis(now.getTime() + days * day),
    note,
  }
  await runLogged(async (transaction) => {
    const { uid } = await actingAdmin(transaction, admin)
    transaction.create(db.doc(path), invite)
    writeDown(transaction, { at, by: uid, act: 'house-invite-made', target: path, rev: null, facts: { seats, days } })
  })
  return { token }
})
