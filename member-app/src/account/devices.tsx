import { useStore } from '@nanostores/react'
import { $thisDevice, lookAtThisDevice } from '@varanda/client/account/device/device'
import type { Device } from '@varanda/domain/account/device'
import { useEffect, useState } from 'react'
import type { Row } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDevices } from './data/devices.ts'
import { DeviceRow } from './device-row.tsx'
import { EndDeviceSheet } from './end-device-sheet.tsx'
import { EverywhereSheet } from './everywhere-sheet.tsx'
import { RenameSheet } from './rename-sheet.tsx'
import { words } from './words.ts'

/** Where I am signed in: each may be named and asked to leave, and all others be shut out by the instance. */
export function Devices({ id }: { id: string }) {
  const hasAddress = useMe().email !== ''
  const devices = useDevices()
  const thisDevice = useStore($thisDevice)
  const [chosen, choose] = useState<Row<Device>>()
  useEffect(() => {
    lookAtThisDevice().catch((error) => console.warn('device', error))
  }, [])
  const rename = useSheet('rename-device')
  const end = useSheet('end-device')
  const everywhere = useSheet('sign-out-everywhere')
  const known =
    devices.state === 'ready' && thisDevice !== undefined && (!devices.fromCache || devices.value.length > 0)
  const rows = known ? thisFirst(devices.value, thisDevice) : []
  return (
    <SettingsPart id={id} title={words.devices.title} note={hasAddress ? words.devices.note : words.devices.noteByCode}>
      {devices.state === 'failed' && <LoadFailed />}
      {devices.state !== 'failed' && !known && <Skeleton kind="person" rows={2} />}
      {known && rows.length === 0 && <p className="quiet">{words.devices.none}</p>}
      {rows.length > 0 && (
        <ul className="device-list">
          {rows.map((row) => (
            <DeviceRow
              key={row.id}
              device={row.data}
              isThis={row.id === thisDevice}
              onRename={() => {
                choose(row)
                rename.show()
              }}
              onEnd={() => {
                choose(row)
                end.show()
              }}
            />
          ))}
        </ul>
      )}
      <button type="button" className="button line" aria-haspopup="dialog" onClick={everywhere.show}>
        {words.devices.all}
      </button>
      {chosen && rename.open && <RenameSheet id={chosen.id} device={chosen.data} onClose={rename.hide} />}
      {chosen && end.open && <EndDeviceSheet id={chosen.id} device={chosen.data} onClose={end.hide} />}
      {everywhere.open && <EverywhereSheet onClose={everywhere.hide} />}
    </SettingsPart>
  )
}

function thisFirst(rows: readonly Row<Device>[], thisDevice: string | undefined): Row<Device>[] {
  return [...rows.filter(({ id }) => id === thisDevice), ...rows.filter(({ id }) => id !== thisDevice)]
}
