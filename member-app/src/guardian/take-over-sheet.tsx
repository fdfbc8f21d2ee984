import { takeAccountOver } from '@varanda/client/account/proof/sign-in-ways'
import { call } from '@varanda/client/call'
import { codeLimits, isCodeOf } from '@varanda/domain/account/sign-in-code'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reloadAndTell } from '../account/data/after-reload.ts'
import { useAct } from '../ui/act/use-act.ts'
import { CodeInput } from '../ui/code-input.tsx'
import { Field } from '../ui/field.tsx'
import { Failed } from '../ui/notice/failed.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { words } from './words.ts'

const texts = words.takeOver

/** An address of one's own, proven by six digits: from then on the account is one's own, or the guardian is asked. */
export function TakeOverSheet(props: { guardian: string; isYouth: boolean; onClose: () => void }) {
  const { guardian, isYouth, onClose } = props
  const [email, setEmail] = useState('')
  const [overseen, setOverseen] = useState(false)
  const [sent, setSent] = useState<'first' | 'again'>()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { busy, failure, setFailure, act } = useAct(texts.failed)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(sent)

  // What was pressed goes away with its step.
  useEffect(() => {
    if (shown.current === sent) return
    const isNext = shown.current === undefined
    shown.current = sent
    // The button that sent the numbers stays, and is the next step's: whoever wrote the address goes on with the code.
    if (isNext || document.activeElement?.matches('body, dialog')) form.current?.querySelector('input')?.focus()
  }, [sent])

  const ask = () => call(startHandOver, { email: email.trim(), overseen: isYouth && overseen })
  const askAgain = () =>
    act(async () => {
      await ask()
      setCode('')
      setWrong(undefined)
      setSent('again')
    })
  const changeAddress = () => {
    if (busy) return
    setCode('')
    setWrong(undefined)
    setFailure(undefined)
    setSent(undefined)
  }
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const lacking = sent
      ? !isCodeOf(codeLimits.digits, code) && texts.codeWrong
      : !isMailAddress(email.trim()) && texts.emailWrong
    setWrong(lacking || undefined)
    setFailure(undefined)
    if (lacking) return form.current?.querySelector('input')?.focus()
    void act(async () => {
      if (sent) {
        const { waiting } = await takeAccountOver(code)
        reloadAndTell(waiting ? texts.waiting(guardian) : texts.done)
      } else {
        await ask()
        setSent('first')
      }
    })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      foot={
        <button type="submit" form="take-over" className="button wide" aria-disabled={busy}>
          {busy ? texts.doing : sent ? texts.submit : texts.send}
        </button>
      }
    >
      <p role="status" className="quiet">
        {sent === 'again' ? texts.sentAgain(email.trim()) : sent ? texts.sent(email.trim()) : texts.text}{' '}
        {!sent && isYouth && texts.asks(guardian)}
      </p>
      <form ref={form} id="take-over" className="stack" noValidate onSubmit={go}>
        {sent ? (
          <>
            <Field key="code" label={texts.code} error={wrong}>
              {(field) => <CodeInput {...field} value={code} onCode={setCode} />}
            </Field>
            <div>
              <button type="button" className="text-button" aria-disabled={busy} onClick={() => void askAgain()}>
                {texts.again}
              </button>
              <button type="button" className="text-button" aria-disabled={busy} onClick={changeAddress}>
                {texts.otherAddress}
              </button>
            </div>
          </>
        ) : (
          <>
            <Field key="email" label={texts.email} error={wrong}>
              {(field) => (
                <input
                  {...field}
                  className="input"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            {isYouth && (
              <label className="ward-tick">
                <input type="checkbox" checked={overseen} onChange={(event) => setOverseen(event.target.checked)} />
                <span>{texts.overseen(guardian)}</span>
              </label>
            )}
          </>
        )}
        <Failed>{failure}</Failed>
      </form>
    </Sheet>
  )
}
