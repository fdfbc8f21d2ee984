import { firstView, readView, type View, writeView } from '@varanda/explorer/view-state'
import type { Network } from '@varanda/graph/network'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { enterAddress } from './enter-address.ts'
import { exampleChain } from './example-chain.ts'

const sayNoPath = 'path'

/**
 * What is looked at, kept in the address: every choice is an entry of the history, so that Back takes it back. A
 * made-up network begins with a chain of invites, until somebody asks for something else.
 */
export function useViewInAddress(network: Network | undefined, hasExample: boolean): [View, (view: View) => void] {
  const example = useMemo<Partial<View>>(
    () => (network && hasExample ? exampleChain(network.people) : {}),
    [network, hasExample],
  )
  const read = useCallback((): View => {
    if (!network) return firstView
    const search = new URLSearchParams(location.search)
    const view = readView(search, network.people.count)
    const isAsked = view.from !== undefined || view.to !== undefined || search.has(sayNoPath)
    return isAsked ? view : { ...view, ...example }
  }, [network, example])
  // A view is of its network: another one may not have so many people.
  const [kept, keep] = useState(() => ({ network, view: read() }))
  const view = kept.network === network ? kept.view : read()

  useEffect(() => {
    const follow = () => keep({ network, view: read() })
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [network, read])

  const change = useCallback(
    (view: View) => {
      keep({ network, view })
      const search = new URLSearchParams(location.search)
      writeView(view, search)
      if (view.from === undefined && view.to === undefined) search.set(sayNoPath, 'none')
      else search.delete(sayNoPath)
      enterAddress(search)
    },
    [network],
  )

  return [view, change]
}
