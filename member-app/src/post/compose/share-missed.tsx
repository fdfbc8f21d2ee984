import { useEffect } from 'react'
import { takeShares } from '../../data/app-worker.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { words } from './words.ts'

/** Says that what another app shared did not come, and sees to it that the next time it does. */
export function ShareMissed() {
  useEffect(() => {
    takeShares().catch((error) => console.warn('worker', error))
  }, [])
  return (
    <div role="alert">
      <Notice icon="info">
        <p>{words.shared.missed}</p>
      </Notice>
    </div>
  )
}
