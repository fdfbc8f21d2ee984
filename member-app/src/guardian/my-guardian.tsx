import type { Member } from '@varanda/domain/member/member'
import { firstName } from '@varanda/domain/member/member'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { useNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { CircleBlock } from '../ui/circle-block.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { type Question, useQuestions } from './data/wards.ts'
import { TakeOverSheet } from './take-over-sheet.tsx'
import './wards.css'
import { useNow } from '../ui/time/use-now.ts'
import { words as shared } from '../ui/words.ts'
import { words } from './words.ts'

const texts = words.mine

function nameOf({ kind, other, guardian, circle }: Question): string {
  if (circle) return circle.name
  return kind === 'guardianship' ? guardian.name : (other?.name ?? texts.handOver)
}

/** `now` is who answers for me today; whether to answer for me, somebody else is asked. */
function sayState({ kind, state, guardian: asked }: Question, now: string): string {
  if (state === 'approved') return texts.approved
  if (kind === 'guardianship' && state === 'waiting') return texts.proposed
  const guardian = kind === 'guardianship' ? firstName(asked.name) : now
  return state === 'waiting' ? texts.waiting(guardian) : texts.declined(guardian)
}

/** Who looks after my account, what they see and do not see, and what I asked. */
export function MyGuardian({ guardian }: { guardian: string }) {
  const me = useMe()
  const profile = useDoc<Member>(paths.user(guardian))
  const standing = useDoc<Standing>(paths.standing(me.uid))
  const { knownName } = useNames()
  const now = useNow()
  const questions = useQuestions('ward', now)
  const sheet = useSheet('take-over')
  const held = standing.state === 'ready' ? standing.value : undefined
  const known = profile.state === 'ready' ? profile.value : undefined
  // Whoever brought me here is not always who answers for me now.
  const inviter = me.invitedBy?.uid === guardian ? me.invitedBy.name : undefined
  const full = known?.name ?? inviter ?? knownName(guardian) ?? (profile.state === 'loading' ? '' : shared.someone)
  const name = firstName(full)
  const isYoung = me.ageBand === 'child' || me.ageBand === 'teen'
  // What today's guardian was asked about it is theirs to answer.
  const listed = questions.filter(({ kind }) => kind !== 'release')
  const isAsked = questions.some(({ kind, state }) => kind === 'hand-over' && state === 'waiting')
  return (
    <section className="course stack wide" aria-labelledby="guardian-title">
      <h2 id="guardian-title" className="label">
        {texts.title}
      </h2>
      <div className="person">
        <Portrait uid={guardian} size="l" photo={known?.photo} />
        <span className="person-words">
          <span className="person-name" dir="auto">
            {full}
          </span>
        </span>
      </div>
      <div className="stack">
        <p>{isYoung ? texts.sees(name) : held?.overseen ? texts.seesAgreed(name) : texts.seesNothing(name)}</p>
        {isYoung && <p className="quiet">{texts.asks(name)}</p>}
        {me.ageBand === 'youth' && <p className="quiet">{texts.asksTeens(name)}</p>}
        {held?.pausedByGuardian && <p className="quiet">{texts.paused(name)}</p>}
      </div>
      {listed.length > 0 && (
        <div>
          <h3 className="label">{texts.list}</h3>
          <ul className="people-list">
            {listed.map((question) => (
              <li key={question.id} className="person">
                {question.kind === 'guardianship' && <Proposed uid={question.guardian.uid} />}
                {question.circle && <CircleBlock id={question.circle.id} edition={question.circle.block} size={2.75} />}
                {question.other && !question.circle && (
                  <Portrait uid={question.other.uid} photo={question.other.photo} />
                )}
                <span className="person-words">
                  <span className="person-name" dir="auto">
                    {nameOf(question)}
                  </span>
                  <span className="small quiet">{sayState(question, name)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isYoung && !held?.overseen && !isAsked && (
        <button type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
          {texts.handOver}
        </button>
      )}
      {sheet.open && <TakeOverSheet guardian={name} isYouth={me.ageBand === 'youth'} onClose={sheet.hide} />}
    </section>
  )
}

/** Whom the house proposes, as everybody else sees them: the question keeps no photo of theirs. */
function Proposed({ uid }: { uid: string }) {
  const profile = useDoc<Member>(paths.user(uid))
  return <Portrait uid={uid} photo={profile.state === 'ready' ? profile.value?.photo : undefined} />
}
