import type { Proof } from '@varanda/client/account/proof/sign-in-ways'
import { askForCode } from '@varanda/client/account/sign-in-code'
import { codeLimits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { useEffect, useRef, useState } from 'react'
import { CodeInput } from '../ui/code-input.tsx'
import { Field } from '../ui/field.tsx'
import { locale } from '../ui/locale.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { failureWords } from './failure-words.ts'
import { PasswordInput } from './password-input.tsx'
import { words } from './words.ts'

/** What lacks in a proof, or nothing. */
export function lackingIn(proof: Proof): string | undefined {
  if (proof.by === 'password') return proof.password === '' ? words.proof.missing : undefined
  return isCodeOf(codeLimits.digits, proof.code) ? undefined : words.proof.codeMissing
}

/** Showing that it is me who sits here: the password that I have, or six digits that come to my address. */
export function ProofFields(props: {
  email: string
  hasPassword: boolean
  proof: Proof
  error: string | undefined
  /** It is being shown: what is answered is about what stands there. */
  readOnly: boolean
  onChange: (proof: Proof) => void
}) {
  const { email, hasPassword, proof, error, readOnly, onChange } = props
  const [isAsking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()

  const ask = async () => {
    if (isAsking || readOnly) return
    setAsking(true)
    setFailure(undefined)
    try {
      await askForCode(email, locale)
      setSent(true)
    } catch (wrong) {
      setFailure(failureWords(wrong))
    }
    setAsking(false)
  }
  const turnTo = (other: Proof) => {
    if (!readOnly) onChange(other)
  }
  // The button that was pressed goes away, and something else stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the reason.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, dialog')
    if (isLost) fields.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button')?.focus()
  }, [isSent, proof.by])

  if (proof.by === 'password') {
    return (
      <div ref={fields}>
        {/* Password managers look for whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={words.proof.current} {...(error && { error })}>
          {(field) => (
            <PasswordInput
              {...field}
              name="current-password"
              autoComplete="current-password"
              readOnly={readOnly}
              value={proof.password}
              onChange={(event) => onChange({ by: 'password', password: event.target.value })}
            />
          )}
        </Field>
        <button
          type="button"
          className="text-button"
          aria-disabled={readOnly}
          onClick={() => turnTo({ by: 'code', code: '' })}
        >
          {words.proof.byCode}
        </button>
      </div>
    )
  }
  return (
    <div ref={fields} className="stack">
      <p role="status">{isAsking ? words.proof.asking : isSent ? words.proof.sent(email) : words.proof.askFirst}</p>
      <Failed>{failure}</Failed>
      {isSent ? (
        <>
          <Field label={words.proof.code} {...(error && { error })}>
            {(field) => (
              <CodeInput
                {...field}
                readOnly={readOnly}
                value={proof.code}
                onCode={(code) => onChange({ by: 'code', code })}
              />
            )}
          </Field>
          <button type="button" className="text-button" aria-disabled={isAsking || readOnly} onClick={() => void ask()}>
            {words.proof.again}
          </button>
        </>
      ) : (
        <>
          <Failed>{error && words.proof.notAsked}</Failed>
          {/* Not the one that stands there then: it goes with the focus, which the field takes. */}
          <button
            key="ask"
            type="button"
            className="button line"
            data-lacking={Boolean(error)}
            aria-disabled={isAsking}
            onClick={() => void ask()}
          >
            {isAsking ? words.proof.asking : words.proof.ask}
          </button>
        </>
      )}
      {hasPassword && (
        <button
          type="button"
          className="text-button"
          aria-disabled={readOnly}
          onClick={() => turnTo({ by: 'password', password: '' })}
        >
          {words.proof.byPassword}
        </button>
      )}
    </div>
  )
}
