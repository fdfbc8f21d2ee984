import { call } from '@varanda/client/call'
import { declineSeats } from '@varanda/domain/invite/calls/decline-seats'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useRef, useState } from 'react'
import { usePages } from '../data/use-pages.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { Time } from '../ui/time/time.tsx'
import { GrantSeats } from './grant-seats.tsx'
import { words } from './words.ts'

/** Members who asked for more seats, oldest first. */
export function AskedSeats({ onAnswered }: { onAnswered: () => void }) {
  const asked = usePages<SeatRequest>(paths.seatRequests, { by: 'askedAt', direction: 'asc' }, [
    ['state', '==', 'open'],
  ])
  const [answering, setAnswering] = useState<{ who: SeatRequest; answer: 'yes' | 'no' }>()
  const said = useRef<string>(words.asked.declined)
  if (asked.rows.length === 0 && asked.state !== 'failed') return null
  const close = () => setAnswering(undefined)
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
          <li key={id} className="person">
            <Portrait uid={data.uid} />
            <span className="person-words">
              <span className="person-name" dir="auto">
                {data.name}
              </span>
              <span dir="auto">{data.reason}</span>
              <span className="small quiet">
                <Time at={data.askedAt.toDate()} />
              </span>
            </span>
            <span className="asked-acts">
              <button
                type="button"
                className="button leaf compact"
                onClick={() => setAnswering({ who: data, answer: 'yes' })}
              >
                {words.asked.grant}
              </button>
              <button
                type="button"
                className="button line compact"
                onClick={() => setAnswering({ who: data, answer: 'no' })}
              >
                {words.asked.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {asked.more && (
        <button type="button" className="button line wide" onClick={asked.next}>
          {words.more}
        </button>
      )}
      {answering?.answer === 'yes' && (
        <GrantSeats
          uid={answering.who.uid}
          name={answering.who.name}
          onGranted={answered}
          onDone={close}
          onClose={close}
        />
      )}
      {answering?.answer === 'no' && (
        <ActSheet
          title={words.asked.declineTitle(firstName(answering.who.name))}
          means={words.asked.declineMeans}
          yes={words.asked.declineYes}
          onAct={async (reason) => {
            const { uid, askedAt } = answering.who
            const { changed } = await call(declineSeats, { uid, reason, askedAt: askedAt.toMillis() })
            said.current = changed ? words.asked.declined : words.asked.already
          }}
          onClose={close}
          tell={() => {
            toast(said.current)
            answered()
          }}
        />
      )}
    </section>
  )
}
