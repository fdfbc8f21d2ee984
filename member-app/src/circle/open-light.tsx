import type { DiscoveredCircle } from '@varanda/domain/circle/calls/discover-circles'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { ReactNode } from 'react'
import { useMe } from '../data/use-me.ts'
import { useMayWrite } from '../ui/may-write.ts'
import { matchesName } from '../ui/text/matches-name.ts'
import { useOnline } from '../ui/use-online.ts'
import type { MyCircle } from './data/circles-found.ts'
import { useDiscovered } from './data/discovered.ts'
import { DiscoveredRow } from './discovered-row.tsx'
import { Light } from './light.tsx'
import { words } from './words.ts'

/** Whether I may follow circles, and the open doors of that name that I do not follow. */
export function useDoors(
  mine: readonly MyCircle[],
  wanted = '',
): { mayFollow: boolean; doors: DiscoveredCircle[]; failed: boolean } {
  const { ageBand } = useMe()
  const online = useOnline()
  const mayWrite = useMayWrite()
  const mayFollow = mayWrite && mayByBand(ageBand, 'follow-public-circle') === 'free'
  const { circles, failed } = useDiscovered(online && mayFollow)
  const doors = circles.filter(
    ({ circleId, name }) => matchesName(name, wanted) && !mine.some(({ id }) => id === circleId),
  )
  return { mayFollow, doors, failed }
}

interface OpenLightProps {
  doors: readonly DiscoveredCircle[]
  failed: boolean
  /** Rows of those that are mine, or that I follow. */
  children?: ReactNode
}

/** Circles that are open to everybody here. */
export function OpenLight({ doors, failed, children }: OpenLightProps) {
  return (
    <Light kind="open" title={words.open.title} note={words.open.note} level="porta">
      <ul className="circle-rows plain">
        {children}
        {doors.map((circle) => (
          <DiscoveredRow key={circle.circleId} circle={circle} />
        ))}
      </ul>
      {failed && <p className="light-note">{words.open.notLoaded}</p>}
    </Light>
  )
}

/** What somebody without any circle can follow, where there is something. */
export function FirstDoors() {
  const { doors, failed } = useDoors([])
  return doors.length > 0 || failed ? <OpenLight doors={doors} failed={failed} /> : null
}
