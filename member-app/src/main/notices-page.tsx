import { type ReactNode, useState } from 'react'
import { useAskedGuardian } from '../circle/data/asked-guardian.ts'
import { useGroupInvitations } from '../circle/data/group-invitations.ts'
import { InvitationCard } from '../circle/invitation-card.tsx'
import { Question, useAsking } from '../connection/asking.tsx'
import { useVouches, VouchCard } from '../connection/vouch-questions.tsx'
import { ApprovalCard } from '../guardian/approval-card.tsx'
import { useQuestions } from '../guardian/data/wards.ts'
import { NoticesScreen } from '../notice/notices-screen.tsx'
import { words } from '../notice/words.ts'
import { useNow } from '../ui/time/use-now.ts'
import '../circle/circles.css'
import '../guardian/wards.css'

/** A member's notices, and above them what waits for their answer, which is other nouns' to ask. */
export function NoticesPage() {
  return (
    <NoticesScreen>
      <Waiting />
    </NoticesScreen>
  )
}

/** One at a time; the others a press away. */
function Waiting() {
  const now = useNow()
  const questions = useQuestions('guardian', now)
  const invitations = useGroupInvitations(now)
  const asked = useAskedGuardian(now)
  const asking = useAsking()
  const vouches = useVouches()
  const [isAll, showAll] = useState(false)
  const invited = invitations.state === 'ready' ? invitations.value : []
  const cards: { id: string; card: ReactNode }[] = [
    ...questions.map((question) => ({ id: question.id, card: <ApprovalCard question={question} /> })),
    ...invited
      .filter(({ circleId }) => !asked.some(({ circle }) => circle.id === circleId))
      .map((one) => ({ id: one.circleId, card: <InvitationCard invited={one} asked={undefined} /> })),
    ...asking.map(({ uid, name }) => ({ id: uid, card: <Question uid={uid} name={name} /> })),
    ...vouches.map((row) => ({ id: row.id, card: <VouchCard row={row} /> })),
  ]
  if (cards.length === 0) return null
  const shown = isAll ? cards : cards.slice(0, 1)
  const more = cards.length - shown.length
  return (
    <section className="waiting" aria-label={words.waits.title}>
      {shown.map(({ id, card }) => (
        <div key={id} className="waiting-card">
          {card}
        </div>
      ))}
      {more > 0 && (
        <button type="button" className="text-button" onClick={() => showAll(true)}>
          {words.waits.more(more)}
        </button>
      )}
    </section>
  )
}
