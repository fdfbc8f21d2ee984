import { inviteCapability } from '@varanda/domain/capability/capability'
import { makeInstanceInvite as contract } from '@varanda/domain/invite/calls/make-instance-invite'
import type { Invite } from '@varanda/domain/invite/invite'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { linkOfKey } from '../link-of-key.ts'

/** Only the hash of the token is stored: the answer is the one time that anybody sees the link. */
export const makeInstanceInvite = callable(contract, async ({ key, seats, note, days }, admin, { now }) => {
  await keepRate(contract.name, admin.uid, now)
  const { token, inviteId } = await linkOfKey(admin.uid, contract.name, key)
  const path = paths.invite(inviteId)
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
  const capability = inviteCapability(inviteId, null)
  await runLogged(async (transaction) => {
    const { uid } = await actingAdmin(transaction, admin)
    // This call was made before and is repeated.
    if ((await transaction.get(db.doc(path))).exists) return
    transaction.create(db.doc(path), invite)
    transaction.create(db.doc(capability.path), capability.data)
    writeDown(transaction, { at, by: uid, act: 'house-invite-made', target: path, rev: null, facts: { seats, days } })
  })
  return { token }
})
