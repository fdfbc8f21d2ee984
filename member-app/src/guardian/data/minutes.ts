import { loadFirestore } from '@varanda/client/firestore'
import type { DayMinutes } from '@varanda/domain/guardian/guardian'
import { paths } from '@varanda/domain/paths'

const minute = 60_000
/** Minutes that one write may add; the rules ask the same. */
const most = 5

/** Today as this device counts days. */
function today(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Counts the minutes that a ward looks at the app and tells the instance, a few at a time. What cannot be told (no
 * network, another device a moment ago) is tried with the next minute and let go beyond five. Answers how to stop.
 */
export function countMinutes(uid: string): () => void {
  let untold = 0
  let telling = false

  const tell = async () => {
    if (untold === 0 || telling) return
    telling = true
    const adding = untold
    try {
      const { firestore, sdk } = await loadFirestore()
      const reference = sdk.doc(firestore, paths.minutes(uid, today(new Date())))
      await sdk.runTransaction(firestore, async (transaction) => {
        const before = (await transaction.get(reference)).data() as DayMinutes | undefined
        transaction.set(reference, { minutes: (before?.minutes ?? 0) + adding, at: sdk.serverTimestamp() })
      })
      untold -= adding
    } catch {
      // The next minute tries again.
    } finally {
      telling = false
    }
  }
  const timer = setInterval(() => {
    if (document.hidden) return
    untold = Math.min(most, untold + 1)
    if (untold === most) void tell()
  }, minute)
  const onHide = () => {
    if (document.hidden) void tell()
  }
  document.addEventListener('visibilitychange', onHide)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onHide)
  }
}
