import { call } from '@varanda/client/call'
import { takeBackInvitation } from '@varanda/domain/circle/calls/take-back-invitation'
import { firstName } from '@varanda/domain/member/member'
import { useMe } from '../../data/use-me.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { words as shared } from '../../ui/words.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import type { useInvitedPeople } from '../data/invited-people.ts'
import { pageWords } from '../words.ts'
import { OutsiderRow } from './outsider-row.tsx'

const words = pageWords.people

interface InvitedPeopleProps {
  circle: MyCircle
  people: readonly PersonInCircle[]
  waiting: ReturnType<typeof useInvitedPeople>
}

const listId = 'people-invited'

/** Whose answer a group waits for, for those who look after it, and who asked them; an invitation can be taken back. */
export function InvitedPeople({ circle, people, waiting: { invited, failed, look } }: InvitedPeopleProps) {
  const me = useMe()
  if (failed) return <Missed look={look} />
  if (invited.length === 0) return null
  const nameOf = (uid: string) => firstName(people.find((one) => one.uid === uid)?.name ?? shared.someone)
  const takeBack = async (uid: string) => {
    try {
      await call(takeBackInvitation, { circleId: circle.id, uid })
      toast(words.takenBack)
    } catch (error) {
      toast(sayFailure(error, words.takeBackFailed))
    }
    look()
  }
  return (
    <section id={listId} aria-labelledby="people-waiting">
      <h2 id="people-waiting" className="people-title">
        {words.waiting}
      </h2>
      <ul className="people-list">
        {invited.map(({ uid, by }) => (
          <OutsiderRow
            key={uid}
            uid={uid}
            says={by === me.uid ? words.askedByYou : words.askedBy(nameOf(by))}
            button={words.takeBack}
            label={words.takeBackOf}
            act={() => takeBack(uid)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The way to look again goes with the answer: whoever pressed it goes on in the list that came. */
function Missed({ look }: { look: () => void }) {
  const text = useFocusHandedOn<HTMLParagraphElement>(`#${listId}`)
  return (
    <p ref={text} className="quiet">
      {words.waitingFailed}{' '}
      <button type="button" className="text-button" onClick={look}>
        {shared.failed.retry}
      </button>
    </p>
  )
}
