import { Link } from '@tanstack/react-router'
import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { person as en } from '@varanda/domain/member/messages/en/person'
import { person as pt } from '@varanda/domain/member/messages/pt/person'
import { noticeSettings as noticesEn } from '@varanda/domain/notice/messages/en/notice-settings'
import { noticeSettings as noticesPt } from '@varanda/domain/notice/messages/pt/notice-settings'
import { seeAs as seeAsEn } from '@varanda/domain/post/messages/en/see-as'
import { seeAs as seeAsPt } from '@varanda/domain/post/messages/pt/see-as'
import { useState } from 'react'
import { useCountKept } from '../data/use-count-kept.ts'
import { useMe } from '../data/use-me.ts'
import { setWatch, useWatching } from '../notice/data/wishes.ts'
import { useMuting } from '../post/data/mutes.ts'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'
import { keeping } from '../ui/notice/keeping.ts'
import { toast } from '../ui/notice/toast.tsx'
import { lazySheet } from '../ui/sheet/lazy-sheet.tsx'
import { MuteSheet, words as mutes, unmute } from '../ui/sheet/mute-sheet.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { BlockSheet } from './block-sheet.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

const ReportSheet = lazySheet(async () => (await import('../ui/sheet/report-sheet.tsx')).ReportSheet)

const words = inLocale({ pt, en })
const notices = inLocale({ pt: noticesPt, en: noticesEn })
const seeing = inLocale({ pt: seeAsPt, en: seeAsEn })

interface PersonWaysProps {
  uid: string
  name: string
  connection: Connection | undefined
  onClose: () => Promise<void>
}

/** Seeing oneself as they do, being told of what they post; and what keeps somebody at a distance, each confirmed in the sheet that takes this one's place. */
export function PersonWays({ uid, name, connection, onClose }: PersonWaysProps) {
  const [way, go] = useState<'part' | 'block' | 'report' | 'mute'>()
  const me = useMe()
  useCountKept(me.uid, 'choice')
  const muting = useMuting('people', uid)
  const source = `users/${uid}` as const
  const isTold = useWatching(source)
  const turnTold = async () => {
    keeping(setWatch(me.uid, { source, of: uid }, !isTold), notices.refused)
    await onClose()
    toast(isTold ? notices.watching.untold : notices.watching.told(firstName(name)))
  }
  const turnMute = () => {
    if (!muting.until) return go('mute')
    unmute(firstName(name), muting)
    void onClose()
  }
  if (way === 'mute') return <MuteSheet name={firstName(name)} acts={muting} onClose={onClose} />
  if (way === 'part' && connection) {
    return <RemoveSheet person={connection} onClose={onClose} onBlock={() => go('block')} />
  }
  if (way === 'block') return <BlockSheet person={connection ?? { uid, name }} onClose={onClose} />
  if (way === 'report') {
    return <ReportSheet target={{ kind: 'member', uid }} onClose={() => void onClose()} />
  }
  return (
    <Sheet open onClose={() => void onClose()} title={firstName(name)}>
      <div className="person-ways">
        <Link className="text-button plain" to="/user/people/$uid/sees" params={{ uid }}>
          <Icon name="eye" />
          {seeing.way(firstName(name))}
        </Link>
        {connection && (
          <button type="button" className="text-button plain" onClick={() => void turnTold()}>
            <Icon name="bell" />
            {(isTold ? notices.watching.untell : notices.watching.tell)(firstName(name))}
          </button>
        )}
        {connection && (
          <button type="button" className="text-button plain" onClick={() => go('part')}>
            <Icon name="people" />
            {words.part}
          </button>
        )}
        {connection && (
          <button type="button" className="text-button plain" onClick={turnMute}>
            <Icon name={muting.until ? 'eye' : 'mute'} />
            {muting.until ? mutes.unmute(firstName(name)) : mutes.mute(firstName(name))}
          </button>
        )}
        <button type="button" className="text-button plain" onClick={() => go('block')}>
          <Icon name="lock" />
          {words.block}
        </button>
        <button type="button" className="text-button plain" onClick={() => go('report')}>
          <Icon name="flag" />
          {words.report}
        </button>
      </div>
    </Sheet>
  )
}
