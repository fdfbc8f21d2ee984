import { useStore } from '@nanostores/react'
import { safeNext } from '@varanda/client/account/next'
import { $access } from '@varanda/client/account/session'
import { lastTurnedOut } from '@varanda/client/account/turned-out'
import { codeOfFragment } from '@varanda/domain/guardian/guardian-code'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { island } from '../island.tsx'
import { Notice } from '../parts/notice.tsx'
import { useSession } from '../use-session.ts'
import { ActForm, type Action, actions } from './act-form.tsx'
import { ChildForm } from './child-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { GoogleReturn } from './google-return.tsx'
import { LinkForm } from './link-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { TurnedOutNotice } from './turned-out.tsx'
import { authWords } from './words.ts'

/** Few ever see it. */
const LazyWayOut = lazy(() => import('./way-out/way-out.tsx').then(({ WayOut }) => ({ default: WayOut })))

/** Where it does not come, the form below it is there all the same. */
const WayOut = island(function WayOut(props: ComponentProps<typeof LazyWayOut>) {
  return (
    <Suspense>
      <LazyWayOut {...props} />
    </Suspense>
  )
})

type Face = 'signIn' | 'forgot' | 'reset' | 'link' | 'code' | 'child' | 'google' | Action

/** Faces that somebody who is signed in leaves. */
const entering: readonly Face[] = ['signIn', 'forgot', 'link', 'code', 'child', 'google']

/** What the address asks for: where to go afterwards, what a mail's code is for, or how a visit to Google ended. */
interface Wish {
  next: string | null
  code: string
  /** The whole address, which the SDK takes for signing in by link. */
  link: string
  ticket: string | null
  /** The nine digits of a guardian's QR code. */
  childCode: string
}

const nothing: Wish = { next: null, code: '', link: '', ticket: null, childCode: '' }

/** The face for a mail's link, by Firebase's names of what it is for. */
function faceFor(mode: string | null): Face {
  if (mode === 'resetPassword') return 'reset'
  if (mode === 'signIn') return 'link'
  return actions.find((action) => action === mode) ?? 'signIn'
}

/** Firebase's links say with a whole address where to go on; only one of this site counts. */
function pathOf(continueUrl: string | null): string | null {
  return continueUrl?.startsWith(`${location.origin}/`) ? continueUrl.slice(location.origin.length) : null
}

/**
 * The whole of /auth: signing in, and whatever a mail's link is for. `contact` comes from the page, where an instance has
 * put its own.
 */
export const AuthPage = island(function AuthPage({ locale, contact }: { locale: Locale; contact: string }) {
  const session = useSession()
  const { isAuthenticated } = useStore($access)
  const [face, setFace] = useState<Face>('signIn')
  /** What was typed goes along from one way of signing in to the next. */
  const [email, setEmail] = useState('')
  const [wish, setWish] = useState<Wish>(nothing)
  const [read, setRead] = useState(false)
  const [renewed, setRenewed] = useState(false)
  const [left, setLeft] = useState(false)

  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const code = asked.get('oobCode') ?? ''
    const next = asked.get('next') ?? pathOf(asked.get('continueUrl'))
    const childCode = codeOfFragment(location.hash) ?? ''
    const ticket = asked.get('ticket')
    setWish({ next: safeNext(next, location.origin), code, link: location.href, ticket, childCode })
    const isBack = asked.get('mode') === 'google'
    if (code || isBack || childCode) {
      setFace(childCode ? 'child' : isBack ? 'google' : faceFor(asked.get('mode')))
      // What opens an account does not stay in the address.
      history.replaceState(history.state, '', location.pathname)
    }
    setRead(true)
  }, [])

  useEffect(() => {
    if (!read || !entering.includes(face)) return
    if (session.state === 'signedIn' && session.membership === 'none')
      location.replace(localizedPath(locale, routes.join.path))
    else if (isAuthenticated) location.replace(wish.next ?? localizedPath(locale, routes.user.path))
  }, [read, face, session, isAuthenticated, wish.next, locale])

  if (face === 'reset') {
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
  // The note knows what they have answered since.
  const told = session.state === 'signedOut' ? (lastTurnedOut() ?? session.turnedOut) : undefined
  // Where nobody said so in time, signing in again asks once more.
  const wayOut = told?.why === 'suspended' ? (told.wayOut ?? { state: 'stale' as const }) : undefined
  const typed = { email, onEmail: setEmail }
  const toSignIn = () => setFace('signIn')
  const toForgot = () => setFace('forgot')
  const toCode = () => setFace('code')
  if (face === 'forgot') return <ForgotForm locale={locale} {...typed} onBack={toSignIn} />
  if (face === 'code') return <CodeForm locale={locale} {...typed} onBack={toSignIn} />
  if (face === 'child') return <ChildForm locale={locale} code={wish.childCode} onBack={toSignIn} />
  if (face === 'google') return <GoogleReturn locale={locale} ticket={wish.ticket} onBack={toSignIn} />
  if (face === 'link') return <LinkForm locale={locale} link={wish.link} onBack={toSignIn} />
  if (face !== 'signIn') {
    const to = { onSignIn: toSignIn, onForgot: toForgot, onCode: toCode }
    return <ActForm locale={locale} action={face} code={wish.code} {...to} />
  }
  return (
    <>
      <div role="status" className="told">
        {left && <Notice kind="done">{authWords(locale).turnedOut.wayOut.left}</Notice>}
        {told && !left && <TurnedOutNotice locale={locale} turnedOut={told} contact={contact} />}
      </div>
      {wayOut && !left && <WayOut locale={locale} door={wayOut} onLeft={() => setLeft(true)} />}
      <SignInForm
        locale={locale}
        entered={isAuthenticated}
        next={wish.next}
        renewed={renewed}
        {...typed}
        onForgot={toForgot}
        onCode={toCode}
        onChild={() => setFace('child')}
      />
    </>
  )
})
