import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { type Device, deviceLimits } from '@varanda/domain/account/device'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** Where I am signed in, last used first. */
export function useDevices(): Live<Row<Device>[]> {
  return useList<Device>(paths.devices(useMe().uid), { by: 'lastSeen', direction: 'desc', first: deviceLimits.shown })
}

/** Throws when the instance refuses, as the next one. */
export function nameDevice(uid: string, id: string, name: string): Promise<void> {
  return writeCounted(uid, paths.device(uid, id), (batch, device) => batch.update(device, { name }))
}

/** Asks a device to sign out. */
export async function askDeviceToLeave(uid: string, id: string): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.device(uid, id)), { askedAt: sdk.serverTimestamp() })
}
