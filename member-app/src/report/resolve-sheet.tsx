import { call } from '@varanda/client/call'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import { undoRemoval } from '@varanda/domain/report/calls/undo-removal'
import type { ReportStep } from '@varanda/domain/report/report'
import { useState } from 'react'
import { toast } from '../ui/notice/toast.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { AnswerField } from './answer-field.tsx'
import { words } from './words.ts'

/** `expelled` is an act of those who look after a circle. */
export type ReportAct = Exclude<ReportStep['act'], 'expelled'>

/**
 * What is done about a report, with what it means, why, and what its reporter is told. `onResolved` hears of it in any
 * case, `onDone` where the sheet was not left meanwhile.
 */
export function ResolveSheet(props: {
  reportId: string
  act: ReportAct
  onResolved: () => void
  onDone: () => void
  onClose: () => void
}) {
  const { reportId, act, onResolved, onDone, onClose } = props
  const [answer, setAnswer] = useState('')
  const said = words.acts[act]
  const resolve = async (reason: string) => {
    if (act === 'undone') await call(undoRemoval, { reportId, reason })
    else await call(resolveReport, { reportId, resolution: act, reason, answer: answer.trim() })
  }
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      takes={act === 'removed'}
      staysOpen
      onAct={resolve}
      onClose={onClose}
      onDone={onDone}
      tell={() => {
        toast(said.done)
        onResolved()
      }}
    >
      {act !== 'undone' && <AnswerField value={answer} onChange={setAnswer} />}
    </ActSheet>
  )
}
