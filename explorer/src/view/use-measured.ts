import type { Network } from '@varanda/graph/network'
import { useEffect, useState } from 'react'
import { runJob } from '../worker/run-job.ts'
import type { Measured } from './classes.ts'

/** What takes longer to work out than a page may wait, worked out away from it when it is first wanted. */
export function useMeasured(
  network: Network,
  wants: { communities: boolean; betweenness: boolean },
): { measured: Measured; isLost: boolean } {
  const [kept, setKept] = useState<{ network: Network; measured: Measured; isLost: boolean }>()
  const current = kept?.network === network ? kept : { network, measured: {}, isLost: false }
  const { communities, betweenness } = wants
  const { measured } = current

  const lacks =
    communities && !measured.communities
      ? 'communities'
      : betweenness && !measured.betweenness
        ? 'betweenness'
        : undefined

  useEffect(() => {
    if (!lacks) return
    const over = new AbortController()
    const shape = { people: network.people.count, ties: network.ties }
    const { signal } = over
    const job: Promise<Measured> =
      lacks === 'communities'
        ? runJob('communities', { ...shape, seed: 1 }, { signal }).then((communities) => ({ communities }))
        : runJob('betweenness', shape, { signal }).then(({ of }) => ({ betweenness: of }))
    job.then(
      (found) =>
        setKept((kept) => ({
          network,
          measured: { ...(kept?.network === network ? kept.measured : {}), ...found },
          isLost: false,
        })),
      () => {
        if (!signal.aborted)
          setKept((kept) => ({ network, measured: kept?.network === network ? kept.measured : {}, isLost: true }))
      },
    )
    return () => over.abort()
  }, [network, lacks])

  return { measured, isLost: current.isLost }
}
