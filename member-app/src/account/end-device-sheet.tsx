import type { Device } from '@varanda/domain/account/device'
import { useMe } from '../data/use-me.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { askDeviceToLeave } from './data/devices.ts'
import { words } from './words.ts'

/** Asking one device to sign out, and what such an asking is worth. */
export function EndDeviceSheet({ id, device, onClose }: { id: string; device: Device; onClose: () => void }) {
  const me = useMe()
  const ask = async () => {
    // Without a network it waits in this app, as the row says of the other.
    askDeviceToLeave(me.uid, id).catch((error) => {
      console.warn('device', error)
      toast(words.devices.failed)
    })
    toast(words.devices.endDone(device.name))
  }
  return (
    <ConfirmSheet
      title={words.devices.endTitle(device.name)}
      no={words.devices.no}
      yes={words.devices.endYes}
      act={ask}
      onClose={onClose}
    >
      <p>{words.devices.endText}</p>
      <p className="quiet">{words.devices.endLost}</p>
    </ConfirmSheet>
  )
}
