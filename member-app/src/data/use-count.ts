import { loadFirestore } from '@varanda/client/firestore'
import { type Live, useLive } from './live.ts'

/** Milliseconds between two looks. */
const every = 60_000
const again = new Set<() => void>()

/** Counts anew what stands on the screen: after something was done that changes it. */
export function countAgain(): void {
  for (const look of again) look()
}

/** So many are counted at most: a number beyond is no news, and the instance would read each of them. */
export const mostCounted = 1000

/** A condition of Firestore: a field, how it compares, with what. */
export type Condition = [field: string, compares: '==' | '<', value: string | Date]

/**
 * How many documents of a collection fulfil all conditions, `mostCounted` at most; looked at once a minute, a read for
 * each thousand.
 */
export function useCount(path: string, ...conditions: Condition[]): Live<number> {
  return useLive<number>(`${path}#${JSON.stringify(conditions)}`, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const wanted = conditions.map((one) => sdk.where(...one))
    const counted = sdk.query(sdk.collection(firestore, path), ...wanted, sdk.limit(mostCounted))
    const look = () => {
      if (document.hidden) return
      sdk.getCountFromServer(counted).then(
        (answer) => emit({ state: 'ready', value: answer.data().count, fromCache: false }),
        () => emit({ state: 'failed' }),
      )
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    again.add(look)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      again.delete(look)
    }
  })
}
