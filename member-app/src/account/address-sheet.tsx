import { askForNewAddress, type Proof } from '@varanda/client/account/proof/sign-in-ways'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { localeTag } from '../ui/locale.ts'
import { focusLacking } from '../ui/navigation/focus-lacking.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { failureWords } from './failure-words.ts'
import { lackingIn, ProofFields } from './proof-fields.tsx'
import { identityWords, words } from './words.ts'

/** Asks for a change of address. It takes effect by the link in the message that goes to the new one. */
export function AddressSheet(props: { email: string; hasPassword: boolean; onClose: () => void }) {
  const { email, hasPassword, onClose } = props
  const [proof, setProof] = useState<Proof>(hasPassword ? { by: 'password', password: '' } : { by: 'code', code: '' })
  const [address, setAddress] = useState('')
  const [faults, setFaults] = useState<{ proof?: string | undefined; address?: string | undefined }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const where = useWhere()
  const form = useId()
  const done = useRef<HTMLButtonElement>(null)

  // The field that it was sent from goes away with the form.
  useEffect(() => {
    if (sentTo !== undefined && document.activeElement?.matches('body, dialog')) done.current?.focus()
  }, [sentTo])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wanted = address.trim()
    const lacking = { address: faultOf(wanted, email), proof: lackingIn(proof) }
    setFaults(lacking)
    setFailure(undefined)
    if (lacking.address || lacking.proof) return focusLacking(event.target as HTMLFormElement)
    setBusy(true)
    const began = where()
    // Whoever has left the sheet before the answer is told at the bottom.
    const tell = (text: string) => where() === began || toast(text)
    try {
      await askForNewAddress(proof, wanted, localeTag)
      setSentTo(wanted)
      tell(words.newAddress.sent(wanted))
    } catch (error) {
      console.warn('address', error)
      const said = failureWords(error)
      setFailure(said)
      setBusy(false)
      tell(said)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.newAddress.change}
      {...(sentTo === undefined && { note: words.newAddress.note })}
      foot={
        sentTo !== undefined ? (
          <button ref={done} type="button" className="button wide" onClick={onClose}>
            {words.newAddress.done}
          </button>
        ) : (
          <button type="submit" form={form} className="button wide" aria-disabled={busy}>
            {busy ? words.newAddress.saving : words.newAddress.save}
          </button>
        )
      }
    >
      <div role="status">
        {sentTo !== undefined && <p className="address-sent">{words.newAddress.sent(sentTo)}</p>}
        {failure && <p className="notice late">{failure}</p>}
      </div>
      {sentTo === undefined && (
        <form id={form} className="stack wide" onSubmit={(event) => void send(event)} noValidate>
          <Field label={words.newAddress.field} {...(faults.address && { error: faults.address })}>
            {(field) => (
              <input
                {...field}
                className="input"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="off"
                spellCheck={false}
                readOnly={busy}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
          <ProofFields
            email={email}
            hasPassword={hasPassword}
            proof={proof}
            error={faults.proof}
            readOnly={busy}
            onChange={setProof}
          />
        </form>
      )}
    </Sheet>
  )
}

function faultOf(wanted: string, email: string): string | undefined {
  if (wanted === '') return words.newAddress.missing
  // Here, before the proof: a code is good once, and what lacks is no reason to spend it.
  if (!isMailAddress(wanted)) return identityWords['invalid-email']
  return wanted.toLowerCase() === email.toLowerCase() ? words.newAddress.same : undefined
}
