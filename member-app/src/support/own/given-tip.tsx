import { call } from '@varanda/client/call'
import { takeBackTip } from '@varanda/domain/support/calls/take-back-tip'
import type { Given } from '@varanda/domain/support/given'
import { mayStep } from '@varanda/domain/support/tip-state'
import { useRef } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Time } from '../../ui/time/time.tsx'
import { RemindSheet } from '../remind/remind-sheet.tsx'
import { usePersonName } from '../use-person-name.ts'
import { say, words } from '../words.ts'

interface GivenTipProps {
  id: string
  tip: Given
  /** Whether to offer a reminder of it. */
  mayRemind: boolean
}

/** What I said I gave, and what whom it was for says of it. */
export function GivenTip({ id, tip, mayRemind }: GivenTipProps) {
  const line = useRef<HTMLSpanElement>(null)
  const reminding = useSheet(`remind-${id}`)
  const { busy, failure, act } = useAct(words.own.failed)
  const known = usePersonName(tip.to, tip.toName)
  const name = tip.to === null ? words.own.formerCreator : known
  const { state } = tip
  const isMine = tip.to !== null && mayStep(state, 'takenBack', 'supporter')
  const takeBack = () =>
    act(async () => {
      await call(takeBackTip, { tipId: id })
      toast(words.mine.takenBack)
      // The button that was pressed goes, and its line says what became of it.
      line.current?.focus({ preventScroll: true })
    })
  return (
    <li className="support-tip">
      <span ref={line} id={`given-${id}`} tabIndex={-1}>
        {sayGiven(tip, name)}
      </span>
      <span className="small quiet">
        <Time at={tip.at.toDate()} />
      </span>
      {state === 'notFound' && <span className="small">{words.mine.notFoundHelp}</span>}
      {tip.thanks && <span dir="auto">{words.mine.thanks(name, tip.thanks.words)}</span>}
      {(isMine || mayRemind) && (
        <span className="support-acts">
          {mayRemind && (
            <button
              type="button"
              id={`remind-${id}`}
              className="button line compact"
              aria-describedby={`given-${id}`}
              aria-haspopup="dialog"
              onClick={reminding.show}
            >
              {words.reminder.open}
            </button>
          )}
          {isMine && (
            <button
              type="button"
              className="text-button"
              aria-describedby={`given-${id}`}
              aria-disabled={busy}
              onClick={() => void takeBack()}
            >
              {words.mine.takeBack}
            </button>
          )}
        </span>
      )}
      {reminding.open && tip.to !== null && (
        <RemindSheet uid={tip.to} name={name} amount={tip.amount} onClose={reminding.hide} />
      )}
      <Failed>{failure}</Failed>
    </li>
  )
}

function sayGiven({ state, amount, currency }: Given, name: string): string {
  const sum = say(amount, currency)
  if (state === 'declared') return words.mine.declared(sum, name)
  if (state === 'confirmed') return words.mine.confirmed(sum, name)
  if (state === 'notFound') return words.mine.notFound(sum, name)
  if (state === 'takenBack') return words.mine.retracted(sum, name)
  return words.mine.other(sum, name, words.states[state])
}
