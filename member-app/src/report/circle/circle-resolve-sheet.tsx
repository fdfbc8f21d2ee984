import { call } from '@varanda/client/call'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import type { CircleResolution } from '@varanda/domain/report/report'
import { useRef, useState } from 'react'
import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { AnswerField } from '../answer-field.tsx'
import { decideOnce } from '../decide-once.ts'
import { orStale } from '../or-stale.ts'
import { circleWords as words } from '../words.ts'

/** What is done in a circle about a report, with what it means, why, and what its reporter is told. */
export function CircleResolveSheet(props: {
  circleId: string
  reportId: string
  /** When what was read was reported. */
  at: string
  act: CircleResolution
  /** It waits for nobody any more, by this or by what somebody else did. */
  onResolved: () => void
  onStale: () => void
  onClose: () => void
}) {
  const { circleId, reportId, at, act, onResolved, onStale, onClose } = props
  // As it was read: one that comes while this sheet is open was not.
  const [reportedAt] = useState(() => Date.parse(at))
  const [answer, setAnswer] = useState('')
  const told = useRef('')
  const said = words.acts[act]
  return (
    <ActSheet
      title={said.title}
      means={said.means}
      yes={said.yes}
      reasonHint={said.reasonHint}
      takes={act !== 'dismissed'}
      onAct={async (reason) => {
        const decision = { circleId, reportId, reportedAt, resolution: act, reason, answer: answer.trim() }
        told.current = await decideOnce(() => orStale(call(resolveInCircle, decision), onStale), said.done)
      }}
      onClose={onClose}
      onDone={focusHeadingSoon}
      tell={() => {
        toast(told.current)
        onResolved()
      }}
      below={<AnswerField value={answer} onChange={setAnswer} />}
    />
  )
}
