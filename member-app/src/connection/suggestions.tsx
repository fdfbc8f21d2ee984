import './meeting.css'
import { lastingNotes } from '@varanda/client/browser-notes'
import { call } from '@varanda/client/call'
import { suggestPeople } from '@varanda/domain/connection/calls/suggest-people'
import type { CallAnswer } from '@varanda/domain/contract'
import { firstName } from '@varanda/domain/member/member'
import { useEffect, useState } from 'react'
import { useMayWrite } from '../ui/may-write.ts'
import { Askable } from './askable.tsx'
import { useSentRequests } from './sent-requests.tsx'
import { meetingWords as words } from './use-answer.ts'

const hiddenKey = 'suggestions-hidden'

/** Connections of my inviter who want to be found; nobody to whoever is leaving. Who hides the list does so for this device. */
export function Suggestions() {
  const mayAsk = useMayWrite()
  const [found, setFound] = useState<CallAnswer<typeof suggestPeople>>()
  const [met, setMet] = useState<readonly string[]>([])
  const sent = useSentRequests()
  const [hidden, setHidden] = useState(() => lastingNotes.get(hiddenKey) !== null)

  useEffect(() => {
    if (hidden || !mayAsk) return
    let left = false
    call(suggestPeople, {}).then(
      (answer) => left || setFound(answer),
      // The member did not ask for this list, so a failure is not shown.
      () => {},
    )
    return () => {
      left = true
    }
  }, [hidden, mayAsk])

  // Whom I asked stands above, with the way back.
  const done = new Set([...met, ...sent.map(({ id }) => id)])
  const people = found?.people.filter(({ uid }) => !done.has(uid)) ?? []
  if (!mayAsk || hidden || !found || people.length === 0) return null
  return (
    <section className="meeting" aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">{words.title}</h2>
      <p className="quiet">{words.text(firstName(found.inviter))}</p>
      <ul className="people-list roomy">
        {people.map((person) => (
          <Askable key={person.uid} person={person} onMet={() => setMet((all) => [...all, person.uid])} />
        ))}
      </ul>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          lastingNotes.set(hiddenKey, 'yes')
          setHidden(true)
        }}
      >
        {words.hide}
      </button>
    </section>
  )
}
