import { ownWays, type Proof, prove, proveByWardCode } from '@varanda/client/account/proof/sign-in-ways'
import type { Showing } from '@varanda/client/account/renew-sign-in'
import { codeDigits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { wardCodeDigits } from '@varanda/domain/guardian/guardian-code'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CodeInput } from '../ui/code-input.tsx'
import { Field } from '../ui/field.tsx'
import { focusLacking } from '../ui/navigation/focus-lacking.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { failureWords } from './failure-words.ts'
import { lackingIn, ProofFields } from './proof-fields.tsx'
import { words } from './words.ts'

type Ways = { by: 'ward' } | { by: 'own'; email: string; hasPassword: boolean }

interface SignInAgainSheetProps {
  what: Showing
  /** Hears whether they showed it. */
  onEnd: (shown: boolean) => void
}

/** Asks who is here once more, before something that hands out access; or for the code that came to their address. */
export function SignInAgainSheet({ what, onEnd }: SignInAgainSheetProps) {
  const [ways, setWays] = useState<Ways>()
  const [proof, setProof] = useState<Proof>({ by: 'code', code: '' })
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useId()
  useEffect(() => {
    ownWays().then(
      ({ email, hasPassword: has }) => {
        const hasPassword = has && what === 'member'
        setWays({ by: 'own', email, hasPassword })
        if (hasPassword) setProof({ by: 'password', password: '' })
      },
      // An account without an address signs in by its guardian's code only.
      () => setWays({ by: 'ward' }),
    )
  }, [what])

  const show = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !ways) return
    const code = proof.by === 'code' ? codeDigits(proof.code) : ''
    const lacking =
      ways.by === 'own' ? lackingIn(proof) : isCodeOf(wardCodeDigits, code) ? undefined : words.again.wardMissing
    setFault(lacking)
    setFailure(undefined)
    if (lacking) return focusLacking(event.target as HTMLFormElement)
    setBusy(true)
    try {
      await (ways.by === 'own' ? prove(proof) : proveByWardCode(code))
      onEnd(true)
    } catch (error) {
      console.warn('sign in again', error)
      setFailure(error instanceof Error && error.name === 'Unreachable' ? words.again.failed : failureWords(error))
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={() => onEnd(false)}
      title={what === 'member' ? words.again.title : words.again.address}
      note={what === 'member' ? words.again.note : words.again.addressNote}
      foot={
        <button type="submit" form={form} className="button wide" aria-disabled={busy || !ways}>
          {busy ? words.again.doing : words.again.yes}
        </button>
      }
    >
      <form id={form} className="stack wide" noValidate onSubmit={(event) => void show(event)}>
        {!ways && <Skeleton kind="person" rows={1} />}
        {ways?.by === 'own' && (
          <ProofFields
            email={ways.email}
            hasPassword={ways.hasPassword}
            proof={proof}
            error={fault}
            readOnly={busy}
            onChange={setProof}
          />
        )}
        {ways?.by === 'ward' && (
          <Field label={words.again.wardCode} hint={words.again.wardHint} {...(fault && { error: fault })}>
            {(field) => (
              <CodeInput
                {...field}
                readOnly={busy}
                value={proof.by === 'code' ? proof.code : ''}
                onCode={(code) => setProof({ by: 'code', code })}
              />
            )}
          </Field>
        )}
        <Failed>{failure}</Failed>
      </form>
    </Sheet>
  )
}
