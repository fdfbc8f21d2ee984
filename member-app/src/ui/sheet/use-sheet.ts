import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sheet that is open over the screen: a history entry of its own, so that Back closes just the sheet. */
    sheet?: string
  }
}

/** Whether the named sheet is open, and how to open and close it. */
export function useSheet(name: string): { open: boolean; show: () => void; hide: () => void } {
  const router = useRouter()
  const open = useRouterState({ select: (state) => state.location.state.sheet === name })
  const show = useCallback(() => {
    void router.navigate({ to: '.', search: true, state: { sheet: name }, resetScroll: false })
  }, [router, name])
  const hide = useCallback(() => {
    if (router.state.location.state.sheet === name) router.history.back()
  }, [router, name])
  return { open, show, hide }
}
