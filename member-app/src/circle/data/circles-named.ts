import { loadFirestore } from '@varanda/client/firestore'
import type { Circle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

/** A circle by its id; those that this member may not look at (any more) are left out. */
export interface NamedCircle {
  id: string
  circle: Circle
}

const none: readonly string[] = []

/** These circles, followed, in this order. */
export function useCirclesNamed(circleIds: readonly string[] = none): Live<NamedCircle[]> {
  const key = circleIds.length > 0 ? `circles named ${circleIds.join(' ')}` : undefined
  return useLive<NamedCircle[]>(key, async (emit) => {
    const found = new Map<string, { circle: Circle | undefined; fromCache: boolean }>()
    const tell = () => {
      if (found.size < circleIds.length) return
      const value = circleIds.flatMap((id) => {
        const circle = found.get(id)?.circle
        return circle ? [{ id, circle }] : []
      })
      emit({ state: 'ready', value, fromCache: [...found.values()].some(({ fromCache }) => fromCache) })
    }
    const { firestore, sdk } = await loadFirestore()
    const stops = circleIds.map((id) =>
      sdk.onSnapshot(
        sdk.doc(firestore, paths.circle(id)),
        (snapshot) => {
          found.set(id, { circle: snapshot.data() as Circle | undefined, fromCache: snapshot.metadata.fromCache })
          tell()
        },
        () => {
          found.set(id, { circle: undefined, fromCache: false })
          tell()
        },
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
}
