import { call } from '@varanda/client/call'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import type { CircleResolution } from '@varanda/domain/report/report'
import { useState } from 'react'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { AnswerField } from '../answer-field.tsx'
import { orStale } from '../or-stale.ts'
import { circleWords as words } from '../words.ts'

/** What is done in a circle about a report, with what it means, why, and what its reporter is told. */
export function CircleResolveSheet(props: {
  circleId: string
  reportId: string
  /** When what was read was reported. */
  at: string
  act: CircleResolution
  onDone: () => void
  onStale: () => void
  onClose: () => void
}) {
  const { circleId, reportId, at, act, onDone, onStale, onClose } = props
  // As it was read: one that comes while this sheet is open was not.
  const [reportedAt] = useState(() => Date.parse(at))
  const [answer, setAnswer] = useState('')
  const said = words.acts[act]
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      takes={act !== 'dismissed'}
      onAct={async (reason) => {
        const decision = { circleId, reportId, reportedAt, resolution: act, reason, answer: answer.trim() }
        await orStale(call(resolveInCircle, decision), onStale)
        onDone()
      }}
      onClose={onClose}
    >
      <AnswerField value={answer} onChange={setAnswer} />
    </ActSheet>
  )
}
