import { circleSource } from '@varanda/domain/source/reach'
import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { dropEntries } from '../../source/drop-entries.ts'
import { endInvitations } from '../call-off.ts'

/**
 * Ends the invitations of whoever is out of it, and finishes a removal whose call died after its transaction: takes the
 * entries that the circle had given.
 */
export const onCircleMemberDeleted = onDocumentDeleted(
  { document: 'circles/{circleId}/members/{uid}', retry: true },
  async ({ params: { circleId, uid } }) => {
    await dropEntries(uid, circleSource(circleId), Number.POSITIVE_INFINITY)
    await endInvitations(circleId, uid)
  },
)
