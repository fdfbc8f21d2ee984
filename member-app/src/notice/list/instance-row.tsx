import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import { formatMoney } from '@varanda/domain/money/format-money'
import { excerptOf, type InstanceNotice, type InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { supportScreenOf } from '@varanda/domain/notice/support-screen'
import { routes } from '@varanda/domain/site/routes'
import { useNames } from '../../connection/data/connections.ts'
import { Icon } from '../../ui/icon.tsx'
import { localeTag } from '../../ui/locale.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { Written } from '../../ui/text/written.tsx'
import { Decline } from '../decline.tsx'
import { mailTold, words } from '../words.ts'
import { Faces } from './faces.tsx'
import { NoticeFrame } from './notice-frame.tsx'
import { CircleThing } from './thing.tsx'

interface InstanceRowProps {
  id: string
  notice: InstanceNotice
  isFresh: boolean
}

/** What the instance tells: who came or did something in a group, and what was done with what is the reader's. */
export function InstanceRow({ id, notice, isFresh }: InstanceRowProps) {
  const { kind, at, by, circle, excerpt, words: why, ward, other } = notice
  const sayMarks = useSayMarks()
  const isOfGroup = isInGroup(kind) && circle !== undefined
  const isOfPerson = isByPerson(kind) || kind === 'support-due' || (isOfGroup && by.uid !== '')
  return (
    <li className="notice-item">
      <NoticeFrame
        faces={
          isOfPerson ? (
            <Faces uids={[by.uid]} />
          ) : (
            <span className="notice-faces icon-only">
              <Icon name="porch" />
            </span>
          )
        }
        isFresh={isFresh}
        at={at.toDate()}
        beside={!isOfPerson && !isOfGroup && !isOfOneself(kind) && `, ${bylineOf(notice)}`}
        thing={circle && <CircleThing id={circle.id} />}
        more={
          <>
            {excerpt && (
              <p className="notice-quote" dir="auto">
                “{sayMarks(excerptOf(excerpt))}”
              </p>
            )}
            {ward && other && (
              <p dir="auto">{(kind === 'guardian-changed' ? words.moved : words.move)(ward.name, other.name)}</p>
            )}
            {kind === 'link-joined-by-mail' && <p>{mailTold.notice}</p>}
            {why && (
              <div>
                {isReason(kind) && <span className="visually-hidden">{words.why}: </span>}
                <Written text={why} />
              </div>
            )}
          </>
        }
        below={
          kind === 'group-successor' && circle ? (
            <Decline circleId={circle.id} />
          ) : (
            mayBeAnswered.includes(kind) && (
              <Link className="text-button" to="/user/reports">
                {words.answer}
              </Link>
            )
          )
        }
      >
        <Way id={`notice-${id}`} notice={notice} />
      </NoticeFrame>
    </li>
  )
}

type ByPerson = keyof typeof words.byPerson
type InGroup = keyof typeof words.inGroup
const isByPerson = (kind: InstanceNoticeKind): kind is ByPerson => kind in words.byPerson
const isInGroup = (kind: InstanceNoticeKind): kind is InGroup => kind in words.inGroup

/** What is one's own (mails, copy, automations), and what is said without who did it: who asked or decided is not to be known. */
const ofOneself: readonly InstanceNoticeKind[] = [
  'answered-by-mail',
  'mail-answers-ended',
  'mail-refused',
  'export-ready',
  'export-failed',
  'circle-report-made',
  'circle-report-answered',
  'appeal-made',
  'automation-rang',
  'automation-mailed',
  'automation-listed',
  'automation-stopped',
]
const isOfOneself = (kind: InstanceNoticeKind) => ofOneself.includes(kind)

/** What was decided against me, which I may answer once. */
const mayBeAnswered: readonly InstanceNoticeKind[] = [
  'post-removed',
  'comment-removed',
  'group-post-taken',
  'group-comment-taken',
]

/** What leads to what I reported, and to what was decided about what is mine. */
const ofReports: readonly InstanceNoticeKind[] = [
  'report-answered',
  'circle-report-answered',
  'appeal-upheld',
  'appeal-undone',
]

/** Whether its words say why; others are an answer, or thanks. */
const isReason = (kind: InstanceNoticeKind) => kind !== 'tip-thanked' && !ofReports.includes(kind)

/** Groups that I am not in stand among my circles, with what is asked of me there. */
const amOutside: readonly InstanceNoticeKind[] = ['group-invited', 'group-left-for-ward']

/** The sentence, and where it leads. */
function Way({ id, notice }: { id: string; notice: InstanceNotice }) {
  const { kind, by, circle, postId, amount } = notice
  const { nameOf } = useNames()
  const name = <b>{firstName(nameOf(by))}</b>
  if (isInGroup(kind) && circle) {
    // Of somebody from whom a block keeps me apart no name is told.
    const said = by.uid ? (
      <>
        {name} {words.inGroup[kind]} <b>{circle.name}</b>
      </>
    ) : (
      words.kinds[kind]
    )
    return amOutside.includes(kind) ? (
      <Link id={id} className="notice-way" to="/user/circles">
        {said}
      </Link>
    ) : (
      <Link id={id} className="notice-way" to="/user/circles/$id" params={{ id: circle.id }}>
        {said}
      </Link>
    )
  }
  if (kind === 'support-due') {
    const sum = amount === undefined ? undefined : formatMoney({ amount, currency: 'BRL' }, localeTag)
    return (
      <Link id={id} className="notice-way" to="/user/people/$uid/support" params={{ uid: by.uid }}>
        {sum === undefined ? words.kinds[kind] : words.due(firstName(nameOf(by)), sum)}
      </Link>
    )
  }
  if (isByPerson(kind)) {
    const said = (
      <>
        {name} {words.byPerson[kind]}
      </>
    )
    const support = supportScreenOf(kind, by.uid)
    if (support) {
      return (
        <Link id={id} className="notice-way" to={support as string}>
          {said}
        </Link>
      )
    }
    if (kind === 'ward-leaving') {
      return (
        <Link id={id} className="notice-way" to="/user/take">
          {said}
        </Link>
      )
    }
    if (kind === 'guardian-question') {
      return (
        <Link id={id} className="notice-way" to="/user/wards">
          {said}
        </Link>
      )
    }
    return kind === 'connection-asked' ? (
      <Link id={id} className="notice-way" to="/user/people">
        {said}
      </Link>
    ) : (
      <Link id={id} className="notice-way" to="/user/people/$uid" params={{ uid: by.uid }}>
        {said}
      </Link>
    )
  }
  if (kind === 'mail-refused') {
    return (
      <Link id={id} className="notice-way" to="/user/notices/settings" hash="mail">
        {words.kinds[kind]}
      </Link>
    )
  }
  if (kind === 'automation-stopped') {
    return (
      <Link id={id} className="notice-way" to="/user/automations">
        {words.kinds[kind]}
      </Link>
    )
  }
  if (kind === 'export-ready' || kind === 'export-failed') {
    return (
      <Link id={id} className="notice-way" to="/user/take">
        {words.kinds[kind]}
      </Link>
    )
  }
  if (kind === 'circle-report-made' && circle) {
    return (
      <Link id={id} className="notice-way" to="/user/circles/$id/reports" params={{ id: circle.id }}>
        {words.kinds[kind]}
      </Link>
    )
  }
  if (kind === 'appeal-made') {
    return (
      <Link id={id} className="notice-way" to={routes.adminReports.path as string}>
        {words.kinds[kind]}
      </Link>
    )
  }
  if (ofReports.includes(kind)) {
    return (
      <Link id={id} className="notice-way" to="/user/reports">
        {words.kinds[kind]}
      </Link>
    )
  }
  if (postId === undefined) return words.kinds[kind]
  return (
    <Link id={id} className="notice-way" to="/user/post/$postId" params={{ postId }}>
      {words.kinds[kind]}
    </Link>
  )
}

function bylineOf({ kind, by }: InstanceNotice): string {
  if (kind === 'signed-in-by-code') return words.byCode(by.name)
  return (kind === 'guardian-changed' ? words.byGuardian : words.by)(by.name)
}
