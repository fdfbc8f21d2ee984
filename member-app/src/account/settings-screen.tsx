import './settings.css'
import type { ComponentType } from 'react'
import { useCountKept } from '../data/use-count-kept.ts'
import { useMe } from '../data/use-me.ts'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Devices } from './devices.tsx'
import { Findable } from './findable.tsx'
import { Here } from './here.tsx'
import { InAlbums } from './in-albums.tsx'
import { InGraph } from './in-graph.tsx'
import { SettingsIndex } from './settings-index.tsx'
import { TakeWay } from './take/take-way.tsx'
import { words as take } from './take/words.ts'
import { SignInWays } from './ways.tsx'
import { WhoWay } from './who/who-way.tsx'
import { words as who } from './who/words.ts'
import { words } from './words.ts'

/** A part of the settings: its heading bears the id, to which the index leads. */
export interface PartOfSettings {
  id: string
  title: string
  Part: ComponentType<{ id: string }>
}

/**
 * A member's own account: what this device does, the ways to sign in, the devices, and who may find or see the member.
 */
export function SettingsScreen({ more }: { more: readonly PartOfSettings[] }) {
  const me = useMe()
  // Who has no address yet comes in by the guardian's code; nobody under 18 is found, or stands in the graph.
  const hasAddress = me.email !== ''
  const isAdult = me.ageBand === 'adult'
  const parts: readonly PartOfSettings[] = [
    { id: 'here', title: words.here.title, Part: Here },
    ...(hasAddress ? [{ id: 'sign-in', title: words.ways.title, Part: SignInWays }] : []),
    { id: 'devices', title: words.devices.title, Part: Devices },
    ...(isAdult ? [{ id: 'findable', title: words.findable.title, Part: Findable }] : []),
    ...more,
    ...(isAdult ? [{ id: 'graph', title: words.graph.title, Part: InGraph }] : []),
    ...(isAdult ? [{ id: 'albums', title: words.albums.title, Part: InAlbums }] : []),
    { id: 'who', title: who.title, Part: WhoWay },
    { id: 'take', title: take.title, Part: TakeWay },
  ]
  useCountKept(me.uid, 'choice')
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="settings">
        <SettingsIndex parts={parts} />
        <div className="courses">
          {parts.map(({ id, Part }) => (
            <Part key={id} id={id} />
          ))}
        </div>
      </div>
    </>
  )
}
