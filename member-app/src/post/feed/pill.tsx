import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/notice/announce.ts'
import { Portraits } from '../../ui/person/portrait.tsx'
import { words } from './words.ts'

/** At most one message to screen readers in this many milliseconds. */
const announceEvery = 30_000

/** "3 novas publicações": it never moves the list; pressing it lets them in. */
export function Pill({ waiting, onPress }: { waiting: readonly Entry[]; onPress: () => void }) {
  const text = words.waiting(waiting.length)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (waiting.length === 0 || performance.now() - last.current < announceEvery) return
    last.current = performance.now()
    announce(text)
  }, [waiting.length, text])
  if (waiting.length === 0) return null
  const faces = [...new Set(waiting.map(({ author }) => author.uid))].slice(0, 3)
  return (
    <div className="pill-place">
      <button type="button" className="pill" onClick={onPress}>
        {/* New ones in their place, so that faces and words do not move sideways while somebody reads. */}
        <span key={waiting.length} className="pill-inside">
          <Portraits uids={faces} />
          {text}
        </span>
      </button>
    </div>
  )
}
