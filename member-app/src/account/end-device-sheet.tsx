import type { Device } from '@varanda/domain/account/device'
import { useMe } from '../data/use-me.ts'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { askDeviceToLeave } from './data/devices.ts'
import { words } from './words.ts'

/** Asks one device to sign out, and says that the instance cannot force it. */
export function EndDeviceSheet({ id, device, onClose }: { id: string; device: Device; onClose: () => void }) {
  const me = useMe()
  const ask = async () => {
    // Not awaited: without a network the request stays in this app until there is one.
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
      // The button that asked for it goes with the asking.
      onDone={focusHeadingSoon}
    >
      <p>{words.devices.endText}</p>
      <p className="quiet">{words.devices.endLost}</p>
    </ConfirmSheet>
  )
}
