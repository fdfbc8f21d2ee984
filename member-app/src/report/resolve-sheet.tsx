import { call } from '@varanda/client/call'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import { undoRemoval } from '@varanda/domain/report/calls/undo-removal'
import type { ReportStep } from '@varanda/domain/report/report'
import { useState } from 'react'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { AnswerField } from './answer-field.tsx'
import { words } from './words.ts'

/** `expelled` is an act of those who look after a circle. */
export type ReportAct = Exclude<ReportStep['act'], 'expelled'>

/** What is done about a report, with what it means, why, and what its reporter is told. */
export function ResolveSheet(props: {
  reportId: string
  act: ReportAct
  onDone: (text: string) => void
  onClose: () => void
}) {
  const { reportId, act, onDone, onClose } = props
  const [answer, setAnswer] = useState('')
  const said = words.acts[act]
  const resolve = async (reason: string) => {
    if (act === 'undone') await call(undoRemoval, { reportId, reason })
    else await call(resolveReport, { reportId, resolution: act, reason, answer: answer.trim() })
    onDone(said.done)
  }
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      takes={act === 'removed'}
      onAct={resolve}
      onClose={onClose}
    >
      {act !== 'undone' && <AnswerField value={answer} onChange={setAnswer} />}
    </ActSheet>
  )
}
