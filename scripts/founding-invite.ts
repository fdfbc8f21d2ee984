import { newInviteToken } from '@varanda/domain/ids'
import { foundingInvite, type Invite, inviteIdOf } from '@varanda/domain/invite'
import { paths } from '@varanda/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/**
 * A fresh founding invite's token while the house has no administrator, else undefined. Links of earlier starts that
 * nobody used end with this one: only the newest, printed to the terminal, opens the house.
 */
export async function renewFoundingInvite(firestore: Firestore): Promise<string | undefined> {
  const earlier = await firestore.collection('invites').where('inviter', '==', null).get()
  if (earlier.docs.some((invite) => (invite.data() as Invite).taken > 0)) return undefined
  const token = newInviteToken()
  const batch = firestore.batch()
  for (const { ref } of earlier.docs) batch.delete(ref)
  batch.create(firestore.doc(paths.invite(await inviteIdOf(token))), foundingInvite(Timestamp.now()))
  await batch.commit()
  return token
}
