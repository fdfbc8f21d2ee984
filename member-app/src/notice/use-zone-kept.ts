import { type NoticeWishes, noticeWishLimits, usualZone } from '@varanda/domain/notice/wishes'
import { useEffect } from 'react'
import type { Live } from '../data/live.ts'
import { useMe } from '../data/use-me.ts'
import { saveWishes } from './data/wishes.ts'

/** Quiet hours are times of the member's own clock: where this device's zone is another than is kept, it is kept. */
export function useZoneKept(wishes: Live<NoticeWishes | undefined>): void {
  const { uid } = useMe()
  // An empty cache knows nothing.
  const kept = wishes.state === 'ready' && !wishes.fromCache ? (wishes.value?.zone ?? usualZone) : undefined
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (kept === undefined || kept === here || here.length > noticeWishLimits.zone) return
    saveWishes(uid, { zone: here }).catch((error) => console.warn('zone', error))
  }, [uid, kept])
}
