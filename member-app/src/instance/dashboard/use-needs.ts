import { call } from '@varanda/client/call'
import { instanceCondition } from '@varanda/domain/instance/calls/instance-condition'
import type { InstanceCondition } from '@varanda/domain/instance/condition'
import type { InstanceFigures } from '@varanda/domain/instance/figures'
import { type Need, needsOf } from '@varanda/domain/instance/needs'
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { paths } from '@varanda/domain/paths'
import { openAppeals } from '@varanda/domain/report/calls/open-appeals'
import { answerDays } from '@varanda/domain/signup/answer-promise'
import { waitingBefore } from '@varanda/domain/signup/signup-wait'
import { useEffect, useState } from 'react'
import type { Live } from '../../data/live.ts'
import { type Condition, useCount } from '../../data/use-count.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { useInstance } from '../settings/use-instance.ts'

const pending: Condition = ['status', '==', 'pending']
const known = <Value>(live: Live<Value>) => (live.state === 'ready' ? live.value : undefined)

type Counts = Record<'waiting' | 'due' | 'late', number | undefined>

function isWhole(counts: Counts): counts is Record<keyof Counts, number> {
  return Object.values(counts).every((count) => count !== undefined)
}

/** What the machine under the instance says of itself, asked once. */
export function useCondition(): InstanceCondition | 'loading' {
  const [condition, setCondition] = useState<InstanceCondition | 'loading'>('loading')
  useEffect(() => {
    call(instanceCondition, {}).then(setCondition, () => setCondition({ kind: 'silent' }))
  }, [])
  return condition
}

/** What asks for an administrator now; `partly`: something could not be read, so there may be more. */
export function useNeeds(
  condition: InstanceCondition | 'loading',
  figures: Live<InstanceFigures | undefined>,
  nights: Live<InstanceNights | undefined>,
): { needs: Need[]; state: 'loading' | 'whole' | 'partly' } {
  const [now] = useState(() => new Date())
  const waiting = useCount(paths.signupRequests, pending)
  const due = useCount(paths.signupRequests, pending, ['pendingSince', '<', waitingBefore(answerDays.from, now)])
  const late = useCount(paths.signupRequests, pending, ['pendingSince', '<', waitingBefore(answerDays.to, now)])
  const reports = useCount(paths.reports, ['state', '==', 'open'])
  const seats = useCount(paths.seatRequests, ['state', '==', 'open'])
  const appeals = useAsked(openAppeals, {})
  const instance = useInstance()
  const requests = { waiting: known(waiting), due: known(due), late: known(late) }
  const [openReports, seatRequests, deadMail] = [known(reports), known(seats), known(figures)?.mail.dead]
  const [night, settings] = [known(nights), known(instance)]
  const needs = needsOf(
    {
      ...(isWhole(requests) && { requests }),
      ...(openReports !== undefined && { openReports }),
      ...(appeals.state === 'ready' && {
        openAppeals: appeals.value.appeals.filter(({ waits }) => waits === null).length,
      }),
      ...(seatRequests !== undefined && { seatRequests }),
      ...(deadMail !== undefined && { deadMail }),
      ...(condition !== 'loading' && { condition }),
      ...(night && { nights: night }),
      ...(settings && { operator: settings.operator }),
    },
    now,
  )
  const asked = [waiting, due, late, reports, appeals, seats, figures, nights, instance]
  const isLoading = condition === 'loading' || asked.some(({ state }) => state === 'loading')
  const isPartly = asked.some(({ state }) => state === 'failed')
  return { needs, state: isLoading ? 'loading' : isPartly ? 'partly' : 'whole' }
}
