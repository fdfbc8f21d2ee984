import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Checking } from './checking.tsx'
import { type Begun, JoinForm } from './join-form.tsx'
import { joinWords } from './words.ts'

const MailJoinForm = lazy(() => import('./by-mail/mail-join-form.tsx'))

interface WaysInProps extends Omit<ComponentProps<typeof JoinForm>, 'seat'> {
  token: string
  kind: InvitePreview['kind']
}

/**
 * The two ways to take the seat of a link: with an account, or by mail alone. Whoever is signed in has chosen, and whoever
 * opens an empty instance runs it by the app.
 */
export function WaysIn({ token, kind, ...rest }: WaysInProps) {
  const { locale, email, name } = rest
  const { form, checking } = joinWords(locale).join
  const [isByMail, setByMail] = useState(false)
  // What was typed goes along to the other way, whichever is looked at.
  const [begun, setBegun] = useState<Begun>({ name, email: '', birth: '' })
  const type = (change: Partial<Begun>) => setBegun((known) => ({ ...known, ...change }))
  if (isByMail) {
    return (
      <Suspense fallback={<Checking text={checking} />}>
        <MailJoinForm {...{ locale, token, begun }} onTyped={type} onBack={() => setByMail(false)} />
      </Suspense>
    )
  }
  return (
    <div className="ways-in">
      <JoinForm {...rest} seat={{ token }} begun={begun} onTyped={type} />
      {email === undefined && kind !== 'founding' && (
        <button className="text-button" type="button" onClick={() => setByMail(true)}>
          {form.byMail}
        </button>
      )}
    </div>
  )
}
