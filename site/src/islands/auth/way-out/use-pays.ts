import { call } from '@varanda/client/call'
import { type PaidOnWayOut, paysOnWayOut } from '@varanda/domain/card/calls/pays-on-way-out'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What was found of what somebody pays; `hasFailed` once it could not be looked up, also where it was since. */
interface Found {
  orders?: PaidOnWayOut[]
  failure?: string
  isLooking: boolean
  hasFailed: boolean
}

interface Pays extends Found {
  look: () => Promise<void>
  /** How often the page came back out of the browser's memory. */
  returns: number
}

/** Looks up what goes on being paid, and once more where the page comes back. `say` finds a sentence for what went wrong. */
export function usePays(token: string, say: (error: unknown) => string): Pays {
  const sayNow = useRef(say)
  sayNow.current = say
  const [found, setFound] = useState<Found>({ isLooking: false, hasFailed: false })
  const [returns, setReturns] = useState(0)
  const look = useCallback(async () => {
    setFound((before) => ({ ...before, isLooking: true }))
    try {
      const { orders } = await call(paysOnWayOut, { token })
      setFound(({ hasFailed }) => ({ orders, isLooking: false, hasFailed }))
    } catch (error) {
      const failure = sayNow.current(error)
      setFound((before) => ({ ...before, failure, isLooking: false, hasFailed: true }))
    }
  }, [token])
  useEffect(() => {
    void look()
    // Back from Stripe by the browser's own way, out of its memory: what was cancelled there is asked for.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setReturns((before) => before + 1)
      void look()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [look])
  return { ...found, look, returns }
}
