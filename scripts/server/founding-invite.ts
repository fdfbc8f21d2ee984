import { capabilityIdOf, inviteCapability } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { foundingInvite, type Invite, type InviteKind } from '@varanda/domain/invite/invite'
import type { Role } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/**
 * A fresh founding invite's token while the instance has no administrator, else undefined. Links of earlier starts that
 * nobody used end with this one: only the newest, printed to the terminal, opens the instance. One transaction, so that
 * whoever takes an earlier link at this very moment is the only administrator it makes.
 */
export async function renewFoundingInvite(firestore: Firestore): Promise<string | undefined> {
  const administrator: Role = 'admin'
  const founding: InviteKind = 'founding'
  const token = newInviteToken()
  const invite = firestore.doc(paths.invite(await capabilityIdOf(token)))
  return firestore.runTransaction(async (transaction) => {
    const [administrators, earlier] = await Promise.all([
      transaction.get(firestore.collection('users').where('role', '==', administrator).limit(1)),
      transaction.get(firestore.collection(paths.invites).where('kind', '==', founding)),
    ])
    const unused = earlier.docs.filter((one) => (one.data() as Invite).taken === 0)
    for (const { ref } of unused) {
      transaction.delete(ref)
      transaction.delete(firestore.doc(paths.capability(ref.id)))
    }
    if (!administrators.empty) return undefined
    transaction.create(invite, foundingInvite(Timestamp.now()))
    const capability = inviteCapability(invite.id, null)
    transaction.create(firestore.doc(capability.path), capability.data)
    return token
  })
}
