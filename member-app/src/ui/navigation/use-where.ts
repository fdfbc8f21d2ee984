import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Answers where the member is now: the step of the history, the screen and the sheet over it. Whoever waits for an answer
 * asks before and after: what differs has been left meanwhile, and is not led away from.
 */
export function useWhere(): () => string {
  const router = useRouter()
  return useCallback(() => {
    const { pathname, state } = router.history.location
    return [state.__TSR_index, pathname, state.sheet].join(' ')
  }, [router])
}
