import { Link } from '@tanstack/react-router'
import { hasAlbumToTake, mayTakeAlong } from '@varanda/domain/circle/may-take-album'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useMuting } from '../../post/data/mutes.ts'
import { Icon } from '../../ui/icon.tsx'
import { sayCannotWrite, useMayWrite } from '../../ui/may-write.ts'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { MuteSheet, words as mutes, unmute } from '../../ui/sheet/mute-sheet.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSuccessor } from '../data/circle-memory.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { BlockSheet } from '../manage/block-sheet.tsx'
import { DeleteSheet } from '../manage/delete-sheet.tsx'
import { LeaveSheet } from '../manage/leave-sheet.tsx'
import { PictureSheet } from '../manage/picture-sheet.tsx'
import { RenameSheet } from '../manage/rename-sheet.tsx'
import { TakeAlbumSheet } from '../manage/take-album-sheet.tsx'
import { managingWords } from '../words.ts'
import { TellActs } from './tell-acts.tsx'

const ReportSheet = lazySheet(async () => (await import('../../ui/sheet/report-sheet.tsx')).ReportSheet)

const words = managingWords.ways

interface CircleMenuProps {
  circle: MyCircle
  people: readonly PersonInCircle[]
  onClose: () => Promise<void>
}

/** What can be done with a circle as a whole; each act takes this sheet's place. */
export function CircleMenu({ circle: mine, people, onClose }: CircleMenuProps) {
  const me = useMe()
  const mayWrite = useMayWrite()
  const { circle, role, actsAs } = mine
  const [way, go] = useState<'rename' | 'picture' | 'block' | 'leave' | 'delete' | 'mute' | 'take' | 'report'>()
  const muting = useMuting('circles', mine.id)
  const turnMute = () => {
    if (!muting.until) return go('mute')
    unmute(circle.name, muting)
    void onClose()
  }
  const successor = useSuccessor(mine)
  const others = people.filter(({ uid }) => uid !== me.uid)
  // Where it is not known yet who is in it, there may be somebody.
  const isAlone = people.length > 0 && others.length === 0
  if (way === 'rename') return <RenameSheet circle={mine} onClose={onClose} />
  if (way === 'picture') return <PictureSheet circle={mine} onClose={onClose} />
  if (way === 'block') return <BlockSheet circle={mine} onClose={onClose} />
  if (way === 'delete') return <DeleteSheet circle={mine} onClose={onClose} />
  if (way === 'leave') {
    return <LeaveSheet circle={mine} others={others} isLast={isAlone} successor={successor} onClose={onClose} />
  }
  if (way === 'report') {
    return <ReportSheet target={{ kind: 'circle', circleId: mine.id }} onClose={() => void onClose()} />
  }
  if (way === 'mute') return <MuteSheet name={circle.name} acts={muting} onClose={onClose} />
  if (way === 'take') return <TakeAlbumSheet circle={mine} onClose={onClose} />
  const isMine = role === 'owner'
  const isToKeep = mayWrite && actsAs === 'owner' && !circle.frozen
  return (
    <Sheet open onClose={() => void onClose()} title={circle.name}>
      <div className="circle-ways">
        {isToKeep && (
          <button type="button" className="text-button plain" onClick={() => go('rename')}>
            <Icon name="edit" />
            {words.rename}
          </button>
        )}
        {isToKeep && (
          <button type="button" className="text-button plain" onClick={() => go('picture')}>
            <Icon name="camera" />
            {words.picture}
          </button>
        )}
        {isToKeep && (
          <button type="button" className="text-button plain" onClick={() => go('block')}>
            <Icon name="again" />
            {words.block}
          </button>
        )}
        {(circle.kind === 'group' || !isMine) && !circle.frozen && (
          <TellActs id={mine.id} name={circle.name} onDone={onClose} />
        )}
        {(circle.kind === 'group' || !isMine) && (
          <button type="button" className="text-button plain" onClick={turnMute}>
            <Icon name={muting.until ? 'eye' : 'mute'} />
            {muting.until ? mutes.unmute(circle.name) : mutes.mute(circle.name)}
          </button>
        )}
        {hasAlbumToTake(circle) && mayTakeAlong(me.ageBand) && (
          <button type="button" className="text-button plain" onClick={() => go('take')}>
            <Icon name="download" />
            {words.takeAlbum}
          </button>
        )}
        {mayWrite && circle.kind !== 'private' && actsAs !== 'member' && !circle.frozen && (
          <Link className="text-button plain" to="/user/circles/$id/reports" params={{ id: mine.id }}>
            <Icon name="flag" />
            {words.reports}
          </Link>
        )}
        {!isMine && (
          <button type="button" className="text-button plain" onClick={() => go('report')}>
            <Icon name="flag" />
            {circle.kind === 'group' ? words.reportGroup : words.reportCircle}
          </button>
        )}
        {mayWrite && isMine && (circle.kind !== 'group' || isAlone) && (
          <button type="button" className="text-button plain takes" onClick={() => go('delete')}>
            <Icon name="trash" />
            {circle.kind === 'group' ? words.deleteGroup : words.deleteCircle}
          </button>
        )}
        {(!isMine || (circle.kind === 'group' && (!isAlone || !mayWrite))) && (
          <button type="button" className="text-button plain takes" onClick={() => go('leave')}>
            <Icon name="signOut" />
            {circle.kind === 'group' ? words.leave : words.unfollow}
          </button>
        )}
        {!mayWrite && (isMine || actsAs !== 'member') && <p className="small quiet">{sayCannotWrite()}</p>}
      </div>
    </Sheet>
  )
}
