import { call } from '@varanda/client/call'
import { requestConnection } from '@varanda/domain/connection/calls/request-connection'
import { firstName } from '@varanda/domain/member/member'
import type { Person } from '@varanda/domain/member/person'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { useAnswer, meetingWords as words } from './use-answer.ts'

/** Somebody whom I do not know here yet and may ask. */
export function Askable({ person: { uid, name, photo }, onMet }: { person: Person; onMet: () => void }) {
  const { doing, run } = useAnswer()
  const row = useFocusHandedOn<HTMLLIElement>()
  const ask = () =>
    run(async () => {
      const { state, waitingFor } = await call(requestConnection, { uid })
      if (waitingFor) toast(words.waiting(waitingFor))
      else if (state === 'connected') toast(words.connected(firstName(name)))
      else toast(words.asked)
      if (state === 'connected' && !waitingFor) onMet()
    })
  return (
    <li ref={row} className="person">
      <Portrait uid={uid} photo={photo} size="l" />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
      </span>
      <button
        type="button"
        className="button line compact"
        aria-label={words.askName(name)}
        aria-disabled={doing}
        onClick={() => void ask()}
      >
        {words.ask}
      </button>
    </li>
  )
}
