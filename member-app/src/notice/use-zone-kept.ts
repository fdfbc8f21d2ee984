import { type NoticeWishes, noticeWishLimits, usualZone } from '@varanda/domain/notice/wishes'
import { useEffect, useRef } from 'react'
import type { Live } from '../data/live.ts'
import { useMe } from '../data/use-me.ts'
import { saveWishes } from './data/wishes.ts'
import { isSameClock } from './same-clock.ts'

/**
 * Quiet hours are times of the member's own clock: where this device's is another than is kept, its zone is kept. Once for
 * each visit, and only while it is looked at: two devices in different zones would write against each other without end.
 */
export function useZoneKept(wishes: Live<NoticeWishes | undefined>): void {
  const { uid } = useMe()
  const settled = useRef(false)
  // An empty cache knows nothing.
  const kept = wishes.state === 'ready' && !wishes.fromCache ? (wishes.value?.zone ?? usualZone) : undefined
  useEffect(() => {
    if (kept === undefined || settled.current) return
    const settle = () => {
      if (document.hidden || settled.current) return
      settled.current = true
      const here = Intl.DateTimeFormat().resolvedOptions().timeZone
      if (here.length > noticeWishLimits.zone || isSameClock(kept, here, new Date())) return
      saveWishes(uid, { zone: here }).catch((error) => console.warn('zone', error))
    }
    settle()
    document.addEventListener('visibilitychange', settle)
    return () => document.removeEventListener('visibilitychange', settle)
  }, [uid, kept])
}
