import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useLayoutEffect } from 'react'
import { useOpener } from '../sheet/use-opener.ts'
import { useSheet } from '../sheet/use-sheet.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the button of the photo with which the viewer was opened. */
    photo?: string
  }
}

/**
 * The viewer of photos, named like a sheet. `photo`, which opened it, lies in its history entry: a page that is loaded
 * anew shows the same one, and closed it gives the focus to its button.
 */
export function useViewer(name: string) {
  const router = useRouter()
  const { open, hide } = useSheet(name)
  const photo = useRouterState({ select: ({ location: { state } }) => state.photo })
  const opener = useOpener(open)
  // Its button may come later than the viewer.
  useLayoutEffect(() => {
    if (open && photo !== undefined) opener.current ??= document.getElementById(photo)
  })
  const show = useCallback(
    (button: string) => {
      void router.navigate({ to: '.', search: true, state: { sheet: name, photo: button }, resetScroll: false })
    },
    [router, name],
  )
  return { open, photo, show, hide }
}
