import './meeting.css'
import { call } from '@varanda/client/call'
import { answerConnection } from '@varanda/domain/connection/calls/answer-connection'
import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useList } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { toast } from '../ui/notice/toast.tsx'
import { useAnswer, meetingWords as words } from './use-answer.ts'

/** Who asks to be connected with me and has no answer. */
export function useAsking(): { uid: string; name: string }[] {
  const { uid } = useMe()
  const requests = useList<ConnectionRequest>(paths.connectionRequests(uid))
  if (requests.state !== 'ready') return []
  return requests.value
    .filter(({ data }) => data.direction === 'in' && data.state === 'open')
    .map(({ id, data }) => ({ uid: id, name: data.name }))
}

/** Who asks to be connected with me, until I answer. */
export function Asking() {
  return useAsking().map(({ uid, name }) => <Question key={uid} uid={uid} name={name} />)
}

export function Question({ uid, name }: { uid: string; name: string }) {
  const card = useFocusHandedOn<HTMLElement>()
  const { doing, run } = useAnswer()
  const mayAccept = useMayWrite()
  const answer = (accept: boolean) =>
    run(async () => {
      const { connected, waitingFor } = await call(answerConnection, { uid, accept })
      if (waitingFor) toast(words.waiting(waitingFor))
      else if (connected) toast(words.connected(firstName(name)))
      else toast(accept ? words.takenBack : words.declined)
    })
  return (
    <section ref={card} className="meeting" aria-labelledby={`asks-${uid}`}>
      <h2 id={`asks-${uid}`} dir="auto">
        {words.asks(name)}
      </h2>
      <p className="quiet">{words.asksText}</p>
      {!mayAccept && <p className="quiet">{sayCannotWrite()}</p>}
      <div className="meeting-ways">
        {mayAccept && (
          <button type="button" className="button compact" aria-disabled={doing} onClick={() => void answer(true)}>
            {words.yes}
          </button>
        )}
        <button type="button" className="button line compact" aria-disabled={doing} onClick={() => void answer(false)}>
          {words.no}
        </button>
        <span className="small quiet">{words.noTold}</span>
      </div>
    </section>
  )
}
