import { Link } from '@tanstack/react-router'
import { copyText } from '@varanda/client/copy-text'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import type { ReactNode } from 'react'
import { useAuditLog } from '../../audit/data/use-audit-log.ts'
import { useDoc } from '../../data/use-doc.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words as shared } from '../../ui/words.ts'
import { useCards } from '../data/use-cards.ts'
import { words as lists } from '../list/words.ts'
import { StandingBadges } from './standing-badges.tsx'
import { words } from './words.ts'

const { facts } = words
/** Wards that are named. */
const namedWards = 20

/** Who this is, and how they came here. */
export function MemberHead({ card }: { card: DirectoryCard }) {
  const profile = useDoc<Member>(paths.user(card.uid))
  const guardian = useDoc<DirectoryCard>(card.guardian ? paths.directoryCard(card.guardian) : undefined)
  const wards = useCards('guardian', card.uid, namedWards)
  const bio = profile.state === 'ready' ? profile.value?.bio : undefined
  return (
    <header className="page-head member-head">
      <div className="profile-head">
        <Portrait uid={card.uid} size="l" photo={card.photo} />
        <div>
          <ScreenTitle title={card.name} />
          <StandingBadges card={card} />
          {card.email && (
            <p className="member-mail">
              <span>{card.email}</span>
              <button type="button" className="text-button" onClick={() => void copy(card.email)}>
                {words.copyMail}
              </button>
            </p>
          )}
        </div>
      </div>
      <dl className="member-facts">
        {card.status === 'suspended' && <SuspendedFor uid={card.uid} />}
        {bio && <Fact term={facts.about}>{bio}</Fact>}
        <Fact term={facts.age}>{lists.bands[card.ageBand]}</Fact>
        <Fact term={facts.joined}>
          <Time at={card.joinedAt.toDate()} />
        </Fact>
        <Fact term={facts.invitedBy}>
          {card.invitedBy?.name ? (
            <ToMember uid={card.invitedBy.uid} name={card.invitedBy.name} />
          ) : card.invitedBy ? (
            shared.whoLeft
          ) : (
            words.nobody
          )}
        </Fact>
        {card.guardian && guardian.state === 'ready' && guardian.value && (
          <Fact term={facts.guardian}>
            <ToMember uid={card.guardian} name={guardian.value.name} />
          </Fact>
        )}
        {wards.state === 'ready' && wards.value.length > 0 && (
          <Fact term={facts.wards}>
            <span className="member-wards">
              {wards.value.map(({ uid, name }) => (
                <ToMember key={uid} uid={uid} name={name} />
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </header>
  )
}

/** The reason stands in the member's own standing, which is theirs to read, and in the log. */
function SuspendedFor({ uid }: { uid: string }) {
  const log = useAuditLog({ act: 'suspended', about: uid }, 1)
  const last = log.state === 'ready' ? log.value[0]?.data : undefined
  return last?.reason ? <Fact term={facts.suspendedFor}>{last.reason}</Fact> : null
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function ToMember({ uid, name }: { uid: string; name: string }) {
  return (
    <Link to={routes.adminUser.path} search={{ uid }}>
      {name}
    </Link>
  )
}

async function copy(email: string): Promise<void> {
  try {
    await copyText(email)
    toast(words.copied)
  } catch {
    toast(words.copyFailed)
  }
}
