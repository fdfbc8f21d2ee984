import { call } from '@varanda/client/call'
import { declineSuccession } from '@varanda/domain/circle/calls/decline-succession'
import { useState } from 'react'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/** Whoever was named to own a group one day may say no. */
export function Decline({ circleId }: { circleId: string }) {
  const [state, setState] = useState<'open' | 'doing' | 'done'>('open')
  const decline = async () => {
    if (state !== 'open') return
    setState('doing')
    try {
      await call(declineSuccession, { circleId })
      setState('done')
      toast(words.succession.declined)
    } catch (error) {
      toast(sayFailure(error, words.succession.failed))
      setState('open')
    }
  }
  if (state === 'done') return <p className="quiet">{words.succession.declined}</p>
  return (
    <p>
      <button
        type="button"
        className="button line compact"
        aria-disabled={state === 'doing'}
        onClick={() => void decline()}
      >
        {words.succession.decline}
      </button>
    </p>
  )
}
