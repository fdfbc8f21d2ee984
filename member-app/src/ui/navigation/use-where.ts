import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Answers where the member is now: the entry of the history, of which a screen is one and a sheet over it another. Whoever
 * waits for an answer asks before and after: what differs has been left meanwhile, also where the same was opened anew,
 * and is not led away from.
 */
export function useWhere(): () => string | undefined {
  const router = useRouter()
  return useCallback(() => router.history.location.state.__TSR_key, [router])
}
