import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sheet that is open over the screen: a history entry of its own, so that Back closes just the sheet. */
    sheet?: string
    /** The one that is open over everything, whatever sheet is open below it. */
    above?: string
  }
}

/**
 * Whether the named sheet is open, and how to open and close it. `hide` closes the one that was open when it was taken: a
 * late answer never closes another that was opened under that name since. It ends once the sheet's history entry is left.
 * `at`: a sheet takes the place of another one, or stands above it and leaves it open.
 */
export function useSheet(
  name: string,
  at: 'sheet' | 'above' = 'sheet',
): { open: boolean; show: () => void; hide: () => Promise<void> } {
  const router = useRouter()
  const entry = useRouterState({
    select: ({ location: { state } }) => (state[at] === name ? state.__TSR_key : undefined),
  })
  const show = useCallback(() => {
    const { sheet } = router.state.location.state
    const state = at === 'above' && sheet ? { sheet, above: name } : { [at]: name }
    void router.navigate({ to: '.', search: true, state, resetScroll: false })
  }, [router, name, at])
  const leaving = useRef<Promise<void>>(undefined)
  const hide = useCallback(async () => {
    const now = router.state.location.state
    if (now[at] !== name || (entry !== undefined && now.__TSR_key !== entry)) return
    // Browsers go back in their own time: a second press must not go back twice, and whoever navigates before they
    // did would only change the sheet's own entry.
    leaving.current ??= new Promise<void>((left) => {
      const stop = router.history.subscribe(() => {
        stop()
        leaving.current = undefined
        left()
      })
      router.history.back()
    })
    await leaving.current
  }, [router, name, at, entry])
  return { open: entry !== undefined, show, hide }
}
