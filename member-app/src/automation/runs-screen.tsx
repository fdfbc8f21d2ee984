import './automations.css'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { type Done, isVain, type Run, undoable } from '@varanda/domain/automation/automation'
import { undoRun } from '@varanda/domain/automation/calls/undo-run'
import { sayAutomation } from '@varanda/domain/automation/sentence'
import { isErrorCode } from '@varanda/domain/errors'
import { useState } from 'react'
import { useNames } from '../connection/data/connections.ts'
import type { Row } from '../data/use-list.ts'
import { locale } from '../ui/locale.ts'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { refusals, sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { sayTime } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useAutomation, useRuns } from './data/automations.ts'
import { useNamesIn } from './use-names-in.ts'
import { words } from './words.ts'

/** What an automation did and did not do, the newest first, and how it is taken back. */
export function RunsScreen() {
  const { id } = useParams({ from: '/user/automations/$id/runs' })
  const automation = useAutomation(id)
  const acted = useRuns(id, true)
  const stopped = useRuns(id, false)
  const names = useNamesIn()
  const parts = automation.state === 'ready' ? automation.value?.parts : undefined
  const isEmpty =
    acted.state === 'ready' && stopped.state === 'ready' && acted.value.length + stopped.value.length === 0
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.runs.title} />
      </BackBar>
      <div className="auto">
        {parts && (
          <p className="auto-tried quiet" dir="auto">
            {sayAutomation(parts, names, locale)}
          </p>
        )}
        {(acted.state === 'failed' || stopped.state === 'failed') && <LoadFailed />}
        {acted.state === 'loading' && <Skeleton kind="person" rows={4} />}
        {isEmpty && <p className="auto-nothing quiet">{words.runs.none}</p>}
        {acted.state === 'ready' && (
          <>
            <Runs title={words.runs.vain} automationId={id} runs={acted.value.filter(cameToNothing)} />
            <Runs title={words.runs.acted} automationId={id} runs={acted.value.filter((one) => !cameToNothing(one))} />
          </>
        )}
        {stopped.state === 'ready' && <Runs title={words.runs.stopped} automationId={id} runs={stopped.value} />}
      </div>
    </>
  )
}

function cameToNothing({ data: { acting, done = [] } }: Row<Run>): boolean {
  return !acting && isVain(done)
}

function Runs({ title, automationId, runs }: { title: string; automationId: string; runs: Row<Run>[] }) {
  if (runs.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="auto-stops">{title}</h2>
      <ul className="auto-trials">
        {runs.map(({ id, data }) => (
          <RunRow key={id} automationId={automationId} id={id} run={data} />
        ))}
      </ul>
    </section>
  )
}

function RunRow({ automationId, id, run }: { automationId: string; id: string; run: Run }) {
  const { at, happened, stopped, acting, done = [] } = run
  const { knownName } = useNames()
  const now = useNow()
  const when = at.toDate()
  return (
    <li className="auto-trial-row">
      <time className="auto-when quiet" dateTime={when.toISOString()}>
        {sayTime(when, now)}
      </time>
      <div>
        <p className="auto-saw">
          {words.happened[happened.kind](knownName(happened.by) ?? words.someone)}
          {happened.postId !== undefined && (
            <>
              {'. '}
              <Link to="/user/post/$postId" params={{ postId: happened.postId }}>
                {words.runs.see}
              </Link>
            </>
          )}
        </p>
        {stopped && <p className="quiet">{words.stops[stopped]}</p>}
        {acting && <p className="quiet">{words.runs.doing}</p>}
        {!acting && named(done).map(([name, one]) => <DoneLine key={name} done={one} />)}
        {!acting && done.some(isToUndo) && <UndoButton automationId={automationId} runId={id} done={done} />}
      </div>
    </li>
  )
}

function isToUndo({ kind, failed, undone, made, changed = [] }: Done): boolean {
  return undoable[kind] && failed === undefined && !undone && (made !== undefined || changed.length > 0)
}

/** Each under a name of its own: one run may do the same twice, and what it did keeps its order. */
function named(done: readonly Done[]): [name: string, done: Done][] {
  return done.map((one, at) => [`${at} ${one.kind}`, one])
}

function DoneLine({ done: { kind, failed, undone } }: { done: Done }) {
  if (failed !== undefined) {
    const why = isErrorCode(failed) ? refusals[failed] : ''
    return <p className="auto-failed">{words.runs.failed(words.could[kind], why)}</p>
  }
  const what = words.did[kind]
  return <p className={undone ? 'quiet' : 'auto-would'}>{(undone ? words.runs.undone : words.runs.did)(what)}</p>
}

function UndoButton({ automationId, runId, done }: { automationId: string; runId: string; done: Done[] }) {
  const button = useFocusHandedOn<HTMLButtonElement>()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    if (busy) return
    setBusy(true)
    try {
      await call(undoRun, { automationId, runId })
      toast(words.runs.undoneNow)
    } catch (error) {
      toast(sayFailure(error, words.failed))
    }
    setBusy(false)
  }
  const what = done.filter(isToUndo).map(({ kind }) => words.did[kind])
  return (
    <button
      ref={button}
      type="button"
      className="button line compact"
      aria-disabled={busy}
      aria-label={words.runs.undoOf(what.join(', '))}
      onClick={() => void undo()}
    >
      {words.runs.undo}
    </button>
  )
}
