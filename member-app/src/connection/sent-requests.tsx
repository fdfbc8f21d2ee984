import './meeting.css'
import { call } from '@varanda/client/call'
import { cancelConnectionRequest } from '@varanda/domain/connection/calls/cancel-connection-request'
import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { paths } from '@varanda/domain/paths'
import { type Row, useList } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { useAnswer, meetingWords as words } from './use-answer.ts'

/** Whom I asked to be connected, as far as that is known. */
export function useSentRequests(): Row<ConnectionRequest>[] {
  const { uid } = useMe()
  const requests = useList<ConnectionRequest>(paths.connectionRequests(uid))
  return requests.state === 'ready' ? requests.value.filter(({ data }) => data.direction === 'out') : []
}

/** Whom I asked to be connected, until they answer; a no is not told, and looks the same. */
export function SentRequests() {
  const sent = useSentRequests()
  if (sent.length === 0) return null
  return (
    <section className="meeting" aria-labelledby="sent-requests">
      <h2 id="sent-requests">{words.sent.title}</h2>
      <p className="quiet">{words.sent.text}</p>
      <ul className="people-list roomy">
        {sent.map((row) => (
          <Sent key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Sent({ row: { id, data } }: { row: Row<ConnectionRequest> }) {
  const person = useFocusHandedOn<HTMLLIElement>()
  const { doing, run } = useAnswer()
  const takeBack = () =>
    run(async () => {
      await call(cancelConnectionRequest, { uid: id })
      toast(words.sent.takenBack)
    })
  return (
    <li ref={person} className="person">
      <Portrait uid={id} photo={data.photo} size="l" />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {data.name}
        </span>
      </span>
      <button
        type="button"
        className="button line compact"
        aria-label={words.takeBackName(data.name)}
        aria-disabled={doing}
        onClick={() => void takeBack()}
      >
        {words.takeBack}
      </button>
    </li>
  )
}
