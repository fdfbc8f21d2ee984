import { Link } from '@tanstack/react-router'
import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { person as en } from '@varanda/domain/member/messages/en/person'
import { person as pt } from '@varanda/domain/member/messages/pt/person'
import { seeAs as seeAsEn } from '@varanda/domain/post/messages/en/see-as'
import { seeAs as seeAsPt } from '@varanda/domain/post/messages/pt/see-as'
import { lazy, Suspense, useState } from 'react'
import { useMuting } from '../post/data/mutes.ts'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'
import { MuteSheet, words as mutes, unmute } from '../ui/sheet/mute-sheet.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { BlockSheet } from './block-sheet.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

const ReportSheet = lazy(async () => ({ default: (await import('../ui/sheet/report-sheet.tsx')).ReportSheet }))

const words = inLocale({ pt, en })
const seeing = inLocale({ pt: seeAsPt, en: seeAsEn })

interface PersonWaysProps {
  uid: string
  name: string
  connection: Connection | undefined
  onClose: () => Promise<void>
}

/** Seeing oneself as they do; and what keeps somebody at a distance, each confirmed in the sheet that takes this one's place. */
export function PersonWays({ uid, name, connection, onClose }: PersonWaysProps) {
  const [way, go] = useState<'part' | 'block' | 'report' | 'mute'>()
  const muting = useMuting('people', uid)
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
    return (
      <Suspense>
        <ReportSheet target={{ kind: 'member', uid }} onClose={() => void onClose()} />
      </Suspense>
    )
  }
  return (
    <Sheet open onClose={() => void onClose()} title={firstName(name)}>
      <div className="person-ways">
        <Link className="text-button plain" to="/user/people/$uid/sees" params={{ uid }}>
          <Icon name="eye" />
          {seeing.way(firstName(name))}
        </Link>
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
