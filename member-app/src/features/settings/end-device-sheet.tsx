import type { Device } from '@varanda/domain/device'
import { askDeviceToLeave } from '../../data/devices.ts'
import { useMe } from '../../data/use-me.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

/** Asking one device to sign out, and what such an asking is worth. */
export function EndDeviceSheet({ id, device, onClose }: { id: string; device: Device; onClose: () => void }) {
  const me = useMe()
  const ask = () => {
    // Without a network it waits in this app, as the row says of the other.
    askDeviceToLeave(me.uid, id).catch((error) => {
      console.warn('device', error)
      toast(words.devices.failed)
    })
    toast(words.devices.endDone(device.name))
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.devices.endTitle(device.name)}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={onClose}>
            {words.devices.no}
          </button>
          <button type="button" className="button wide" onClick={ask}>
            {words.devices.endYes}
          </button>
        </div>
      }
    >
      <div className="stack">
        <p>{words.devices.endText}</p>
        <p className="quiet">{words.devices.endLost}</p>
      </div>
    </Sheet>
  )
}
