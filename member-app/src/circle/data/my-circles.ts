import { loadFirestore } from '@varanda/client/firestore'
import type { Circle, CircleRole, JoinedCircle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'
import { useMe } from '../../data/use-me.ts'
import { type CirclesFound, type MyCircle, myCircles } from './circles-found.ts'
import { $standIns } from './stand-in.ts'

/**
 * The circles that I own, the groups that I am in and the public circles that I follow, by name, followed. What this
 * device keeps is shown until the instance answers, and offline; `fromCache` until it confirmed every one of them.
 */
export function useMyCircles(wanted = true): Live<MyCircle[]> {
  const { uid } = useMe()
  return useLive<MyCircle[]>(wanted ? `circles of ${uid}` : undefined, (emit) => listen(uid, emit))
}

/** One of my circles; its value is undefined for an id that is none of them. No id: nothing is listened to. */
export function useMyCircle(circleId: string | undefined): Live<MyCircle | undefined> {
  const mine = useMyCircles(circleId !== undefined)
  if (mine.state !== 'ready') return mine
  return { ...mine, value: mine.value.find(({ id }) => id === circleId) }
}

/** Each joined circle is a listener of its own: a list of others' circles is nobody's to ask for. */
async function listen(uid: string, emit: (now: Live<MyCircle[]>) => void): Promise<() => void> {
  const { firestore, sdk } = await loadFirestore()
  const found: CirclesFound = {
    owned: undefined,
    joined: undefined,
    circles: new Map(),
    confirmed: new Set(),
    standIns: new Set(Object.keys($standIns.get())),
  }
  const listeners = new Map<string, () => void>()
  const tell = () => {
    const now = myCircles(found, uid)
    if (now) emit({ state: 'ready', ...now })
  }
  const fail = (error: { code: string }) => {
    console.warn('circles', error.code)
    emit({ state: 'failed' })
  }
  const follow = (id: string) => {
    if (listeners.has(id)) return
    const stop = sdk.onSnapshot(
      sdk.doc(firestore, paths.circle(id)),
      { includeMetadataChanges: true },
      (snapshot) => {
        found.circles.set(id, snapshot.data() as Circle | undefined)
        if (!snapshot.metadata.fromCache) found.confirmed.add(id)
        tell()
      },
      () => {
        // Taken out of it, or it is gone: what says that I am in it goes as well.
        found.circles.set(id, undefined)
        found.confirmed.add(id)
        listeners.delete(id)
        tell()
      },
    )
    listeners.set(id, stop)
  }
  const stopOwned = sdk.onSnapshot(
    sdk.query(sdk.collection(firestore, paths.circles), sdk.where('owner', '==', uid)),
    { includeMetadataChanges: true },
    (snapshot) => {
      found.owned = {
        circles: new Map(snapshot.docs.map((one) => [one.id, one.data() as Circle])),
        fromCache: snapshot.metadata.fromCache,
      }
      tell()
    },
    fail,
  )
  const stopJoined = sdk.onSnapshot(
    sdk.collection(firestore, paths.joinedCircles(uid)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const joined = new Map(snapshot.docs.map((one) => [one.id, (one.data() as JoinedCircle).role as CircleRole]))
      found.joined = { roles: joined, fromCache: snapshot.metadata.fromCache }
      for (const [id, stop] of listeners) {
        if (joined.has(id)) continue
        stop()
        listeners.delete(id)
        found.circles.delete(id)
        found.confirmed.delete(id)
      }
      for (const id of joined.keys()) follow(id)
      tell()
    },
    fail,
  )
  const stopStandIns = $standIns.listen((standIns) => {
    found.standIns = new Set(Object.keys(standIns))
    tell()
  })
  return () => {
    stopStandIns()
    stopOwned()
    stopJoined()
    for (const stop of listeners.values()) stop()
  }
}
