import { call } from '@varanda/client/call'
import { followSeatRequest } from '@varanda/client/invite/own-seat-request'
import { askForSeats } from '@varanda/domain/invite/calls/ask-for-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import type { Locale } from '@varanda/domain/locale'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { Notice } from '../parts/notice.tsx'
import { TextBox } from '../parts/text-box.tsx'
import { useAct } from './use-act.ts'
import { welcomeWords } from './words.ts'

/** For whoever has no free seat left: asks the instance for more, and says where that stands. */
export function AskMore({ locale, uid, isOver }: { locale: Locale; uid: string; isOver: boolean }) {
  const words = welcomeWords(locale).welcome.more
  const [request, setRequest] = useState<SeatRequest>()
  const [fault, setFault] = useState<string>()
  const { busy, failure, act } = useAct(locale)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => followSeatRequest(uid, setRequest), [uid])

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setFault(reason === '' ? words.missing : undefined)
    if (reason === '') return focusFirstError(form.current)
    await act(() => call(askForSeats, { reason }))
  }

  return (
    <section className="sheet more" aria-labelledby="more-title">
      <h2 id="more-title" className="sheet-title">
        {isOver ? words.full : words.allKept}
      </h2>
      {request?.state === 'open' ? (
        <Notice kind="info">{words.waiting}</Notice>
      ) : (
        <form ref={form} className="over-form" method="post" noValidate onSubmit={ask} aria-busy={busy}>
          {request?.state === 'declined' && <Notice kind="info">{words.declined}</Notice>}
          <TextBox
            name="reason"
            label={words.reason}
            hint={words.hint}
            error={fault}
            maxLength={inviteLimits.askReason}
            required
          />
          <div className="told" role="status">
            {failure && <Notice kind="late">{failure}</Notice>}
          </div>
          <button className="button wide" type="submit" aria-disabled={busy}>
            {busy ? words.busy : words.submit}
          </button>
        </form>
      )}
    </section>
  )
}
