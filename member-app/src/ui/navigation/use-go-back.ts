import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Leaves the screen the way it was entered; a screen that was opened by its address goes to the feed. */
export function useGoBack(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/user', replace: true })
  }, [router])
}
