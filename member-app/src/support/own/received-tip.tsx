import { call } from '@varanda/client/call'
import type { CallInput } from '@varanda/domain/contract'
import { day } from '@varanda/domain/moment'
import { answerTip } from '@varanda/domain/support/calls/answer-tip'
import { supportLimits } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import { useRef } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Time } from '../../ui/time/time.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { usePersonName } from '../use-person-name.ts'
import { say, words } from '../words.ts'
import { ThankSheet } from './thank-sheet.tsx'

type Answer = CallInput<typeof answerTip>['answer']
const done = { confirmed: words.own.confirmed, notFound: words.own.looked, withdrawn: words.own.withdrawn }

/** What somebody says they gave me, and what I know of it. */
export function ReceivedTip({ id, tip }: { id: string; tip: Tip }) {
  const now = useNow()
  const line = useRef<HTMLSpanElement>(null)
  const thanking = useSheet(`thank-${id}`)
  const { busy, failure, act } = useAct(words.own.failed)
  const known = usePersonName(tip.from, tip.fromName)
  const name = tip.from === null ? words.own.former(tip.supporter) : known
  const { state, way } = tip
  const isOpen = way !== 'card' && (state === 'declared' || state === 'notFound')
  const isWithdrawable =
    state === 'confirmed' && now.getTime() <= tip.changedAt.toMillis() + supportLimits.withdrawDays * day
  // Not while a bank asks whether it is theirs at all.
  const isThankable = countedAs[state] === 'proven' && state !== 'disputed' && tip.from !== null && !tip.thanks
  // The button that was pressed goes, and its line says what became of it.
  const toLine = () => line.current?.focus({ preventScroll: true })
  const answer = (said: Answer) =>
    act(async () => {
      await call(answerTip, { tipId: id, answer: said })
      toast(done[said])
      toLine()
    })
  return (
    <li className="support-tip">
      <span ref={line} id={`tip-${id}`} tabIndex={-1}>
        {sayReceived(tip, name)}
      </span>
      <span className="small quiet">
        <Time at={tip.at.toDate()} />
      </span>
      {tip.words && <q dir="auto">{tip.words}</q>}
      {isOpen && way === 'pix' && <span className="small quiet">{words.own.match(tip.txid)}</span>}
      {isOpen && tip.host && <span className="small quiet">{words.own.matchLink(tip.host)}</span>}
      {tip.refunded && state !== 'refunded' ? (
        <span className="small quiet">{words.own.wentBack(say(tip.refunded, tip.currency))}</span>
      ) : null}
      {tip.thanks && <span className="small quiet">{words.own.thanked(tip.thanks.words)}</span>}
      <span className="support-acts">
        {isOpen && (
          <button
            type="button"
            className="button leaf compact"
            aria-describedby={`tip-${id}`}
            aria-disabled={busy}
            onClick={() => void answer('confirmed')}
          >
            {words.own.confirm}
          </button>
        )}
        {isOpen && state === 'declared' && (
          <button
            type="button"
            className="button line compact"
            aria-describedby={`tip-${id}`}
            aria-disabled={busy}
            onClick={() => void answer('notFound')}
          >
            {words.own.notFound}
          </button>
        )}
        {isThankable && (
          <button
            type="button"
            id={`thanks-${id}`}
            className="button line compact"
            aria-describedby={`tip-${id}`}
            aria-haspopup="dialog"
            onClick={thanking.show}
          >
            {words.own.thank}
          </button>
        )}
        {isWithdrawable && (
          <button
            type="button"
            className="text-button"
            aria-describedby={`tip-${id}`}
            aria-disabled={busy}
            onClick={() => void answer('withdrawn')}
          >
            {words.own.withdraw}
          </button>
        )}
      </span>
      <Failed>{failure}</Failed>
      {thanking.open && <ThankSheet tipId={id} name={name} onClose={thanking.hide} onDone={toLine} />}
    </li>
  )
}

function sayReceived({ state, amount, currency }: Tip, name: string): string {
  const sum = say(amount, currency)
  if (state === 'declared') return words.own.says(name, sum)
  if (state === 'notFound') return words.own.saysNotFound(name, sum)
  if (state === 'confirmed') return words.own.arrived(name, sum)
  if (state === 'paid') return words.own.paidByCard(name, sum)
  return words.own.other(name, sum, words.states[state])
}
