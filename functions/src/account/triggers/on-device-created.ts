import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { comeIntoApp } from '../../member/come-into-app.ts'
import { followAddress } from '../../member/follow-address.ts'
import { forgetEndedDevices } from '../forget-ended-devices.ts'

/**
 * A member signed in. A change of address or password ends every sign-in, so the next one is when the instance learns
 * of it, as of one who read by mail alone until now.
 */
export const onDeviceCreated = onDocumentCreated(
  { document: 'users/{uid}/devices/{deviceId}', retry: true },
  async ({ params: { uid } }) => {
    await forgetEndedDevices(uid)
    await followAddress(uid)
    await comeIntoApp(uid)
  },
)
