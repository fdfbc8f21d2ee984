import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { type DiscoveredCircle, discoverCircles } from '@varanda/domain/circle/calls/discover-circles'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'

/** What was found last, for as long as the app is open: it stands there again while it is looked up anew. */
const $found = atom<readonly DiscoveredCircle[]>([])

/** Public circles that I might follow; looked up each time they are shown, as long as that is `wanted`. */
export function useDiscovered(wanted: boolean): { circles: readonly DiscoveredCircle[]; failed: boolean } {
  const circles = useStore($found)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let left = false
    call(discoverCircles, {}).then(
      (answer) => {
        $found.set(answer.circles)
        if (!left) setFailed(false)
      },
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [wanted])
  return { circles: wanted && !failed ? circles : [], failed }
}
