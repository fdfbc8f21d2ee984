import type { Names } from '@varanda/domain/automation/sentence'
import { useMemo } from 'react'
import { useMyCircles } from '../circle/data/my-circles.ts'
import { useNames } from '../connection/data/connections.ts'

/** What a sentence calls people and circles, as far as this device knows them. */
export function useNamesIn(): Names {
  const { knownName } = useNames()
  const circles = useMyCircles()
  return useMemo(() => {
    const names = new Map(circles.state === 'ready' ? circles.value.map(({ id, circle }) => [id, circle.name]) : [])
    return { person: knownName, circle: (id) => names.get(id) }
  }, [knownName, circles])
}
