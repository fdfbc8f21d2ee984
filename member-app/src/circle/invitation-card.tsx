import { call } from '@varanda/client/call'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useNames } from '../connection/data/connections.ts'
import { CircleBlock } from '../ui/circle-block.tsx'
import { Icon } from '../ui/icon.tsx'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import type { AskedOfGuardian } from './data/asked-guardian.ts'
import { type Invited, useInvitedGroup } from './data/group-invitations.ts'
import { words } from './words.ts'

const says = words.invitation

interface InvitationCardProps {
  invited: Invited
  asked: AskedOfGuardian | undefined
}

/**
 * A group that somebody asks me into: who asks, how many are in it, and what I would see. `asked`: what my guardian was
 * asked about it, who has not allowed it.
 */
export function InvitationCard(props: InvitationCardProps) {
  const group = useInvitedGroup(props.invited.circleId)
  const circle = group.state === 'ready' ? group.value : undefined
  return circle && <Invitation {...props} circle={circle} />
}

function Invitation({ invited, asked, circle }: InvitationCardProps & { circle: Circle }) {
  const { circleId, invitation } = invited
  const card = useFocusHandedOn<HTMLElement>()
  const { knownName } = useNames()
  const mayCome = useMayWrite()
  const [doing, setDoing] = useState<'come' | 'decline'>()
  const by = knownName(invitation.by)
  const answer = async (given: 'come' | 'decline') => {
    if (doing) return
    setDoing(given)
    try {
      const { waitingFor } = await call(answerGroupInvitation, { circleId, answer: given })
      const came = waitingFor ? says.waits(circle.name, firstName(waitingFor.name)) : says.entered(circle.name)
      toast(given === 'come' ? came : says.declined)
    } catch (error) {
      toast(sayFailure(error, says.failed))
    }
    setDoing(undefined)
  }
  return (
    <section ref={card} className="invitation" aria-labelledby={`invitation-${circleId}`}>
      <div className="invitation-top">
        <span className="at-door">
          <CircleBlock id={circleId} edition={circle.block} size={4.25} />
          {by !== undefined && <Portrait uid={invitation.by} />}
        </span>
        <div className="invitation-words">
          <p className="row-sub">{by === undefined ? says.bySomeone : says.by(firstName(by))}</p>
          <h2 id={`invitation-${circleId}`} dir="auto">
            {circle.name}
          </h2>
          <p className="row-sub">
            {circle.members !== undefined && `${says.already(circle.members)} `}
            {says.history[rulesOf(circle).history]}
          </p>
        </div>
      </div>
      {asked && (
        <p className="with-icon">
          <Icon name={asked.state === 'waiting' ? 'clock' : 'info'} size={20} />
          {(asked.state === 'waiting' ? words.asked.by : words.asked.declined)(firstName(asked.guardian.name))}
        </p>
      )}
      {!mayCome && <p className="row-sub">{sayCannotWrite()}</p>}
      <div className="invitation-ways">
        {mayCome && !asked && <ComeButton doing={doing} onCome={() => void answer('come')} />}
        <button
          type="button"
          className="button line compact"
          aria-disabled={doing !== undefined}
          onClick={() => void answer('decline')}
        >
          {says.notNow}
        </button>
      </div>
    </section>
  )
}

/** It goes where a guardian is asked, and the card stays. */
function ComeButton({ doing, onCome }: { doing: 'come' | 'decline' | undefined; onCome: () => void }) {
  const button = useFocusHandedOn<HTMLButtonElement>()
  return (
    <button
      ref={button}
      type="button"
      className="button leaf compact"
      aria-disabled={doing !== undefined}
      onClick={onCome}
    >
      {doing === 'come' ? says.entering : says.enter}
    </button>
  )
}

/** What waits for my answer stands on top: the newest, and how many more there are. */
export function Invitations(props: { invitations: readonly Invited[]; asked: readonly AskedOfGuardian[] }) {
  const { invitations, asked } = props
  const [isAll, showAll] = useState(false)
  const shown = isAll ? invitations : invitations.slice(0, 1)
  const more = invitations.length - shown.length
  if (invitations.length === 0) return null
  return (
    <div className="invitations">
      {shown.map((invited) => (
        <InvitationCard
          key={invited.circleId}
          invited={invited}
          asked={asked.find(({ circle }) => circle.id === invited.circleId)}
        />
      ))}
      {more > 0 && (
        <button type="button" className="text-button" onClick={() => showAll(true)}>
          {says.more(more)}
        </button>
      )}
    </div>
  )
}
