import { call } from '@varanda/client/call'
import { memberDevices } from '@varanda/domain/member/calls/member-devices'
import { type ReactNode, useId } from 'react'
import { useLive } from '../../data/live.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words } from './words.ts'

type Answer = Awaited<ReturnType<typeof ask>>
const ask = (uid: string) => call(memberDevices, { uid })

/** Where this member is signed in, as their app wrote it down. */
export function Devices({ uid }: { uid: string }) {
  const titleId = useId()
  const asked = useLive<Answer>(`devices of ${uid}`, async (emit) => {
    emit({ state: 'ready', value: await ask(uid), fromCache: false })
    return () => {}
  })
  return (
    <section aria-labelledby={titleId} className="stack member-devices">
      <h2 id={titleId} className="sheet-title">
        {words.devices.title}
      </h2>
      {asked.state === 'failed' && <LoadFailed />}
      {asked.state === 'ready' && <List {...asked.value} />}
    </section>
  )
}

function List({ devices, lastSignIn }: Answer): ReactNode {
  return (
    <>
      <p className="quiet">
        {lastSignIn ? (
          <>
            {words.devices.last}: <Time at={new Date(lastSignIn)} />
          </>
        ) : (
          words.devices.never
        )}
      </p>
      {devices.length === 0 && <p className="quiet">{words.devices.none}</p>}
      <ul className="plain">
        {devices.map(({ name, firstSeen, lastSeen }) => (
          <li key={firstSeen}>
            {name}{' '}
            <span className="small quiet">
              {words.devices.seen} <Time at={new Date(lastSeen)} />, {words.devices.since}{' '}
              <Time at={new Date(firstSeen)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
