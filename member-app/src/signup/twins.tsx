import { Link } from '@tanstack/react-router'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { useMemberOf } from '../member/data/find-members.ts'
import { Icon } from '../ui/icon.tsx'
import { type RequestRow, useTwins } from './data/signup-requests.ts'
import { sayDay, words } from './words.ts'

/** Other requests that may be the same person's, refusals with their reason; and the member who has this address. */
export function Twins({ id, request }: { id: string; request: SignupRequest }) {
  const twins = useTwins(id, request.marks ?? [])
  const member = useMemberOf(request.status === 'joined' ? '' : request.email)
  const rows = twins.state === 'ready' ? twins.value : []
  const known = member.state === 'ready' ? member.value : undefined
  if (twins.state === 'failed') return <p className="small quiet">{words.twins.failed}</p>
  if (rows.length === 0 && !known) return null
  return (
    <section className="twins">
      <h3 className="request-part">
        <Icon name="copy" size={20} />
        {words.twins.title}
      </h3>
      {known && <p>{words.twins.member(known.name)}</p>}
      <ul className="plain">
        {rows.map((row) => (
          <Twin key={row.id} row={row} marks={request.marks ?? []} />
        ))}
      </ul>
    </section>
  )
}

function Twin({ row: { id, request }, marks }: { row: RequestRow; marks: readonly string[] }) {
  const { same } = words.twins
  const shared = marks.filter((mark) => request.marks?.includes(mark))
  const why = [
    shared.some((mark) => mark.startsWith('e:')) && same.email,
    shared.some((mark) => mark.startsWith('p:')) && same.phone,
    shared.some((mark) => mark.startsWith('n:')) && same.name,
  ].filter(Boolean)
  const name = request.forgottenAt ? words.twins.forgotten : request.name
  return (
    <li>
      <Link to="." search={(before: object) => ({ ...before, request: id })} dir="auto">
        {name}
      </Link>
      <span className="small quiet">
        {sayWhat(request)} · {why.join(', ')}
      </span>
      {request.answer?.kind === 'declined' && (
        <span className="twin-reason small" dir="auto">
          {words.twins.reason(request.answer.reason)}
        </span>
      )}
    </li>
  )
}

function sayWhat({ status, askedAt, answeredAt, joinedAt }: SignupRequest): string {
  const { twins } = words
  const when = sayDay(joinedAt ?? answeredAt ?? askedAt)
  if (status === 'joined') return twins.joined(when)
  if (status === 'declined') return twins.declined(when)
  if (status === 'approved') return twins.approved(when)
  return status === 'withdrawn' ? twins.withdrawn(when) : twins.waiting(when)
}
