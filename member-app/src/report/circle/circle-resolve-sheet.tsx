import { call } from '@varanda/client/call'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import type { CircleResolution } from '@varanda/domain/report/report'
import { useState } from 'react'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { AnswerField } from '../answer-field.tsx'
import { circleWords as words } from '../words.ts'

/** What is done in a circle about a report, with what it means, why, and what its reporter is told. */
export function CircleResolveSheet(props: {
  circleId: string
  reportId: string
  act: CircleResolution
  onDone: () => void
  onClose: () => void
}) {
  const { circleId, reportId, act, onDone, onClose } = props
  const [answer, setAnswer] = useState('')
  const said = words.acts[act]
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      takes={act !== 'dismissed'}
      onAct={async (reason) => {
        await call(resolveInCircle, { circleId, reportId, resolution: act, reason, answer: answer.trim() })
        onDone()
      }}
      onClose={onClose}
    >
      <AnswerField value={answer} onChange={setAnswer} />
    </ActSheet>
  )
}
