import { Link, useNavigate } from '@tanstack/react-router'
import type { Automation } from '@varanda/domain/automation/automation'
import { type Names, sayAutomation } from '@varanda/domain/automation/sentence'
import { isErrorCode } from '@varanda/domain/errors'
import { useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { useMayWrite } from '../../ui/may-write.ts'
import { refusals, sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { sayTime, sayUntil } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { keepAutomation } from '../data/keep-automation.ts'
import { SentenceWords } from '../sentence-words.tsx'
import { words } from '../words.ts'

interface AutomationRowProps {
  id: string
  automation: Automation
  names: Names
}

/** A sentence, whether it is on, and what came of it last. It is switched on where one sees what it would have done. */
export function AutomationRow({ id, automation, names }: AutomationRowProps) {
  const { parts, on } = automation
  // What was chosen stands until it is heard back: an answer may be here before it, and a switch would turn to and fro.
  const [chosen, setChosen] = useState<boolean>()
  if (chosen === on) setChosen(undefined)
  // One after the other, so that what is undone at once stays undone.
  const last = useRef(Promise.resolve())
  const navigate = useNavigate()
  const keep = (next: boolean) => {
    setChosen(next)
    last.current = last.current
      .then(() => keepAutomation(id, parts, next))
      .catch((error: unknown) => {
        setChosen(undefined)
        toast(sayFailure(error, words.failed))
      })
  }
  const turn = (next: boolean) => {
    if (next) return void navigate({ to: '/user/automations/$id', params: { id }, search: { try: true } })
    keep(false)
    toast(words.switchedOff, { undo: () => keep(true) })
  }
  const shown = chosen ?? on
  const mayWrite = useMayWrite()
  return (
    <li className={shown ? 'auto-row' : 'auto-row off'}>
      <div className="auto-words">
        {mayWrite ? (
          <Link id={`auto-${id}`} className="auto-sentence" to="/user/automations/$id" params={{ id }} dir="auto">
            <SentenceWords parts={parts} names={names} />
          </Link>
        ) : (
          <p className="auto-sentence" dir="auto">
            <SentenceWords parts={parts} names={names} />
          </p>
        )}
        <State id={id} automation={{ ...automation, on: shown }} />
      </div>
      {mayWrite && (
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={words.switch(sayAutomation(parts, names, locale))}
          checked={shown}
          aria-checked={shown}
          onChange={({ target }) => turn(target.checked)}
        />
      )}
    </li>
  )
}

/** Always an icon and words. */
function State({ id, automation }: Pick<AutomationRowProps, 'id' | 'automation'>) {
  const { on, acts = 0, lastAt, nextAt, waits, stopped } = automation
  const now = useNow()
  const history = (
    <Link id={`auto-runs-${id}`} className="auto-runs" to="/user/automations/$id/runs" params={{ id }}>
      {acts > 0 ? words.acted(acts, lastAt && sayTime(lastAt.toDate(), now)) : words.notYet}
      <span className="visually-hidden">. {words.history}</span>
    </Link>
  )
  if (stopped && !on) {
    return (
      <p className="auto-state waits">
        <Icon name="clock" size={20} />
        <span>
          {words.stopped}
          {acts > 0 && <> {history}</>}
        </span>
      </p>
    )
  }
  return (
    <>
      {on && waits && isErrorCode(waits) && (
        <p className="auto-state waits">
          <Icon name="clock" size={20} />
          <span>{words.waits(refusals[waits])}</span>
        </p>
      )}
      {on && nextAt && (
        <p className="auto-state">
          <Icon name="calendar" size={20} />
          <span>{words.next(sayNext(nextAt.toDate(), now))}</span>
        </p>
      )}
      <p className="auto-state">
        <Icon name={on ? 'check' : 'moon'} size={20} />
        {on ? (
          history
        ) : (
          <span>
            {words.off}
            {acts > 0 && <>. {history}</>}
          </span>
        )}
      </p>
    </>
  )
}

function sayNext(then: Date, now: Date): string {
  const isSoon = then.getTime() - now.getTime() < 24 * 60 * 60_000
  if (isSoon) return sayUntil(then, now)
  return new Intl.DateTimeFormat(locale === 'pt' ? 'pt-BR' : 'en-US', { day: 'numeric', month: 'long' }).format(then)
}
