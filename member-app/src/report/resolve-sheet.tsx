import { call } from '@varanda/client/call'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import { undoRemoval } from '@varanda/domain/report/calls/undo-removal'
import type { Report, ReportStep } from '@varanda/domain/report/report'
import { useState } from 'react'
import { toast } from '../ui/notice/toast.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { AnswerField } from './answer-field.tsx'
import { orStale } from './or-stale.ts'
import { words } from './words.ts'

/** `expelled` is an act of those who look after a circle. */
export type ReportAct = Exclude<ReportStep['act'], 'expelled'>

/**
 * What is done about a report, with what it means, why, and what its reporter is told. `onResolved` hears of it in any
 * case, `onDone` where the sheet was not left meanwhile; `onStale` that its reporter has said something else since.
 */
export function ResolveSheet(props: {
  reportId: string
  report: Report
  act: ReportAct
  onResolved: () => void
  onStale: () => void
  onDone: () => void
  onClose: () => void
}) {
  const { reportId, report, act, onResolved, onStale, onDone, onClose } = props
  // As it was read: one that comes while this sheet is open was not.
  const [reportedAt] = useState(() => report.at.toMillis())
  const [answer, setAnswer] = useState('')
  const said = words.acts[act]
  const resolve = async (reason: string) => {
    if (act === 'undone') await call(undoRemoval, { reportId, reason })
    else {
      const decision = { reportId, reportedAt, resolution: act, reason, answer: answer.trim() }
      await orStale(call(resolveReport, decision), onStale)
    }
  }
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      reasonHint={said.reasonHint}
      takes={act === 'removed'}
      staysOpen
      onAct={resolve}
      onClose={onClose}
      onDone={onDone}
      tell={() => {
        toast(said.done)
        onResolved()
      }}
      below={act !== 'undone' && <AnswerField value={answer} onChange={setAnswer} />}
    />
  )
}
