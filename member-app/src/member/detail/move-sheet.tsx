import { call } from '@varanda/client/call'
import { reparentMember } from '@varanda/domain/member/calls/reparent-member'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { PickPerson } from './pick-person.tsx'
import { sayOutcome } from './say-outcome.ts'
import { words } from './words.ts'

const said = words.acts.move

/** Another inviter for a member and their branch, picked among everybody in the instance. */
export function MoveSheet({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const [chosen, choose] = useState<{ uid: string; name: string } | null>()
  const name = firstName(card.name)
  return (
    <ActSheet
      title={said.title(name)}
      means={said.text(name)}
      yes={said.yes}
      missing={chosen === undefined ? said.choose : undefined}
      onAct={(reason) =>
        sayOutcome(call(reparentMember, { uid: card.uid, inviter: chosen?.uid ?? null, reason }), said.done(name))
      }
      onClose={onClose}
    >
      <PickPerson label={said.find} except={[card.uid]} onPick={choose}>
        <li>
          <button type="button" className="member-pick" onClick={() => choose(null)}>
            {said.none}
          </button>
        </li>
      </PickPerson>
      <p className="member-chosen" role="status">
        {chosen !== undefined && said.chosen(chosen?.name ?? said.none)}
      </p>
    </ActSheet>
  )
}
