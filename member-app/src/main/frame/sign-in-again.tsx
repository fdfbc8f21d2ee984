import { onSignInAgain, type Showing } from '@varanda/client/account/renew-sign-in'
import { lazy, Suspense, useEffect, useState } from 'react'

const SignInAgainSheet = lazy(() =>
  import('../../account/sign-in-again-sheet.tsx').then(({ SignInAgainSheet: Sheet }) => ({ default: Sheet })),
)

/** Whatever a screen calls that hands out access may need a sign-in of now: it is asked for above that screen. */
export function SignInAgain() {
  const [asking, setAsking] = useState<{ what: Showing; end: (shown: boolean) => void }>()
  useEffect(() => {
    let asked: Promise<boolean> | undefined
    onSignInAgain((what) => {
      asked ??= new Promise<boolean>((end) => setAsking({ what, end })).finally(() => {
        asked = undefined
        setAsking(undefined)
      })
      return asked
    })
  }, [])
  if (!asking) return null
  return (
    <Suspense>
      <SignInAgainSheet what={asking.what} onEnd={asking.end} />
    </Suspense>
  )
}
