import { call } from '@varanda/client/call'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { isWard } from '@varanda/domain/guardian/guardian'
import { changeRole } from '@varanda/domain/member/calls/change-role'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { signOutMember } from '@varanda/domain/member/calls/sign-out-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { useId, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { BirthDateSheet } from './birth-date-sheet.tsx'
import { GuardianSheet } from './guardian-sheet.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { sayOutcome } from './say-outcome.ts'
import { SeatsSheet } from './seats-sheet.tsx'
import { words } from './words.ts'

const { acts } = words
type Act = 'makeAdmin' | 'dropAdmin' | 'suspend' | 'reinstate' | 'signOut' | 'seats' | 'move' | 'guardian' | 'birthDate'

/** What an administrator may do to this member now. Each act first says what it means. */
export function MemberActs({ card }: { card: DirectoryCard }) {
  const me = useMe()
  const titleId = useId()
  const sheet = useSheet('act-on-member')
  const [act, setAct] = useState<Act>()
  const isSelf = me.uid === card.uid
  const mayRun = card.ageBand === 'adult' && card.status === 'active'
  const possible: Act[] = [
    ...(card.role === 'admin' ? (['dropAdmin'] as const) : mayRun ? (['makeAdmin'] as const) : []),
    // Whoever may not invite at their age has no link.
    ...(mayByBand(card.ageBand, 'invite') === 'never' ? [] : (['seats'] as const)),
    'move',
    ...(isWard(card) ? (['guardian'] as const) : []),
    'birthDate',
    'signOut',
    // A pause that a guardian made is the guardian's to end.
    ...(card.status === 'suspended' || (card.status === 'slowed' && !card.guardian) ? (['reinstate'] as const) : []),
    ...(card.status !== 'suspended' && !isSelf ? (['suspend'] as const) : []),
  ]
  return (
    <section aria-labelledby={titleId} className="stack">
      <h2 id={titleId} className="sheet-title">
        {acts.title}
      </h2>
      <div className="member-acts">
        {possible.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'suspend' ? 'button line compact late' : 'button line compact'}
            onClick={() => {
              setAct(one)
              sheet.show()
            }}
          >
            {acts[one].open}
          </button>
        ))}
      </div>
      {sheet.open && act && <Chosen act={act} card={card} onClose={sheet.hide} />}
    </section>
  )
}

function Chosen({ act, card, onClose }: { act: Act; card: DirectoryCard; onClose: () => void }) {
  const { uid } = card
  const name = firstName(card.name)
  if (act === 'seats') return <SeatsSheet card={card} onClose={onClose} />
  if (act === 'move') return <MoveSheet card={card} onClose={onClose} />
  if (act === 'guardian') return <GuardianSheet card={card} onClose={onClose} />
  if (act === 'birthDate') return <BirthDateSheet card={card} onClose={onClose} />
  const { title, text, yes, done } = acts[act]
  const said = { title: title(name), means: text(name), yes, onClose }
  // The button that opened it is gone afterwards.
  const turns = { ...said, onDone: focusHeadingSoon }
  const say = (act: Promise<{ changed: boolean }>) => sayOutcome(act, done(name))
  switch (act) {
    case 'makeAdmin':
    case 'dropAdmin':
      return (
        <ActSheet
          {...turns}
          takes={act === 'dropAdmin'}
          {...(act === 'makeAdmin' && { refusals: { 'not-active': acts.makeAdmin.notActive(name) } })}
          onAct={(reason) => say(call(changeRole, { uid, role: act === 'makeAdmin' ? 'admin' : 'user', reason }))}
        />
      )
    case 'suspend':
      return (
        <ActSheet
          {...turns}
          reasonHint={acts.suspend.reasonHint(name)}
          takes
          onAct={(reason) => say(call(suspendMember, { uid, reason }))}
        />
      )
    case 'reinstate':
      return (
        <ActSheet
          {...turns}
          shortestReason={0}
          onAct={(reason) => say(call(reinstateMember, { uid, ...(reason && { reason }) }))}
        />
      )
    case 'signOut':
      return (
        <ActSheet
          {...said}
          shortestReason={0}
          takes
          onAct={(reason) => say(call(signOutMember, { uid, ...(reason && { reason }) }))}
        />
      )
  }
}
