import { runJob } from '@varanda/explorer/worker/run-job'
import type { Metrics } from '@varanda/graph/measure'
import type { Network } from '@varanda/graph/network'
import { useEffect, useState } from 'react'

/** What is measured of a network, how far that is, or that it could not be. */
export type Measured = { readonly metrics: Metrics } | { readonly share: number } | 'crashed'

/** Measures whatever network is shown; another one ends the work on the one before. */
export function useMetrics(network: Network | undefined): Measured {
  const [measured, setMeasured] = useState<Measured>({ share: 0 })
  useEffect(() => {
    if (!network) return
    const { signal, abort } = abortable()
    setMeasured({ share: 0 })
    // Names are long to copy, and nothing is measured of them.
    const nameless = { ...network, people: { ...network.people, names: [], groups: [] } }
    runJob('measure', nameless, { signal, onProgress: (share) => setMeasured({ share }) }).then(
      (metrics) => setMeasured({ metrics }),
      () => signal.aborted || setMeasured('crashed'),
    )
    return abort
  }, [network])
  return measured
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
