import { Link } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { nameSuccessor } from '@varanda/domain/circle/calls/name-successor'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import type { CircleRole } from '@varanda/domain/circle/circle'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords as words } from '../words.ts'
import { FromSheet } from './from-sheet.tsx'
import { Means } from './means.tsx'

/**
 * What may be done with somebody in a circle, by whoever has that part in it; it is given away by its owner alone. Who may
 * not write takes people out of their own circles, and out of no group.
 */
export function actsOn(
  { circle, role, actsAs }: Pick<MyCircle, 'circle' | 'role' | 'actsAs'>,
  other: CircleRole,
  mayWrite: boolean,
): { canRemove: boolean; canGiveRole: boolean; canHandOver: boolean } {
  const none = { canRemove: false, canGiveRole: false, canHandOver: false }
  // Who is in a tier is whoever pays.
  if (other === 'owner' || circle.frozen || circle.tier) return none
  if (!mayWrite) return { ...none, canRemove: actsAs === 'owner' && circle.kind !== 'group' }
  if (actsAs === 'owner') {
    const canHandOver = circle.kind === 'group' && role === 'owner'
    return { canRemove: true, canGiveRole: circle.kind !== 'private', canHandOver }
  }
  return { ...none, canRemove: role === 'moderator' && circle.kind === 'group' && other === 'member' }
}

interface PersonActsProps {
  circle: MyCircle
  person: PersonInCircle
  /** Whether they own the group when its owner goes. */
  succeeds: boolean
  onClose: () => Promise<void>
}

/** What can be done with somebody in a circle; what takes something away is confirmed in this sheet's place. */
export function PersonActs({ circle: mine, person, succeeds, onClose }: PersonActsProps) {
  const { id, circle } = mine
  const [way, go] = useState<'remove' | 'handOver' | 'from'>()
  const name = firstName(person.name)
  const mayWrite = useMayWrite()
  const { canRemove, canGiveRole, canHandOver } = actsOn(mine, person.role, mayWrite)
  // The instance's own sentences speak of whoever asks.
  const refusals: Partial<Record<ErrorCode, string>> = {
    'not-an-adult': words.person.cannotOwn(name),
    'person-unknown': words.person.gone(name),
  }
  const say = (error: unknown) => {
    const here = error instanceof DomainError ? refusals[error.code] : undefined
    toast(here ?? sayFailure(error, words.person.failed))
  }
  // Nobody helps to look after a private one.
  const place = circle.kind === 'group' ? 'group' : 'public'
  // Closed first: a second tap finds nothing to press, and a late answer closes nobody else's.
  const give = async (role: 'moderator' | 'member') => {
    await onClose()
    try {
      await call(changeCircleRole, { circleId: id, uid: person.uid, role })
      const { moderatorDone, noModeratorDone } = words.person
      toast((role === 'moderator' ? moderatorDone : noModeratorDone)[place](name))
    } catch (error) {
      say(error)
    }
  }
  const nameAs = async (uid: string | null) => {
    await onClose()
    try {
      await call(nameSuccessor, { circleId: id, uid })
      toast(uid === null ? words.person.noSuccessorDone(name) : words.person.succeedsDone(name))
    } catch (error) {
      say(error)
    }
  }
  if (way === 'from') return <FromSheet circle={mine} person={person} onClose={onClose} />
  if (way === 'remove') {
    return (
      <ConfirmSheet
        title={words.remove.title(name)}
        yes={words.remove.yes}
        no={words.remove.no}
        doing={words.remove.doing}
        failed={words.remove.failed}
        effect="takes"
        act={async () => {
          await call(removeFromCircle, { circleId: id, uid: person.uid })
          toast(words.remove.done(name))
        }}
        onClose={onClose}
        onDone={focusHeadingSoon}
      >
        <Means sentences={words.remove[circle.kind](name)} />
      </ConfirmSheet>
    )
  }
  if (way === 'handOver') {
    return (
      <ConfirmSheet
        title={words.handOver.title(name)}
        yes={words.handOver.yes}
        no={words.handOver.no}
        doing={words.handOver.doing}
        failed={words.handOver.failed}
        refusals={refusals}
        act={async () => {
          await call(changeCircleRole, { circleId: id, uid: person.uid, role: 'owner' })
          toast(words.handOver.done(name))
        }}
        onClose={onClose}
      >
        <Means sentences={words.handOver.means(name)} />
      </ConfirmSheet>
    )
  }
  return (
    <Sheet open onClose={() => void onClose()} title={person.name}>
      <div className="circle-ways">
        <Link className="text-button plain" to="/user/people/$uid" params={{ uid: person.uid }}>
          <Icon name="person" />
          {words.person.open}
        </Link>
        {canGiveRole && (
          <button
            type="button"
            className="text-button plain"
            onClick={() => void give(person.role === 'moderator' ? 'member' : 'moderator')}
          >
            <Icon name="people" />
            {person.role === 'moderator' ? words.person.noModerator : words.person.makeModerator}
          </button>
        )}
        {canHandOver && (
          <button type="button" className="text-button plain" onClick={() => void nameAs(succeeds ? null : person.uid)}>
            <Icon name="bookmark" />
            {succeeds ? words.person.noSuccessor : words.person.succeeds}
          </button>
        )}
        {mayWrite && mine.actsAs === 'owner' && !circle.tier && (
          <button type="button" className="text-button plain" onClick={() => go('from')}>
            <Icon name="eye" />
            {words.person.sees}
          </button>
        )}
        {canHandOver && (
          <button type="button" className="text-button plain" onClick={() => go('handOver')}>
            <Icon name="porch" />
            {words.person.makeOwner}
          </button>
        )}
        {canRemove && (
          <button type="button" className="text-button plain takes" onClick={() => go('remove')}>
            <Icon name="minus" />
            {words.person.remove}
          </button>
        )}
      </div>
    </Sheet>
  )
}
