import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type JoinDraft, keepJoinDraft, keptJoinDraft } from '../../scripts/join-draft.ts'
import { Notice } from '../parts/notice.tsx'
import { Checking } from './checking.tsx'
import { JoinForm } from './join-form.tsx'
import { joinWords } from './words.ts'

const loadMailForm = () => import('./by-mail/mail-join-form.tsx')
const MailJoinForm = lazy(loadMailForm)

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
  const { form, checking, offlineText } = joinWords(locale).join
  const [isByMail, setByMail] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const toMail = useRef<HTMLButtonElement>(null)
  const wasByMail = useRef(false)
  useEffect(() => {
    // Whoever comes back goes on where they left.
    if (wasByMail.current && !isByMail) toMail.current?.focus()
    wasByMail.current = isByMail
  }, [isByMail])
  /** What was typed stands until the other form is here: one that does not come would take the page along. */
  const goToMail = () => {
    setFailed(false)
    loadMailForm().then(
      () => setByMail(true),
      () => setFailed(true),
    )
  }
  // What was typed goes along to the other way, whichever is looked at.
  const [begun, setBegun] = useState<JoinDraft>(() => ({ name, email: '', birth: '', ...keptJoinDraft(token) }))
  const type = (change: Partial<JoinDraft>) => setBegun((known) => ({ ...known, ...change }))
  useEffect(() => keepJoinDraft(token, begun), [token, begun])
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
        <button className="text-button" type="button" ref={toMail} onClick={goToMail}>
          {form.byMail}
        </button>
      )}
      <div role="status" className="told">
        {hasFailed && <Notice kind="late">{offlineText}</Notice>}
      </div>
    </div>
  )
}
