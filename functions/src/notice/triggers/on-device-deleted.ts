import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { dropSubscriptionsOfDevice } from '../push/subscriptions.ts'

/** It signed out, was shut out, or was not used for so long that it was forgotten. */
export const onDeviceDeleted = onDocumentDeleted(
  { document: 'users/{uid}/devices/{deviceId}', retry: true },
  ({ params: { uid, deviceId } }) => dropSubscriptionsOfDevice(uid, deviceId),
)
