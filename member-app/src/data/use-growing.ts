import { useEffect, useRef } from 'react'
import type { Live } from './live.ts'

/** A list of which more and more is asked for: while a larger part is on its way, what was known stays. */
export function useGrowing<Value>(list: Live<Value>): { known: Live<Value>; growing: boolean } {
  const before = useRef(list)
  useEffect(() => {
    if (list.state === 'ready') before.current = list
  }, [list])
  const known = list.state === 'loading' ? before.current : list
  return { known, growing: known !== list }
}
