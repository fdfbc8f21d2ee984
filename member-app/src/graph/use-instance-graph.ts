import type { GraphHead, ShownGraph } from '@varanda/domain/graph/graph-page'
import { useCallback, useEffect, useState } from 'react'
import { useOnline } from '../ui/use-online.ts'
import { readGraph, useGraphHead } from './data/instance-graph.ts'

export interface InstanceGraph {
  state: 'loading' | 'failed' | 'none' | 'ready'
  /** What is on the screen, which stays while a later one is read. */
  shown: { head: GraphHead; graph: ShownGraph } | undefined
  /** The instance's own word, which may be ahead of what is shown. */
  head: GraphHead | undefined
  /** Of the pages that are read just now. */
  share: number
  /** The last reading came to nothing. What was shown before is shown still. */
  hasFailed: boolean
  /** Goes over to what the instance shows now, or tries again. */
  take: () => void
}

/** The graph of the instance: the first edition is taken by itself, later ones when they are asked for. */
export function useInstanceGraph(): InstanceGraph {
  const live = useGraphHead()
  const isOnline = useOnline()
  // What a browser remembers may name pages that are gone.
  const known = live.state === 'ready' && (!live.fromCache || !isOnline)
  const head = known ? live.value : undefined
  const [wanted, want] = useState<GraphHead>()
  const [shown, show] = useState<InstanceGraph['shown']>()
  const [share, setShare] = useState(0)
  const [trouble, setTrouble] = useState<'gone' | 'failed'>()
  const take = useCallback(() => {
    setTrouble(undefined)
    // An edition that is being read is not begun again because its head was told once more.
    want((before) => (before && before.edition === head?.edition && !trouble ? before : head && { ...head }))
  }, [head, trouble])

  const isAhead = head !== undefined && head.edition !== wanted?.edition
  useEffect(() => {
    if (isAhead && (!wanted || trouble === 'gone')) take()
  }, [isAhead, wanted, trouble, take])

  useEffect(() => {
    if (!wanted) return
    let isOver = false
    setShare(0)
    readGraph(wanted, (part) => !isOver && setShare(part)).then(
      (graph) => {
        if (isOver) return
        if (graph) show({ head: wanted, graph })
        else setTrouble('gone')
      },
      (error) => {
        console.warn('graph', error)
        if (!isOver) setTrouble('failed')
      },
    )
    return () => {
      isOver = true
    }
  }, [wanted])

  const hasFailed = trouble === 'failed'
  const unshown = live.state === 'failed' || hasFailed ? 'failed' : known && !head ? 'none' : 'loading'
  return { state: shown ? 'ready' : unshown, shown, head, share, hasFailed, take }
}
