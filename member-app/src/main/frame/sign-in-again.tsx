import { onSignInAgain, type Showing } from '@varanda/client/account/renew-sign-in'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSheet } from '../../ui/sheet/use-sheet.ts'

const SignInAgainSheet = lazy(() =>
  import('../../account/sign-in-again-sheet.tsx').then(({ SignInAgainSheet: Sheet }) => ({ default: Sheet })),
)

/** Otherwise it does not come any more. */
const comesWithinMs = 3000

/** Whatever a screen calls that hands out access may need a sign-in of now: it is asked for above that screen. */
export function SignInAgain() {
  const { open, show, hide } = useSheet('sign-in-again', 'above')
  const [asking, setAsking] = useState<{ what: Showing; end: (shown: boolean) => void }>()
  const isShown = useRef(false)
  useEffect(() => {
    let asked: Promise<boolean> | undefined
    onSignInAgain((what) => {
      asked ??= new Promise<boolean>((end) => {
        isShown.current = false
        setAsking({ what, end })
        show()
      }).finally(() => {
        asked = undefined
        setAsking(undefined)
      })
      return asked
    })
  }, [show])
  // Where the screen was left before it came there is no such step.
  useEffect(() => {
    if (!asking || open) return
    const timer = setTimeout(() => asking.end(false), comesWithinMs)
    return () => clearTimeout(timer)
  }, [open, asking])
  // It ends when its step of the history is left, also by Back: what waits for it goes on where it was begun.
  useEffect(() => {
    if (!open) return
    // Come back to by Forward or a reload: nothing waits any more.
    if (!asking) return void hide()
    return () => asking.end(isShown.current)
  }, [open, asking, hide])
  if (!open || !asking) return null
  const leave = (shown: boolean) => {
    isShown.current = shown
    void hide()
  }
  return (
    <Suspense>
      <SignInAgainSheet what={asking.what} onEnd={leave} />
    </Suspense>
  )
}
