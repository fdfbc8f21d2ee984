import { call } from '@varanda/client/call'
import { declineSeats } from '@varanda/domain/invite/calls/decline-seats'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useRef } from 'react'
import { usePages } from '../data/use-pages.ts'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Time } from '../ui/time/time.tsx'
import { GrantSeats } from './grant-seats.tsx'
import { words } from './words.ts'

/** Members who asked for more seats, oldest first. */
export function AskedSeats({ onAnswered }: { onAnswered: () => void }) {
  const asked = usePages<SeatRequest>(paths.seatRequests, { by: 'askedAt', direction: 'asc' }, [
    ['state', '==', 'open'],
  ])
  if (asked.rows.length === 0 && asked.state !== 'failed') return null
  const answered = () => {
    asked.again()
    onAnswered()
  }
  return (
    <section className="asked" aria-labelledby="asked-seats">
      <h2 id="asked-seats" className="label">
        {words.asked.title}
      </h2>
      {asked.state === 'failed' && <LoadFailed onRetry={asked.again} />}
      <ul className="people-list">
        {asked.rows.map(({ id, data }) => (
          <Asked key={id} id={id} request={data} onAnswered={answered} />
        ))}
      </ul>
      {asked.more && (
        <button type="button" className="button line wide" onClick={asked.next}>
          {words.more}
        </button>
      )}
    </section>
  )
}

function Asked(props: { id: string; request: SeatRequest; onAnswered: () => void }) {
  const { id, request, onAnswered } = props
  const { uid, name, reason, askedAt } = request
  const granting = useSheet(`grant-seats/${id}`)
  const declining = useSheet(`decline-seats/${id}`)
  const said = useRef<string>(words.asked.declined)
  return (
    <li className="person">
      <Portrait uid={uid} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        <span dir="auto">{reason}</span>
        <span className="small quiet">
          <Time at={askedAt.toDate()} />
        </span>
      </span>
      <span className="asked-acts">
        <button type="button" className="button leaf compact" onClick={granting.show}>
          {words.asked.grant}
        </button>
        <button type="button" className="button line compact" onClick={declining.show}>
          {words.asked.decline}
        </button>
      </span>
      {granting.open && (
        <GrantSeats
          uid={uid}
          name={name}
          onGranted={onAnswered}
          onDone={() => void granting.hide().then(focusHeadingSoon)}
          onClose={granting.hide}
        />
      )}
      {declining.open && (
        <ActSheet
          title={words.asked.declineTitle(firstName(name))}
          means={words.asked.declineMeans}
          yes={words.asked.declineYes}
          onAct={async (why) => {
            const { changed } = await call(declineSeats, { uid, reason: why, askedAt: askedAt.toMillis() })
            said.current = changed ? words.asked.declined : words.asked.already
          }}
          onClose={declining.hide}
          onDone={focusHeadingSoon}
          tell={() => {
            toast(said.current)
            onAnswered()
          }}
        />
      )}
    </li>
  )
}
