import { call } from '@varanda/client/call'
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import type { AskingToJoin } from '@varanda/domain/circle/calls/owner-stand-in'
import { DomainError } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useMayWrite } from '../../ui/may-write.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { words as shared } from '../../ui/words.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { useJoinRequests } from '../data/join-requests.ts'
import { usePairKeptApart } from '../data/pair-kept-apart.ts'
import { lookUpStandIn } from '../data/stand-in.ts'
import { ApartNotice } from '../manage/apart-notice.tsx'
import { pageWords } from '../words.ts'

const words = pageWords.people

type Answer = 'admit' | 'decline'

/** Who asks to come into a group, for those who look after it. */
export function JoinRequests({ circle, people }: { circle: MyCircle; people: readonly PersonInCircle[] }) {
  const requests = useJoinRequests(circle, useNow())
  const [doing, setDoing] = useState<string>()
  const [held, setHeld] = useState<string>()
  const inside = people.map(({ uid }) => uid)
  const pair = usePairKeptApart(inside, held === undefined ? [] : [held], true)
  const nameOf = (uid: string) => [...requests, ...people].find((one) => one.uid === uid)?.name ?? shared.someone
  if (requests.length === 0) return null
  const answer = async (uid: string, name: string, given: Answer, together = false) => {
    if (doing) return
    setDoing(uid)
    try {
      const { state } = await call(answerJoinRequest, { circleId: circle.id, uid, answer: given, together })
      const said = { in: words.admitted(name), invited: words.admittedLater(name), declined: words.declined }
      setHeld(undefined)
      toast(said[state])
      if (circle.role === 'member') await lookUpStandIn(circle.id)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'never-together') setHeld(uid)
      else toast(sayFailure(error, words.answerFailed))
    }
    setDoing(undefined)
  }
  return (
    <section className="join-requests" aria-labelledby="people-asking">
      <h2 id="people-asking" className="people-title">
        {words.asking}
      </h2>
      {pair && held !== undefined && (
        <ApartNotice
          pair={pair}
          asked={[]}
          nameOf={nameOf}
          onTogether={() => void answer(held, firstName(nameOf(held)), 'admit', true)}
        />
      )}
      <ul className="people-list">
        {requests.map((request) => (
          <Asking
            key={request.uid}
            request={request}
            doing={doing !== undefined}
            onAnswer={(given) => void answer(request.uid, firstName(request.name), given)}
          />
        ))}
      </ul>
    </section>
  )
}

interface AskingProps {
  request: AskingToJoin
  doing: boolean
  onAnswer: (given: Answer) => void
}

function Asking({ request: { uid, name, photo }, doing, onAnswer }: AskingProps) {
  const row = useFocusHandedOn<HTMLLIElement>()
  const mayAnswer = useMayWrite()
  return (
    <li ref={row} className="person">
      <PersonLink uid={uid} id={`asks-${uid}`}>
        <Portrait uid={uid} photo={photo} />
        <span className="person-name" dir="auto">
          {name}
        </span>
      </PersonLink>
      {mayAnswer && (
        <span className="invitation-ways">
          <button
            type="button"
            className="button leaf compact"
            aria-label={`${words.admit}: ${name}`}
            aria-disabled={doing}
            onClick={() => onAnswer('admit')}
          >
            {words.admit}
          </button>
          <button
            type="button"
            className="button line compact"
            aria-label={`${words.decline}: ${name}`}
            aria-disabled={doing}
            onClick={() => onAnswer('decline')}
          >
            {words.decline}
          </button>
        </span>
      )}
    </li>
  )
}
