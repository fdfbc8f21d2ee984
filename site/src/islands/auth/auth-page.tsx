import { safeNext } from '@varanda/client/next'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/routes'
import { useEffect, useState } from 'react'
import { useSession } from '../use-session.ts'
import { ForgotForm } from './forgot-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Face = 'signIn' | 'forgot' | 'reset'

/** What the address asks for: where to go afterwards, or a new password with a mail's code. */
interface Wish {
  next: string | null
  code: string | null
}

const nothing: Wish = { next: null, code: null }

/** The whole of /auth: signing in, asking for a new password, and setting it. */
export function AuthPage({ locale }: { locale: Locale }) {
  const session = useSession()
  const [face, setFace] = useState<Face>('signIn')
  const [wish, setWish] = useState<Wish>(nothing)
  const [read, setRead] = useState(false)
  const [renewed, setRenewed] = useState(false)

  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const code = asked.get('mode') === 'resetPassword' ? asked.get('oobCode') : null
    setWish({ next: safeNext(asked.get('next'), location.origin), code })
    if (code !== null) {
      setFace('reset')
      // The code opens an account: it does not stay in the address.
      history.replaceState(history.state, '', location.pathname)
    }
    setRead(true)
  }, [])

  useEffect(() => {
    if (!read || face === 'reset') return
    if (session.state === 'member') location.replace(wish.next ?? localizedPath(locale, routes.user.path))
    if (session.state === 'signedIn') location.replace(localizedPath(locale, routes.join.path))
  }, [read, face, session.state, wish.next, locale])

  if (face === 'reset' && wish.code !== null) {
    return (
      <ResetForm
        locale={locale}
        code={wish.code}
        onDone={() => {
          setRenewed(true)
          setFace('signIn')
        }}
        onForgot={() => setFace('forgot')}
      />
    )
  }
  if (face === 'forgot') return <ForgotForm locale={locale} onBack={() => setFace('signIn')} />
  return (
    <SignInForm
      locale={locale}
      entered={session.state === 'member' || session.state === 'signedIn'}
      returning={wish.next !== null}
      renewed={renewed}
      onForgot={() => setFace('forgot')}
    />
  )
}
