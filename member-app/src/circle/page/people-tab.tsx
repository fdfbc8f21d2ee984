import { copyText } from '@varanda/client/copy-text'
import { circleLimits } from '@varanda/domain/circle/circle'
import { useState } from 'react'
import type { Live } from '../../data/live.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { sayCannotWrite, useMayWrite } from '../../ui/may-write.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { saySince } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { useSuccessor } from '../data/circle-memory.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { useInvitedPeople } from '../data/invited-people.ts'
import { BringSheet } from '../manage/bring-sheet.tsx'
import { actsOn, PersonActs } from '../manage/person-acts.tsx'
import { pageWords } from '../words.ts'
import { AlbumsTaken } from './albums-taken.tsx'
import { BarredPeople } from './barred-people.tsx'
import { InvitedPeople } from './invited-people.tsx'
import { JoinRequests } from './join-requests.tsx'

const words = pageWords.people

interface PeopleTabProps {
  circle: MyCircle
  roster: Live<readonly PersonInCircle[]>
}

/** Who is in a group or circle, who looks after it, and the way for more. */
export function PeopleTab({ circle: mine, roster }: PeopleTabProps) {
  const { circle } = mine
  const people = roster.state === 'ready' ? roster.value : []
  const [chosen, choose] = useState<PersonInCircle>()
  const acts = useSheet('circle-person')
  const successor = useSuccessor(mine)
  const waiting = useInvitedPeople(mine, useMayWrite())
  const open = (person: PersonInCircle) => {
    choose(person)
    acts.show()
  }
  const caring = people.filter(({ role }) => role !== 'member')
  const members = people.filter(({ role }) => role === 'member')
  const isSecret = circle.kind === 'private'
  return (
    <div className="circle-people">
      <JoinRequests circle={mine} people={people} />
      <Bring circle={mine} roster={roster} onAsked={waiting.look} />
      {people.length === 0 && circle.members !== undefined && (
        <p className="quiet">{words.number(Math.max(circle.members - 1, 0))}</p>
      )}
      {!isSecret && caring.length > 0 && (
        <section aria-labelledby="people-caring">
          <h2 id="people-caring" className="people-title">
            {circle.kind === 'group' ? words.care : words.careOfDoor}
          </h2>
          <Rows circle={mine} people={caring} successor={successor} onOpen={open} />
        </section>
      )}
      {people.length > 0 && (
        <section aria-labelledby="people-members">
          <h2 id="people-members" className="people-title">
            {isSecret ? words.inside : circle.kind === 'group' ? words.also : words.follow}
          </h2>
          {members.length === 0 && <p className="quiet">{words.nobody}</p>}
          <Rows circle={mine} people={members} successor={successor} onOpen={open} />
        </section>
      )}
      <InvitedPeople circle={mine} people={people} waiting={waiting} />
      <BarredPeople circle={mine} />
      <AlbumsTaken circle={mine} people={people} />
      {acts.open && chosen && (
        <PersonActs circle={mine} person={chosen} succeeds={chosen.uid === successor} onClose={acts.hide} />
      )}
    </div>
  )
}

/** What somebody does in a circle; of whoever is only in it nothing is said but since when. */
function sayPart({ circle }: MyCircle, { uid, role }: PersonInCircle, successor: string | undefined) {
  if (role === 'owner') return circle.kind === 'group' ? words.owner : words.ownerOfCircle
  if (role === 'moderator') return uid === successor ? words.moderatorSuccessor : words.moderator
  return uid === successor ? words.successor : undefined
}

/** The address of a group's page, from which those who are not in it ask to come in. */
async function copyLink(circleId: string): Promise<void> {
  const { origin, pathname } = location
  await copyText(`${origin}${pathname.slice(0, pathname.lastIndexOf('/'))}/${circleId}`).then(
    () => toast(words.copied),
    () => toast(words.copyFailed),
  )
}

/** The way for more people, with what they will see; where it is not mine or there is no room, words. */
function Bring({ circle: mine, roster, onAsked }: PeopleTabProps & { onAsked: () => void }) {
  const { id, circle, actsAs, rules } = mine
  const sheet = useSheet('circle-bring')
  const mayWrite = useMayWrite()
  if (circle.kind === 'public' || circle.frozen || circle.tier) return null
  if (!mayWrite) return <p className="people-bring quiet">{sayCannotWrite()}</p>
  if (circle.kind === 'group' && actsAs === 'member' && rules.whoInvites === 'moderators') {
    return <p className="people-bring quiet">{words.notYours}</p>
  }
  const most = circleLimits.size[circle.kind]
  if (roster.state === 'ready' && roster.value.length >= most)
    return <p className="people-bring quiet">{words.full[circle.kind](most)}</p>
  return (
    <div className="people-bring">
      <button type="button" id="circle-bring" className="button leaf wide" aria-haspopup="dialog" onClick={sheet.show}>
        <Icon name="plus" />
        {circle.kind === 'group' ? words.invite : words.add}
      </button>
      <p className="row-sub">
        {words.newcomer[rules.history]} {circle.kind === 'private' && words.unseen}
      </p>
      {rules.requests && (
        <button type="button" className="text-button" onClick={() => void copyLink(id)}>
          <Icon name="link" />
          {words.copyLink}
        </button>
      )}
      {sheet.open && (
        <BringSheet
          circle={mine}
          roster={roster}
          onClose={async () => {
            await sheet.hide()
            onAsked()
          }}
        />
      )}
    </div>
  )
}

interface RowsProps {
  circle: MyCircle
  people: readonly PersonInCircle[]
  successor: string | undefined
  onOpen: (person: PersonInCircle) => void
}

function Rows({ circle, people, successor, onOpen }: RowsProps) {
  const me = useMe()
  const now = useNow()
  const mayWrite = useMayWrite()
  return (
    <ul className="people-list">
      {people.map((person) => {
        const { uid, name, photo, role, since } = person
        const { canRemove, canGiveRole } = actsOn(circle, role, mayWrite)
        const says = sayPart(circle, person, successor)
        return (
          <li key={uid} className="person">
            <PersonLink uid={uid} id={`in-circle-${uid}`}>
              <Portrait uid={uid} photo={photo} />
              <span className="person-words">
                <span className="person-name" dir="auto">
                  {name} {uid === me.uid && <span className="quiet">({words.you})</span>}
                </span>
                <span className="row-sub">{says ?? saySince(since.toDate(), now)}</span>
              </span>
            </PersonLink>
            {uid !== me.uid && (canRemove || canGiveRole) && <ActsButton person={person} onOpen={onOpen} />}
          </li>
        )
      })}
    </ul>
  )
}

function ActsButton({ person, onOpen }: { person: PersonInCircle; onOpen: RowsProps['onOpen'] }) {
  const id = `acts-${person.uid}` as const
  // Who gets another part in the circle goes over to the other list.
  const button = useFocusHandedOn<HTMLButtonElement>(`#${id}`)
  return (
    <button
      ref={button}
      type="button"
      id={id}
      className="icon-button"
      aria-label={words.acts(person.name)}
      aria-haspopup="dialog"
      onClick={() => onOpen(person)}
    >
      <Icon name="more" />
    </button>
  )
}
