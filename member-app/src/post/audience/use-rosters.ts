import { loadFirestore } from '@varanda/client/firestore'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

type Rosters = ReadonlyMap<string, CircleRoster['people'] | undefined>

/** Who is in each of these circles, followed; undefined for one that does not show itself. */
export function useRosters(circleIds: readonly string[]): Live<Rosters> {
  const ids = circleIds.toSorted()
  return useLive<Rosters>(`rosters ${ids.join(' ')}`, async (emit) => {
    const rosters = new Map<string, CircleRoster['people'] | undefined>()
    const cached = new Set(ids)
    const tell = () => {
      if (rosters.size === ids.length)
        emit({ state: 'ready', value: new Map(rosters), fromCache: ids.some((id) => cached.has(id)) })
    }
    tell()
    const { firestore, sdk } = await loadFirestore()
    const stops = ids.map((id) =>
      sdk.onSnapshot(
        sdk.doc(firestore, paths.circleRoster(id)),
        { includeMetadataChanges: true },
        (snapshot) => {
          rosters.set(id, (snapshot.data() as CircleRoster | undefined)?.people)
          if (!snapshot.metadata.fromCache) cached.delete(id)
          tell()
        },
        () => {
          rosters.set(id, undefined)
          cached.delete(id)
          tell()
        },
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
}
