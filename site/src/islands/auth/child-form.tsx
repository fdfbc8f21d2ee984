import { signInWithWardCode } from '@varanda/client/account/sign-in'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { codeDigits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { spacedCode, wardCodeDigits } from '@varanda/domain/guardian/guardian-code'
import type { Locale } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { Field } from '../parts/field.tsx'
import { KeepSignedIn } from '../parts/keep-signed-in.tsx'
import { Notice } from '../parts/notice.tsx'
import { authWords, refusalWords } from './words.ts'

/**
 * A child signs in with the nine digits of their guardian's app; a QR code brings them along, and the button uses them.
 */
export function ChildForm({ locale, code: brought, onBack }: { locale: Locale; code: string; onBack: () => void }) {
  const words = authWords(locale)
  const texts = words.child
  const [code, setCode] = useState(spacedCode(brought))
  const [keep, setKeep] = useState(false)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => title.current?.focus(), [])

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = codeDigits(code)
    const lacking = isCodeOf(wardCodeDigits, code) ? undefined : texts.missing
    setFault(lacking)
    setFailure(undefined)
    if (lacking) return focusFirstError(form.current)
    setBusy(true)
    try {
      // The session then says who came in, and the page leaves.
      await signInWithWardCode(typed, keep)
    } catch (error) {
      const refused = error instanceof DomainError ? error.code : undefined
      const said = refused === 'code-wrong' ? texts.wrong : refused && refusalWords(locale)[refused]
      setFailure(said ?? words.errors[identityCodeOf(error)])
      setBusy(false)
    }
  }

  return (
    <>
      <div className="said">
        <h1 className="title" ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="lead quiet">{brought === '' ? texts.lead : texts.ready}</p>
      </div>
      <form ref={form} className="sheet form" method="post" noValidate onSubmit={enter} aria-busy={busy}>
        <Field
          name="ward-code"
          label={texts.code}
          hint={texts.hint}
          error={fault}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          inputMode="numeric"
          required
        />
        <KeepSignedIn words={words.keep} checked={keep} onChange={setKeep} />
        <div role="status" className="told">
          {failure && <Notice kind="late">{failure}</Notice>}
        </div>
        <button className="button wide" type="submit" aria-disabled={busy}>
          {busy ? words.signIn.submitting : texts.submit}
        </button>
        <button className="text-button" type="button" onClick={onBack}>
          {words.forgot.back}
        </button>
      </form>
      <p className="aside quiet">{texts.grownUp}</p>
    </>
  )
}
