import { $session } from '@varanda/client/account/session'
import { keepCountHere } from '@varanda/client/counted'

/** Milliseconds of quiet reading after which the counts are fetched: a page that is left sooner pays for no read. */
const after = 20_000

/**
 * Brings what rules count of a reader's own acts to this device, so that what they say or feel once the network is gone is
 * counted on from it, also where that is the first of this device.
 */
export function keepCountsLater(): void {
  setTimeout(() => {
    const session = $session.get()
    if (session.state !== 'member') return
    for (const act of ['reaction', 'comment'] as const) {
      keepCountHere(session.uid, act).catch((error) => console.warn(act, error))
    }
  }, after)
}
