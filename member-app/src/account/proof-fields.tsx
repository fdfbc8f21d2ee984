import { askForCode } from '@varanda/client/account/sign-in-code'
import type { Proof } from '@varanda/client/account/sign-in-ways'
import { codeDigits, codeLimits } from '@varanda/domain/account/sign-in-code'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { locale } from '../ui/locale.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { failureWords } from './failure-words.ts'
import { PasswordInput } from './password-input.tsx'
import { words } from './words.ts'

/** What lacks in a proof, or nothing. */
export function lackingIn(proof: Proof): string | undefined {
  if (proof.by === 'password') return proof.password === '' ? words.proof.missing : undefined
  return codeDigits(proof.code).length === codeLimits.digits ? undefined : words.proof.codeMissing
}

/** Showing that it is me who sits here: the password that I have, or six digits that come to my address. */
export function ProofFields(props: {
  email: string
  hasPassword: boolean
  proof: Proof
  error: string | undefined
  onChange: (proof: Proof) => void
}) {
  const { email, hasPassword, proof, error, onChange } = props
  const [asked, setAsked] = useState<'no' | 'asking' | 'sent'>('no')
  const [failure, setFailure] = useState<string>()

  const ask = async () => {
    if (asked === 'asking') return
    setAsked('asking')
    setFailure(undefined)
    try {
      await askForCode(email, locale)
      setAsked('sent')
    } catch (wrong) {
      setFailure(failureWords(wrong))
      setAsked('no')
    }
  }

  if (proof.by === 'password') {
    return (
      <div>
        {/* Password managers look for whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={words.proof.current} {...(error && { error })}>
          {(field) => (
            <PasswordInput
              {...field}
              name="current-password"
              autoComplete="current-password"
              value={proof.password}
              onChange={(event) => onChange({ by: 'password', password: event.target.value })}
            />
          )}
        </Field>
        <button type="button" className="text-button" onClick={() => onChange({ by: 'code', code: '' })}>
          {words.proof.byCode}
        </button>
      </div>
    )
  }
  return (
    <div className="stack">
      <p role="status">{asked === 'sent' ? words.proof.sent(email) : words.proof.askFirst}</p>
      <Failed>{failure}</Failed>
      {asked === 'sent' ? (
        <Field label={words.proof.code} {...(error && { error })}>
          {(field) => (
            <input
              {...field}
              className="input"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={proof.code}
              onChange={(event) => onChange({ by: 'code', code: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <button type="button" className="button line" aria-disabled={asked === 'asking'} onClick={() => void ask()}>
          {asked === 'asking' ? words.proof.asking : words.proof.ask}
        </button>
      )}
      {hasPassword && (
        <button type="button" className="text-button" onClick={() => onChange({ by: 'password', password: '' })}>
          {words.proof.byPassword}
        </button>
      )}
    </div>
  )
}
