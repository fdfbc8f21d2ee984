import { call } from '@varanda/client/call'
import { sayRules } from '@varanda/domain/circle/rules-sentence'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { type ApprovalKind, isReleased } from '@varanda/domain/guardian/guardian-approval'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useAct } from '../ui/act/use-act.ts'
import { CircleBlock } from '../ui/circle-block.tsx'
import { focusHeading } from '../ui/navigation/journey.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { Time } from '../ui/time/time.tsx'
import { sayExactly } from '../ui/time/time-words.ts'
import type { Question } from './data/wards.ts'
import { rulesWords, templateWords, words } from './words.ts'

const texts = words.approvals

function say({ kind, ward, other, overseen, circle }: Question): { title: string; means: string } {
  const name = firstName(ward.name)
  if (kind === 'hand-over')
    return { title: texts.handOver(name), means: overseen ? texts.handOverSeen(name) : texts.handOverMeans(name) }
  if (kind === 'guardianship') return { title: texts.guardianship(ward.name), means: texts.guardianshipMeans(name) }
  const them = other?.name ?? ''
  if (kind === 'open-circle' && circle)
    return {
      title: texts.openCircle(name, circle.name),
      // The ward is one of them.
      means: (circle.kind === 'group' ? texts.openGroupMeans : texts.openPrivateMeans)(name, circle.members - 1),
    }
  if (kind === 'join-group' && circle)
    return { title: texts.joinGroup(name, circle.name), means: texts.joinGroupMeans(them, circle.owner.name) }
  if (kind === 'release') return { title: texts.release(name, them), means: texts.releaseMeans(name, firstName(them)) }
  return { title: texts.connection(name, them), means: texts.connectionMeans(name, firstName(them)) }
}

/** What whoever says no reads of who learns of it. */
const saidNo = {
  connection: texts.declined,
  'open-circle': texts.declined,
  'join-group': texts.declined,
  'hand-over': texts.declined,
  guardianship: texts.notMe,
  release: texts.refused,
} as const satisfies Record<ApprovalKind, string>

/** One question to the guardian, what a yes means, and the two answers. */
export function ApprovalCard({ question }: { question: Question }) {
  const where = useWhere()
  const { busy, failure, act } = useAct(texts.failed)
  const [isDone, setDone] = useState(false)
  // Until the card goes.
  const doing = busy || isDone
  const { title, means } = say(question)
  const { id, kind, ward, other, circle, askedAt, opensAt } = question
  const held = kind === 'guardianship' && !isReleased(question, new Date())

  const answer = async (said: 'approved' | 'declined') => {
    if (doing || (held && said === 'approved')) return
    const began = where()
    await act(async () => {
      const { waiting } = await call(answerApproval, { id, answer: said, askedAt: askedAt.toMillis() })
      toast(said === 'declined' ? saidNo[kind] : waiting ? texts.otherGuardian : texts.approved)
      setDone(true)
      // The card that the focus was in goes; on a screen that was gone on to it is where its reader put it.
      if (where() === began) focusHeading()
    })
  }
  return (
    <article className="question" aria-labelledby={`question-${id}`} aria-busy={doing}>
      <span className="question-faces">
        <Portrait uid={ward.uid} size="l" photo={ward.photo} />
        {circle && <CircleBlock id={circle.id} edition={circle.block} size={3.5} />}
        {other && <Portrait uid={other.uid} size="l" photo={other.photo} />}
      </span>
      <div className="question-words">
        <h3 id={`question-${id}`} className="question-title" dir="auto">
          {title}
        </h3>
        <p className="quiet">{means}</p>
        {held && opensAt && (
          <p className="quiet">
            {texts.held} {sayExactly(opensAt.toDate())}.
          </p>
        )}
        <p className="small quiet">
          <Time at={askedAt.toDate()} />
        </p>
      </div>
      {circle && <AboutCircle kind={kind} circle={circle} />}
      <Failed>{failure}</Failed>
      <div className="question-ways">
        <button type="button" className="button line" aria-disabled={doing} onClick={() => void answer('declined')}>
          {texts.no}
        </button>
        <button type="button" className="button" aria-disabled={doing || held} onClick={() => void answer('approved')}>
          {doing ? texts.doing : kind === 'connection' ? texts.yes : texts.agree}
        </button>
      </div>
    </article>
  )
}

/** What a guardian learns of a circle: what it is for, how it goes there, how many there are; never who. */
function AboutCircle({ kind, circle }: { kind: Question['kind']; circle: NonNullable<Question['circle']> }) {
  const { purpose, template, rules, members } = circle
  const rulesSaid = rules && sayRules(rulesWords, { kind: circle.kind, rules })
  return (
    <div className="question-about">
      {purpose && (
        <p className="question-purpose" dir="auto">
          {purpose}
        </p>
      )}
      {kind === 'join-group' && <p className="quiet">{texts.joinGroupPeople(members)}</p>}
      {(template || rulesSaid) && (
        <p className="quiet">
          {template && `${texts.template(templateWords[template].name)} `}
          {rulesSaid}
        </p>
      )}
    </div>
  )
}
