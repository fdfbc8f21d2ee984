import { passwordLength, usualPasswordLength } from '@varanda/client/account/password-rule'
import { addPassword, changePassword, type Proof } from '@varanda/client/account/proof/sign-in-ways'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { focusLacking } from '../ui/navigation/focus-lacking.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { reloadAndTell } from './data/after-reload.ts'
import { failureWords } from './failure-words.ts'
import { PasswordInput } from './password-input.tsx'
import { lackingIn, ProofFields } from './proof-fields.tsx'
import { words } from './words.ts'

/** A new password, or the first one. */
export function PasswordSheet(props: { email: string; hasPassword: boolean; onClose: () => void }) {
  const { email, hasPassword, onClose } = props
  const [proof, setProof] = useState<Proof>(hasPassword ? { by: 'password', password: '' } : { by: 'code', code: '' })
  const [password, setPassword] = useState('')
  const [length, setLength] = useState(usualPasswordLength)
  const [faults, setFaults] = useState<{ proof?: string | undefined; password?: string | undefined }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useId()
  const where = useWhere()
  useEffect(() => void passwordLength().then(setLength), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const lacking = {
      proof: lackingIn(proof),
      password: password.length < length ? words.newPassword.short(length) : undefined,
    }
    setFaults(lacking)
    setFailure(undefined)
    if (lacking.proof || lacking.password) return focusLacking(event.target as HTMLFormElement)
    setBusy(true)
    const began = where()
    try {
      if (hasPassword) {
        await changePassword(proof, password)
        reloadAndTell(words.newPassword.changed)
      } else {
        await addPassword(proof, password)
        toast(words.newPassword.added)
        onClose()
      }
    } catch (error) {
      console.warn('password', error)
      const said = failureWords(error)
      setFailure(said)
      setBusy(false)
      if (where() !== began) toast(said)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={hasPassword ? words.newPassword.change : words.newPassword.add}
      note={hasPassword ? words.newPassword.note : words.newPassword.addNote}
      foot={
        <button type="submit" form={form} className="button wide" aria-disabled={busy}>
          {busy ? words.newPassword.saving : words.newPassword.save}
        </button>
      }
    >
      <form id={form} className="stack wide" onSubmit={(event) => void save(event)} noValidate>
        <ProofFields
          email={email}
          hasPassword={hasPassword}
          proof={proof}
          error={faults.proof}
          readOnly={busy}
          onChange={setProof}
        />
        <Field
          label={words.newPassword.field}
          hint={words.newPassword.rule(length)}
          {...(faults.password && { error: faults.password })}
        >
          {(field) => (
            <PasswordInput
              {...field}
              name="new-password"
              autoComplete="new-password"
              readOnly={busy}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div role="status">{failure && <p className="notice late">{failure}</p>}</div>
      </form>
    </Sheet>
  )
}
