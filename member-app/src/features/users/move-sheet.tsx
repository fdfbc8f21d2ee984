import { call } from '@varanda/client/call'
import { reparentMember } from '@varanda/domain/calls/reparent-member'
import type { DirectoryCard } from '@varanda/domain/directory'
import type { DirectoryFilter } from '@varanda/domain/directory-query'
import { firstName } from '@varanda/domain/member'
import { useDeferredValue, useState } from 'react'
import { useDirectory } from '../../data/use-directory.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { ActSheet } from './act-sheet.tsx'
import { words } from './user-words.ts'

const said = words.acts.move
const shown = 6

/** Another inviter for a member and their branch, picked among everybody in the house. */
export function MoveSheet({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const [chosen, choose] = useState<{ uid: string; name: string } | null>()
  const name = firstName(card.name)
  return (
    <ActSheet
      title={said.title(name)}
      text={said.text(name)}
      yes={said.yes}
      done={said.done(name)}
      reason="required"
      missing={chosen === undefined ? said.choose : undefined}
      act={(reason) => call(reparentMember, { uid: card.uid, inviter: chosen?.uid ?? null, reason })}
      onClose={onClose}
    >
      <PickInviter except={card.uid} onPick={choose} />
      <p className="user-chosen" role="status">
        {chosen !== undefined && said.chosen(chosen?.name ?? said.none)}
      </p>
    </ActSheet>
  )
}

function PickInviter(props: { except: string; onPick: (person: { uid: string; name: string } | null) => void }) {
  const { except, onPick } = props
  const [typed, type] = useState('')
  const text = useDeferredValue(typed)
  const filter: DirectoryFilter = { text, role: null, status: null, band: null, invitedBy: null }
  const found = useDirectory(filter)
  const people = found.state === 'ready' ? found.value.cards.filter(({ uid }) => uid !== except).slice(0, shown) : []
  return (
    <div className="stack">
      <input
        type="search"
        className="input"
        aria-label={said.find}
        placeholder={said.find}
        value={typed}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <ul className="plain user-picks">
        {text.trim().length > 1 &&
          people.map((person) => (
            <li key={person.uid}>
              <button type="button" className="user-pick" onClick={() => onPick(person)}>
                <Portrait uid={person.uid} size="s" photo={person.photo} />
                <span>
                  {person.name} <span className="small quiet">{person.email}</span>
                </span>
              </button>
            </li>
          ))}
        <li>
          <button type="button" className="user-pick" onClick={() => onPick(null)}>
            {said.none}
          </button>
        </li>
      </ul>
    </div>
  )
}
