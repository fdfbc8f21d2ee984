import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { membershipDocuments, requestConnections } from '@varanda/domain/invite/joining'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Account } from './instance/killable-instance.ts'

/** Makes accounts members whom nobody invited, each with a link, and connects pairs of them. */
export async function plantMembers(
  db: Firestore,
  people: Account[],
  connected: readonly (readonly [string, string])[],
  now: Date,
): Promise<Account[]> {
  const at = Timestamp.fromDate(now)
  const batch = db.batch()
  for (const person of people) {
    const token = newInviteToken()
    person.inviteToken = token
    const documents = membershipDocuments({
      uid: person.uid,
      name: person.uid,
      email: `${person.uid}@example.org`,
      isShown: true,
      birthDate: '1980-01-01',
      locale: 'pt',
      role: 'user',
      invitedBy: null,
      link: { token, inviteId: await capabilityIdOf(token) },
      at,
      validSince: new Timestamp(0, 0),
    })
    for (const { path, data } of documents) batch.set(db.doc(path), data)
  }
  for (const [one, other] of connected) {
    const documents = requestConnections({ uid: one, name: one }, { uid: other, name: other }, at)
    for (const { path, data, merge = false } of documents) batch.set(db.doc(path), data, { merge })
  }
  await batch.commit()
  return people
}
