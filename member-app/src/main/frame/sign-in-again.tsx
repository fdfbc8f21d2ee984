import { onSignInAgain } from '@varanda/client/account/renew-sign-in'
import { lazy, Suspense, useEffect, useState } from 'react'

const SignInAgainSheet = lazy(() =>
  import('../../account/sign-in-again-sheet.tsx').then(({ SignInAgainSheet: Sheet }) => ({ default: Sheet })),
)

/** Whatever a screen calls that hands out access may need a sign-in of now: it is asked for above that screen. */
export function SignInAgain() {
  const [end, setEnd] = useState<(shown: boolean) => void>()
  useEffect(() => {
    let asked: Promise<boolean> | undefined
    onSignInAgain(() => {
      asked ??= new Promise<boolean>((resolve) => setEnd(() => resolve)).finally(() => {
        asked = undefined
        setEnd(undefined)
      })
      return asked
    })
  }, [])
  if (!end) return null
  return (
    <Suspense>
      <SignInAgainSheet onEnd={end} />
    </Suspense>
  )
}
