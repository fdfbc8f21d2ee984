import { useNavigate } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { type Trial, tryAutomation } from '@varanda/domain/automation/calls/try-automation'
import type { Parts } from '@varanda/domain/automation/parts'
import { type Names, sayAutomation } from '@varanda/domain/automation/sentence'
import { useCallback, useEffect, useState } from 'react'
import { secondPressMs } from '../../ui/act/second-press.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { locale } from '../../ui/locale.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words as shared } from '../../ui/words.ts'
import { keepAutomation, partsForCall, zoneHere } from '../data/keep-automation.ts'
import { words } from '../words.ts'
import { MonthWall } from './month-wall.tsx'
import { TrialRow } from './trial-row.tsx'

interface Tried {
  acts: Trial[]
  stops: Trial[]
  actCount: number
  stopCount: number
  days: string[]
  sawAll: boolean
}

interface TrialViewProps {
  id: string
  parts: Parts
  names: Names
  onLeave: () => Promise<void>
  onKept: () => void
}

/** What the sentence would have done in the last 30 days, and what not and why; here it is switched on, once that was seen. */
export function TrialView({ id, parts, names, onLeave, onKept }: TrialViewProps) {
  const [tried, setTried] = useState<Tried>()
  const [lost, setLost] = useState<string>()
  const { busy, failure, act } = useAct(words.failed)
  const navigate = useNavigate()
  const look = useCallback(() => {
    let isHere = true
    setLost(undefined)
    const asked = call(tryAutomation, { automationId: id, parts: partsForCall(parts), zone: zoneHere() })
    // The way here lies under what keeps the sentence.
    Promise.all([asked, new Promise((passed) => setTimeout(passed, secondPressMs))]).then(
      ([answer]) => isHere && setTried(answer),
      (error: unknown) => isHere && setLost(sayFailure(error, words.trial.failed)),
    )
    return () => {
      isHere = false
    }
  }, [id, parts])
  useEffect(look, [look])
  const where = useWhere()
  const mayKeep = tried !== undefined && !busy
  const keep = async (on: boolean) => {
    if (!mayKeep) return
    const began = where()
    await act(async () => {
      await keepAutomation(id, parts, on)
      onKept()
      toast(on ? words.switchedOn : words.trial.kept)
      if (where() !== began) return
      await onLeave()
      await navigate({ to: '/user/automations', replace: true })
    })
  }
  const title = tried ? sayTitle(tried) : lost ? words.edit.try : words.edit.trying
  return (
    <div className="auto-trial">
      <p className="auto-tried quiet" dir="auto">
        {sayAutomation(parts, names, locale)}
      </p>
      <div className="auto-trial-title" aria-live="polite">
        <ScreenTitle title={title} />
      </div>
      {!tried && !lost && <Skeleton kind="person" rows={4} />}
      {tried && (
        <>
          <MonthWall days={tried.days} />
          <ul className="auto-trials">
            {tried.acts.map((trial) => (
              <TrialRow key={`${trial.at} ${trial.by} ${trial.postId ?? ''}`} trial={trial} parts={parts} />
            ))}
          </ul>
          {tried.actCount + tried.stopCount === 0 && <p className="auto-nothing quiet">{words.trial.nothing}</p>}
          {tried.stopCount > 0 && (
            <section aria-labelledby="auto-stops">
              <h2 id="auto-stops" className="auto-stops">
                {words.trial.stops(tried.stopCount)}
              </h2>
              <ul className="auto-trials">
                {tried.stops.map((trial) => (
                  <TrialRow key={`${trial.at} ${trial.by} ${trial.postId ?? ''}`} trial={trial} parts={parts} />
                ))}
              </ul>
            </section>
          )}
          {!tried.sawAll && <p className="auto-nothing quiet">{words.trial.part}</p>}
        </>
      )}
      <div className="auto-foot">
        <Failed>{lost ?? failure}</Failed>
        {lost && (
          <button type="button" className="text-button" onClick={look}>
            {shared.failed.retry}
          </button>
        )}
        <div className="auto-foot-choices">
          <button type="button" className="button line" onClick={() => void onLeave()}>
            {words.trial.change}
          </button>
          <button type="button" className="button leaf" aria-disabled={!mayKeep} onClick={() => void keep(true)}>
            {words.trial.on}
          </button>
        </div>
        <button type="button" className="text-button" aria-disabled={!mayKeep} onClick={() => void keep(false)}>
          {words.trial.keep}
        </button>
      </div>
    </div>
  )
}

function sayTitle({ actCount }: Tried): string {
  return actCount === 0 ? words.trial.none : words.trial.title(actCount)
}
