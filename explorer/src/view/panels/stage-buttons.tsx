import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ExplorerWords } from '../explorer-props.ts'
import { Icon } from '../icons.tsx'

interface StageButtonsProps {
  words: ExplorerWords
  stage: RefObject<HTMLElement | null>
  onZoom: (closer: boolean) => void
  onFit: () => void
  /** The stage took the whole screen, or gave it back. */
  onFull: (isFull: boolean) => void
}

/** Closer, further, everything, and the whole screen where the browser gives it. */
export function StageButtons({ words, stage, onZoom, onFit, onFull }: StageButtonsProps) {
  const [isFull, setFull] = useState(false)
  const latest = useRef(onFull)
  latest.current = onFull
  useEffect(() => {
    const tell = () => {
      setFull(document.fullscreenElement !== null)
      latest.current(document.fullscreenElement !== null)
    }
    document.addEventListener('fullscreenchange', tell)
    return () => document.removeEventListener('fullscreenchange', tell)
  }, [])
  const turn = () => (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined)
  return (
    <div className="stage-buttons">
      <button type="button" aria-label={words.zoomIn} onClick={() => onZoom(true)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={words.zoomOut} onClick={() => onZoom(false)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={words.fit} onClick={onFit}>
        <Icon name="whole" />
      </button>
      {document.fullscreenEnabled && (
        <button type="button" aria-label={isFull ? words.leaveFullScreen : words.fullScreen} onClick={turn}>
          <Icon name={isFull ? 'narrow' : 'wide'} />
        </button>
      )}
    </div>
  )
}
