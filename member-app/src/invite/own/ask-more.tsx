import { call } from '@varanda/client/call'
import { askForSeats } from '@varanda/domain/invite/calls/ask-for-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { paths } from '@varanda/domain/paths'
import { type FormEvent, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words } from './words.ts'

interface AskMoreProps {
  uid: string
  /** Every seat is taken, none only kept. */
  isOver: boolean
}

/** For whoever has no free seat left: asks the instance for more, and says where that stands. */
export function AskMore({ uid, isOver }: AskMoreProps) {
  const asked = useDoc<SeatRequest>(paths.seatRequest(uid))
  const request = asked.state === 'ready' ? asked.value : undefined
  return (
    <section className="stack" aria-labelledby="more-title">
      <h2 id="more-title" className="sheet-title">
        {isOver ? words.more.full : words.more.allKept}
      </h2>
      {request?.state === 'declined' && <Notice>{words.more.declined}</Notice>}
      {request?.state === 'open' ? <Notice icon="clock">{words.more.waiting}</Notice> : <AskForm />}
    </section>
  )
}

function AskForm() {
  const online = useOnline()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, act } = useAct(words.offline)
  useUnsentWords(reason !== '')
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '' || !online) return
    await act(() => call(askForSeats, { reason: reason.trim() }))
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void ask(event)}>
      <Field label={words.more.reason} hint={words.more.hint} {...(isMissing && { error: words.more.missing })}>
        {(field) => (
          <GrowingText
            {...field}
            className="input"
            rows={2}
            maxLength={inviteLimits.askReason}
            required
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <Failed>{failure}</Failed>
      <button type="submit" className="button" aria-disabled={busy || !online}>
        {busy ? words.more.busy : words.more.submit}
      </button>
    </form>
  )
}
