import { call } from '@varanda/client/call'
import { moveWard } from '@varanda/domain/guardian/calls/move-ward'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { PickPerson } from './pick-person.tsx'
import { words } from './words.ts'

const said = words.acts.guardian

/**
 * Asks another adult of the instance to answer for a ward. Nothing moves before that one, and who answers today, say
 * yes.
 */
export function GuardianSheet({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const { uid } = useMe()
  const [chosen, choose] = useState<{ uid: string; name: string }>()
  const name = firstName(card.name)
  const ask = async (reason: string) => {
    if (!chosen) return
    await call(moveWard, { uid: card.uid, to: chosen.uid, reason })
    toast(said.done(firstName(chosen.name)))
  }
  return (
    <ActSheet
      title={said.title(name)}
      means={said.text(name)}
      yes={said.yes}
      missing={chosen ? undefined : said.choose}
      refusals={{
        'not-your-ward': said.grown(name),
        'not-at-this-age': said.unfit,
        'person-unknown': said.unfit,
        'not-yourself': said.self,
      }}
      onAct={ask}
      onClose={onClose}
    >
      <PickPerson
        label={said.find}
        except={[card.uid, uid, ...(card.guardian ? [card.guardian] : [])]}
        among={{ status: 'active', band: 'adult' }}
        onPick={choose}
      />
      <p className="member-chosen" role="status">
        {chosen && said.chosen(chosen.name)}
      </p>
    </ActSheet>
  )
}
