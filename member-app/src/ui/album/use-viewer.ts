import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useLayoutEffect } from 'react'
import { focusHeadingIfLost } from '../navigation/journey.ts'
import { toast } from '../notice/toast.tsx'
import { useOpener } from '../sheet/use-opener.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import { words } from './photo-words.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the button of the photo with which the viewer was opened. */
    photo?: string
  }
}

/**
 * The viewer of photos, named like a sheet. `photo`, which opened it, lies in its history entry: a page that is loaded
 * anew shows the same one, and closed it gives the focus to its button. That may have gone meanwhile, the author takes
 * out what they like: `hideAt` names another one for it. `leaveGone`: nothing is left to look at, and it says so.
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
  const hideAt = useCallback(
    async (button?: string) => {
      await hide()
      requestAnimationFrame(() => focusHeadingIfLost(button))
    },
    [hide],
  )
  const leaveGone = useCallback(
    (button?: string) => {
      // Whoever went on to another screen has left it already.
      if (router.state.location.state.sheet !== name) return
      toast(words.gone)
      void hideAt(button)
    },
    [router, name, hideAt],
  )
  return { open, photo, show, hideAt, leaveGone }
}
