import type { Network } from '@varanda/graph/network'
import { useEffect, useState } from 'react'
import { runJob } from '../../worker/run-job.ts'
import type { Measured } from '../classes.ts'
import { type Measure, type Measuring, nextOf, nothingMeasured, onlyWanted } from './measuring.ts'

/**
 * What takes longer to work out than a page may wait, worked out away from it when it is first wanted, one after the
 * other. `wanted` is the same list for as long as the same is wanted.
 */
export function useMeasured(network: Network, wanted: readonly Measure[]): Measuring {
  const [kept, setKept] = useState<Measuring>()
  const current = kept?.network === network ? kept : nothingMeasured(network)
  const next = nextOf(current, wanted)

  useEffect(() => setKept((kept) => kept && onlyWanted(kept, wanted)), [wanted])

  useEffect(() => {
    if (!next) return
    const over = new AbortController()
    const shape = { people: network.people.count, ties: network.ties }
    const { signal } = over
    const keep = (change: (before: Measuring) => Partial<Measuring>) =>
      setKept((kept) => {
        const before = kept?.network === network ? kept : nothingMeasured(network)
        return { ...before, ...change(before) }
      })
    const job: Promise<Measured> =
      next === 'communities'
        ? runJob(next, { ...shape, seed: 1 }, { signal }).then((communities) => ({ communities }))
        : runJob(next, shape, { signal }).then(({ of }) => ({ betweenness: of }))
    job.then(
      (found) => keep(({ measured }) => ({ measured: { ...measured, ...found } })),
      () => {
        if (!signal.aborted) keep(({ lost }) => ({ lost: [...lost, next] }))
      },
    )
    return () => over.abort()
  }, [network, next])

  return current
}
