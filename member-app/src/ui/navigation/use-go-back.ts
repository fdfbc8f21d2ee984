import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Leaves the screen the way it was entered; one that was opened by its address goes to the feed, or where it belongs. */
export function useGoBack(home: '/user' | '/user/automations' = '/user'): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: home, replace: true })
  }, [router, home])
}
