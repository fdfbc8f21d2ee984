import type { Locale } from '@varanda/domain/locale'
import { useRef } from 'react'
import { countText } from '../count-text.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Arrangement } from './use-arrangement.ts'

interface StatusLineProps {
  arrangement: Arrangement
  words: ExplorerWords
  locale: Locale
}

/** How far people are with finding their places, and the ways to step in. */
export function StatusLine({ arrangement, words, locale }: StatusLineProps) {
  const { state, pinned } = arrangement
  const say = words.layout
  const button = useRef<HTMLButtonElement>(null)
  // One button whose words change: whoever pressed it by keyboard still stands on it.
  const [text, act] = {
    arranging: [say.pause, arrangement.pause] as const,
    paused: [say.resume, arrangement.resume] as const,
    failed: [say.retry, arrangement.retry] as const,
    settled: [say.again, arrangement.again] as const,
  }[state]
  return (
    <div className="status-line">
      <p role="status">{words.status[state]}</p>
      <button type="button" ref={button} onClick={act}>
        {text}
      </button>
      {pinned.size > 0 && (
        <button
          type="button"
          onClick={() => {
            button.current?.focus()
            arrangement.release(pinned)
          }}
        >
          {countText(locale, pinned.size, say.release)}
        </button>
      )}
    </div>
  )
}
