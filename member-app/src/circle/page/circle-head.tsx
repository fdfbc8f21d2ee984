import { call } from '@varanda/client/call'
import { heldByGuardian } from '@varanda/domain/circle/asks-guardian'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { templateOf } from '@varanda/domain/circle/template'
import { firstName } from '@varanda/domain/member/member'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { RulesSentence } from '../rules-sentence.tsx'
import { rulesWords, pageWords as words } from '../words.ts'
import { showTab } from './tabs.tsx'

/** As many faces as stand in the line, and names as are said. */
const [faces, named] = [5, 3]

interface CircleHeadProps {
  circle: MyCircle
  /** Who is in it, as far as I may know. */
  people: readonly PersonInCircle[]
}

/** What a circle is called and for, who is here, and its rules in words; whoever acts as its owner changes them in place. */
export function CircleHead({ circle: mine, people }: CircleHeadProps) {
  const { id, circle, role, actsAs, rules } = mine
  const { ageBand, guardian } = useMe()
  const mayWrite = useMayWrite()
  const isMine = actsAs === 'owner' && !circle.frozen
  const change = (rule: Partial<typeof rules>) =>
    call(changeCircle, { circleId: id, rules: rule }).then(
      () => {},
      (error) => {
        toast(sayFailure(error, rulesWords.ask.failed))
      },
    )
  return (
    <div className="circle-top">
      <ScreenTitle title={circle.name}>
        <span className="circle-name" dir="auto">
          {circle.name}
        </span>
      </ScreenTitle>
      {circle.purpose && (
        <p className="circle-purpose" dir="auto">
          {circle.purpose}
        </p>
      )}
      {circle.kind === 'private' && (
        <p className="circle-purpose with-icon">
          <Icon name="lock" size={20} /> {circle.tier ? words.subscribers : words.secret}
        </p>
      )}
      <WhoIsHere circle={mine} people={people} />
      {circle.frozen && (
        <p className="notice">
          <Icon name="lock" /> {words.frozen}
        </p>
      )}
      {isMine && role !== 'owner' && (
        <p className="circle-purpose with-icon">
          <Icon name="info" size={20} /> {words.standIn}
        </p>
      )}
      {!circle.frozen && (
        <RulesSentence
          kind={circle.kind}
          rules={rules}
          fixed={{ ...templateOf(circle.template)?.fixed, ...heldByGuardian({ ageBand, guardian }, circle) }}
          className="circle-rules"
          onChange={mayWrite && isMine && !circle.tier ? change : undefined}
        />
      )}
    </div>
  )
}

function WhoIsHere({ circle: { id, circle }, people }: CircleHeadProps) {
  const me = useMe()
  const others = people.filter(({ uid }) => uid !== me.uid)
  const names = others.slice(0, named).map(({ name }) => firstName(name))
  const more = others.length - names.length
  const number = Math.max((circle.members ?? 1) - 1, 0)
  const sentence =
    people.length === 0
      ? circle.kind === 'public'
        ? words.followers(number)
        : words.hereAll(circle.members ?? 0)
      : others.length === 0
        ? words.onlyYou
        : more > 0
          ? words.hereAndMore(names, more)
          : words.here(names)
  return (
    <button type="button" id={`who-${id}`} className="circle-who" onClick={() => showTab(id, 'people')}>
      {people.length > 0 && (
        <span className="portraits">
          {people.slice(0, faces).map(({ uid, photo }) => (
            <Portrait key={uid} uid={uid} photo={photo} />
          ))}
        </span>
      )}
      <span>{sentence}</span>
    </button>
  )
}
