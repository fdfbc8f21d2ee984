import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { followAddress } from '../../member/follow-address.ts'

/** A member signed in. A change of address ends every sign-in, so the next one is when the instance learns of it. */
export const onDeviceCreated = onDocumentCreated(
  { document: 'users/{uid}/devices/{deviceId}', retry: true },
  ({ params: { uid } }) => followAddress(uid),
)
