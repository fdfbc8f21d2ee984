import type { Device } from '@varanda/domain/account/device'
import { Icon } from '../ui/icon.tsx'
import { Time } from '../ui/time/time.tsx'
import { pushWords, words } from './words.ts'

/** One sign-in of mine. */
export function DeviceRow(props: { device: Device; isThis: boolean; onRename: () => void; onEnd: () => void }) {
  const { device, isThis, onRename, onEnd } = props
  return (
    <li className="device">
      <div className="device-words">
        <p className="device-name">
          <span dir="auto">{device.name}</span>
          {isThis && <span className="device-this small">{words.devices.this}</span>}
        </p>
        <p className="small quiet">
          {isThis ? (
            words.devices.seenHere
          ) : (
            <>
              {words.devices.seen} <Time at={device.lastSeen.toDate()} />
            </>
          )}
          {' · '}
          {words.devices.since} <Time at={device.firstSeen.toDate()} />
        </p>
        {device.push && (
          <p className="small quiet">
            {pushWords.hears}
            {device.push.arrivedAt && (
              <>
                {' · '}
                {pushWords.last} <Time at={device.push.arrivedAt.toDate()} />
              </>
            )}
          </p>
        )}
        {device.askedAt && (
          <p className="small device-asked">
            <Icon name="clock" size={18} /> {words.devices.asked}
          </p>
        )}
      </div>
      <div className="device-acts">
        <button
          type="button"
          className="text-button plain"
          aria-label={`${words.devices.rename}: ${device.name}`}
          aria-haspopup="dialog"
          onClick={onRename}
        >
          {words.devices.rename}
        </button>
        {!isThis && !device.askedAt && (
          <button
            type="button"
            className="text-button plain"
            aria-label={`${words.devices.end}: ${device.name}`}
            aria-haspopup="dialog"
            onClick={onEnd}
          >
            {words.devices.end}
          </button>
        )}
      </div>
    </li>
  )
}
