import { block, type Module } from '@varanda/design/cobogo'
import { calendarDay } from '@varanda/domain/calendar-day'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { waitOf } from '@varanda/domain/signup/signup-wait'
import { Picture } from '../ui/picture.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { sayDay, sayShortDay, words } from './words.ts'

const paint = { width: 22, height: 22, radius: 8 }
const drawing = (module: Module) => block(module, { ...paint, ground: 'var(--leaf)', light: 'var(--cal)' })
const done = <span className="station-block full" />
const underWay = <Picture className="station-picture" svg={drawing('roda')} />
const open = <span className="station-block" />

/** Received, in review, answered: what was, what is and what was promised. */
export function RequestStations({ request }: { request: SignupRequest }) {
  const now = useNow()
  const { stations } = words
  const { status, taken, answeredAt } = request
  const isAnswered = status !== 'pending'
  return (
    <ol className="request-stations plain" aria-label={stations.label}>
      <li>
        {done}
        <strong>{stations.received}</strong>
        <span>{sayDay(request.pendingSince ?? request.askedAt)}</span>
      </li>
      <li>
        {isAnswered ? done : taken ? underWay : open}
        <strong>{stations.review}</strong>
        <span>{taken ? stations.since(sayDay(taken.at)) : isAnswered ? '' : stations.notYet}</span>
      </li>
      <li>
        {isAnswered ? done : open}
        <strong>{stations.answer}</strong>
        <span>{isAnswered ? sayAnswered(request, answeredAt) : sayPromise(request, now)}</span>
      </li>
    </ol>
  )
}

function sayPromise(request: SignupRequest, now: Date): string {
  const { answerBy, isOverdue } = waitOf(request, now)
  if (isOverdue) return words.stations.owed(sayShortDay(answerBy))
  if (answerBy === calendarDay(now)) return words.stations.promisedToday
  return words.stations.promised(sayShortDay(answerBy))
}

function sayAnswered({ status }: SignupRequest, at: SignupRequest['answeredAt']): string {
  if (!at) return ''
  return (status === 'declined' ? words.stations.declined : words.stations.approved)(sayDay(at))
}
