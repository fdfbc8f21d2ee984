import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { Reviewer, SignupRequest } from '@varanda/domain/signup/signup-request'
import { waitOf } from '@varanda/domain/signup/signup-wait'
import { useMe } from '../data/use-me.ts'
import { useNow } from '../ui/time/use-now.ts'
import { sayLeft } from './answer/undo-words.ts'
import type { RequestTab, RequestRow as Row } from './data/signup-requests.ts'
import { WaitMeter } from './wait-meter.tsx'
import { sayDay, words } from './words.ts'

/** Somebody who asked: their name, the beginning of what they wrote, and how it stands. */
export function RequestRow({ row, tab, chosen }: { row: Row; tab: RequestTab; chosen: boolean }) {
  const { id, request } = row
  const now = useNow()
  const me = useMe()
  const sayTaken = ({ uid, name }: Reviewer) => (uid === me.uid ? words.taken.mine : words.taken.other(firstName(name)))
  const isForgotten = request.forgottenAt !== undefined
  return (
    <li className={chosen ? 'request-row chosen' : 'request-row'}>
      <Link
        id={`request-${id}`}
        to="."
        search={(before: object) => ({ ...before, tab, request: id })}
        resetScroll={false}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className="request-who">
          <span className="request-name" dir="auto">
            {isForgotten ? words.state.forgotten : request.name}
          </span>
          <span className="request-line" dir="auto">
            {request.status === 'pending' && request.taken ? sayTaken(request.taken.by) : request.usage.split('\n')[0]}
          </span>
        </span>
        {request.status === 'pending' ? (
          <WaitMeter wait={waitOf(request, now)} />
        ) : (
          <span className="request-state">
            {sayState(request, now).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </Link>
    </li>
  )
}

/** What became of it, in one or two lines. */
export function sayState(request: SignupRequest, now: Date): string[] {
  const { answer, answeredAt, joinedAt, status } = request
  const when = answeredAt ? sayDay(answeredAt) : ''
  if (status === 'joined' && joinedAt) return [words.state.joined(sayDay(joinedAt))]
  if (answer?.kind === 'approved') {
    const isOver = answer.goodUntil.toMillis() <= now.getTime()
    const until = isOver ? words.state.over(sayDay(answer.goodUntil)) : words.state.openUntil(sayDay(answer.goodUntil))
    return [words.state.approvedBy(firstName(answer.by.name), when), until]
  }
  if (answer?.kind === 'declined') {
    return [words.state.declinedBy(firstName(answer.by.name), when), sayLeft(answer.mailAt, now) ?? words.state.said]
  }
  return when ? [when] : []
}
