import { deviceIdOf } from '@varanda/domain/account/device'
import { paths } from '@varanda/domain/paths'
import { FieldPath } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { validSinceOf } from './valid-since.ts'

/**
 * Takes the sign-ins that identity has ended off a member's list, and with them what is pushed there. It ends them by a
 * new password or a changed address, and tells no function.
 */
export async function forgetEndedDevices(uid: string): Promise<void> {
  const since = await validSinceOf(uid)
  if (since === null) return
  // The id of each is the second of its sign-in, in ten digits until 2286.
  const ended = db.collection(paths.devices(uid)).where(FieldPath.documentId(), '<', deviceIdOf(since)).select()
  await Promise.all((await ended.get()).docs.map(({ ref }) => ref.delete()))
}
