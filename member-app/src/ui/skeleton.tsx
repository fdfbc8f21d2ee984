import { block } from '@varanda/design/cobogo'
import { useEffect, useState } from 'react'
import { Picture } from './picture.tsx'
import { words } from './words.ts'

const shutter = block('veneziana', { ground: 'var(--cal)', light: 'var(--shade-2)', radius: 10 })

/** When the last skeleton went (milliseconds of this page): one that follows it at once goes on without another wait. */
let gone = Number.NEGATIVE_INFINITY
const follows = 200

/** Closed shutters in the place of what is coming. Nothing is drawn in the first quarter of a second. */
export function Skeleton({ rows = 4, kind = 'post' }: { rows?: number; kind?: 'post' | 'person' }) {
  const [late, setLate] = useState(() => performance.now() - gone < follows)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!late) return
    return () => {
      gone = performance.now()
    }
  }, [late])
  return (
    <div className={late ? 'skeleton' : 'skeleton not-yet'} role="status" aria-label={words.loading}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of shutters are all alike.
        <div key={index} className={`skeleton-row ${kind}`}>
          <Picture className="skeleton-block" svg={shutter} />
          <span className="skeleton-line" />
          <span className="skeleton-line short" />
          {kind === 'post' && <span className="skeleton-text" />}
        </div>
      ))}
    </div>
  )
}
