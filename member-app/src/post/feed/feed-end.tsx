import { useEffect, useRef } from 'react'
import { words as shared } from '../../ui/words.ts'
import { useInReach } from '../reach/use-in-reach.ts'
import { askForMore } from './reading.ts'
import { words } from './words.ts'

/**
 * The end of what is loaded: it asks for more a screen and a half before it is reached, and says when it is the end.
 * `kept`: this device says so, and not the instance yet.
 */
export function FeedEnd(props: { more: boolean; growing: boolean; kept: boolean }) {
  const { more, kept } = props
  const inReach = useInReach()
  const growing = props.growing || (kept && inReach && !more)
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!edge.current || !more || growing) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && askForMore(), {
      rootMargin: '0px 0px 150% 0px',
    })
    watch.observe(edge.current)
    return () => watch.disconnect()
  }, [more, growing])
  return (
    <div ref={edge} className="feed-end">
      {growing && <p className="quiet">{words.loadingMore}</p>}
      {more && !growing && (
        <button type="button" className="button line compact" onClick={askForMore}>
          {words.more}
        </button>
      )}
      {!more && !growing && <p className="quiet">{kept ? shared.keptEnd : words.end}</p>}
    </div>
  )
}
