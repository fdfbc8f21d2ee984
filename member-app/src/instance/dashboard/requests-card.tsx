import { paths } from '@varanda/domain/paths'
import { answerDays } from '@varanda/domain/signup/answer-promise'
import { waitingBefore } from '@varanda/domain/signup/signup-wait'
import { useState } from 'react'
import { type Condition, mostCounted, useCount } from '../../data/use-count.ts'
import { Icon } from '../../ui/icon.tsx'
import { BigNumber } from './big-number.tsx'
import { words } from './words.ts'

const pending: Condition = ['status', '==', 'pending']

/** How many requests for an invite wait, and for how long. */
export function RequestsCard() {
  const [now] = useState(() => new Date())
  const waiting = useCount(paths.signupRequests, pending)
  const due = useCount(paths.signupRequests, pending, ['pendingSince', '<', waitingBefore(answerDays.from, now)])
  const late = useCount(paths.signupRequests, pending, ['pendingSince', '<', waitingBefore(answerDays.to, now)])
  const ready = waiting.state === 'ready' && due.state === 'ready' && late.state === 'ready'
  const onlyDue = ready ? due.value - late.value : 0
  return (
    <section className="card" aria-labelledby="requests-card">
      <h2 id="requests-card" className="label">
        {words.requests.title}
      </h2>
      <BigNumber count={waiting} upTo={mostCounted} to="/admin/signup-requests">
        {waiting.state === 'ready' && words.requests.waiting(waiting.value)}
      </BigNumber>
      {ready && (
        <div className="card-lines">
          {late.value > 0 && (
            <p className="late">
              <Icon name="warning" size={20} /> {words.requests.late(late.value)}
            </p>
          )}
          {onlyDue > 0 && (
            <p className="due">
              <Icon name="clock" size={20} /> {words.requests.due(onlyDue)}
            </p>
          )}
          {due.value === 0 && (
            <p className="quiet">{waiting.value === 0 ? words.requests.none : words.requests.calm}</p>
          )}
        </div>
      )}
    </section>
  )
}
