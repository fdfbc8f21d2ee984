import { call } from '@varanda/client/call'
import { newId } from '@varanda/domain/ids'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { askBrCode } from '@varanda/domain/support/calls/ask-br-code'
import { declareTip } from '@varanda/domain/support/calls/declare-tip'
import { supportLimits } from '@varanda/domain/support/support-page'
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CopyButton } from '../../ui/act/copy-button.tsx'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { focusLacking } from '../../ui/navigation/focus-lacking.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { announce } from '../../ui/notice/announce.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Picture } from '../../ui/picture.tsx'
import { qrPicture } from '../../ui/qr-picture.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { sayUntil } from '../../ui/time/time-words.ts'
import { AmountField } from '../amount/amount-field.tsx'
import { AmountPills } from '../amount/amount-pills.tsx'
import { typedAmount } from '../amount/typed-amount.ts'
import { useReminderOf } from '../data/support.ts'
import { RemindForm } from '../remind/remind-form.tsx'
import { say, words } from '../words.ts'
import { dropCode, keepCode, keptCode, type Made } from './kept-codes.ts'

const usual = [2000, 5000, 10_000]

/** Where the keyboard goes on once there is a code: the button that made it is gone. */
const copyId = 'copy-code'
const renewId = 'renew-code'

interface PixSheetProps {
  uid: string
  name: string
  /** When the page was changed last (milliseconds): a code of before may be of another key. */
  changed: number
  /** How much was chosen before, of which the code is made at once. */
  ready?: number | undefined
  onClose: () => Promise<void>
}

/** How much, then the code of that; and apart from it, that it was paid, which is no more than somebody's word. */
export function PixSheet({ uid, name, changed, ready, onClose }: PixSheetProps) {
  const reminder = useReminderOf(uid)
  const [made, setMade] = useState(() => keptCode(uid, changed, ready))
  const first = ready ?? made?.amount ?? 5000
  const isUsual = usual.includes(first)
  const [chosen, setChosen] = useState<number | 'other'>(isUsual ? first : 'other')
  const [typed, setTyped] = useState(isUsual ? '' : typedAmount(first, 'BRL'))
  const [isLate, setLate] = useState(false)
  const [fault, setFault] = useState<string>()
  const { busy, failure, setFailure, act } = useAct(words.pix.failed)
  const [declared, setDeclared] = useState<number>()
  // A code that comes once something else was chosen is of an amount that the sheet no longer names.
  const wish = useRef(0)
  const amount = chosen === 'other' ? parseAmount(typed, 'BRL') : chosen
  useEffect(() => {
    if (made) keepCode(uid, made)
  }, [uid, made])
  useEffect(() => {
    if (!made || declared !== undefined) return
    const timer = setTimeout(() => setLate(true), Math.max(0, made.until - Date.now()))
    return () => clearTimeout(timer)
  }, [made, declared])
  const isOver = made !== undefined && declared === undefined && (isLate || made.of !== changed)
  useEffect(() => {
    if (isOver) announce(words.pix.expired)
  }, [isOver])

  /** What was made or asked for is no longer of what is chosen. */
  const drop = () => {
    wish.current++
    setMade(undefined)
    setLate(false)
    setFault(undefined)
  }
  /** A code of as much that was made before comes back: it may be paid already. */
  const ask = (amount: number | null | undefined) => {
    drop()
    if (amount) setMade(keptCode(uid, changed, amount))
  }
  const choose = (to: number | 'other') => {
    setChosen(to)
    ask(to === 'other' ? parseAmount(typed, 'BRL') : to)
    setFailure(undefined)
  }
  const make = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (busy) return
    setFault(amount ? undefined : words.pix.wrong)
    if (!amount) return event && focusLacking(event.currentTarget)
    const mine = ++wish.current
    await act(async () => {
      const asked = Date.now()
      const txid = newId()
      const newTipId = newId()
      const answer = await call(askBrCode, { uid, txid, amount }).catch((error: unknown) => {
        if (mine === wish.current) throw error
      })
      if (!answer || mine !== wish.current) return
      setLate(false)
      const until = asked + supportLimits.codeMinutes * 60_000
      setMade((before) => {
        const { tipId, told } = before ?? { tipId: newTipId, told: '' }
        return { amount, txid, of: changed, ...answer, until, tipId, told }
      })
    })
  }
  const makeReady = useEffectEvent(() => {
    if (ready !== undefined && !made) void make()
  })
  useEffect(() => makeReady(), [])
  /** Whoever is reminded already is not asked. */
  const ended = async (amount: number) => {
    dropCode(uid, amount)
    if (reminder === null) {
      announce(words.pix.said(name))
      return setDeclared(amount)
    }
    await onClose()
    toast(words.pix.said(name))
  }
  if (declared !== undefined) {
    return (
      <Sheet open live onClose={() => void onClose()} title={words.reminder.ask(name)}>
        <p>{words.pix.said(name)}</p>
        <RemindForm uid={uid} amount={declared} onClose={onClose} />
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      live
      onClose={() => void onClose()}
      title={amount ? words.pix.title(say(amount, 'BRL'), name) : words.pix.ask(name)}
    >
      <form className="stack wide" noValidate onSubmit={(event) => void make(event)}>
        <AmountPills
          name="amount"
          legend={words.pix.choose}
          values={[...usual, 'other' as const]}
          say={(one) => (one === 'other' ? words.pix.other : say(one, 'BRL'))}
          chosen={chosen}
          onChoose={choose}
        />
        {chosen === 'other' && (
          <AmountField
            label={words.pix.otherLabel}
            hint={words.pix.otherHint}
            error={fault}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              ask(parseAmount(text, 'BRL'))
            }}
          />
        )}
        {!made && <MakeButton busy={busy} />}
      </form>
      {made && (isOver ? <Over onRenew={() => void make()} /> : <Code made={made} />)}
      {made && <Paid uid={uid} name={name} made={made} onChange={setMade} onSaid={ended} />}
      <Failed>{failure}</Failed>
    </Sheet>
  )
}

function MakeButton({ busy }: { busy: boolean }) {
  const button = useFocusHandedOn<HTMLButtonElement>(`#${copyId}`)
  return (
    <button ref={button} type="submit" className="button wide" aria-disabled={busy}>
      {busy ? words.pix.making : words.pix.make}
    </button>
  )
}

function Over({ onRenew }: { onRenew: () => void }) {
  const part = useFocusHandedOn<HTMLDivElement>(`#${copyId}`)
  return (
    <div ref={part} className="stack wide">
      <p>{words.pix.expired}</p>
      <button type="button" id={renewId} className="button line wide" onClick={onRenew}>
        {words.pix.renew}
      </button>
    </div>
  )
}

function Code({ made: { code, receiver, until } }: { made: Made }) {
  // Not with each letter of what is said along.
  const picture = useMemo(() => qrPicture(code), [code])
  const part = useFocusHandedOn<HTMLDivElement>(`#${renewId}`)
  useLayoutEffect(() => {
    // After the focus was handed on, which shows no more than what has it: the picture too, as far as there is room for both.
    const shown = requestAnimationFrame(() => {
      const copy = document.activeElement
      if (copy?.id !== copyId) return
      part.current?.querySelector('.support-qr')?.scrollIntoView({ block: 'nearest' })
      copy.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(shown)
  }, [part])
  // Its last full minute: nobody is promised more than there is.
  const time = sayUntil(new Date(Math.floor(until / 60_000) * 60_000), new Date())
  return (
    <div ref={part} className="stack wide">
      <span className="support-qr" role="img" aria-label={words.pix.qr}>
        <Picture svg={picture} />
      </span>
      <p className="support-receiver">
        {words.pix.receiver} <b>{receiver}</b>
      </p>
      <Field label={words.pix.code} hint={words.pix.until(time)}>
        {(field) => (
          <input {...field} className="input" readOnly value={code} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <CopyButton id={copyId} text={code} words={words.pix} className="button wide" />
      <p className="small quiet">{words.pix.check}</p>
    </div>
  )
}

interface PaidProps {
  uid: string
  name: string
  made: Made
  onChange: (made: Made) => void
  onSaid: (amount: number) => Promise<void>
}

/** Quiet, because nothing follows from it by itself. */
function Paid({ uid, name, made, onChange, onSaid }: PaidProps) {
  const { amount, txid, tipId, told } = made
  const part = useFocusHandedOn<HTMLElement>('heading')
  const { busy, failure, act } = useAct(words.pix.failed)
  const declare = () =>
    act(async () => {
      const by = { way: 'pix' as const, txid }
      await call(declareTip, { uid, tipId, by, amount, currency: 'BRL', words: told.trim() })
      await onSaid(amount)
    })
  return (
    <section ref={part} className="support-paid">
      <p>
        <b>{words.pix.paid}</b> {words.pix.paidText(name)}
      </p>
      <Field label={words.pix.words}>
        {(field) => (
          <input
            {...field}
            className="input"
            maxLength={supportLimits.tipWords}
            value={told}
            onChange={(event) => onChange({ ...made, told: event.target.value })}
          />
        )}
      </Field>
      <button type="button" className="button line wide" aria-disabled={busy} onClick={() => void declare()}>
        {busy ? words.pix.saying : words.pix.say(say(amount, 'BRL'))}
      </button>
      <Failed>{failure}</Failed>
    </section>
  )
}
