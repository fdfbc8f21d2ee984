import type { Locale } from '@varanda/domain/locale'
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
  return (
    <div className="status-line">
      <p role="status">{words.status[state]}</p>
      {state === 'arranging' && (
        <button type="button" onClick={arrangement.pause}>
          {say.pause}
        </button>
      )}
      {state === 'paused' && (
        <button type="button" onClick={arrangement.resume}>
          {say.resume}
        </button>
      )}
      {state === 'failed' && (
        <button type="button" onClick={arrangement.resume}>
          {say.retry}
        </button>
      )}
      {state === 'settled' && (
        <button type="button" onClick={arrangement.again}>
          {say.again}
        </button>
      )}
      {pinned.size > 0 && (
        <button type="button" onClick={() => arrangement.release(pinned)}>
          {countText(locale, pinned.size, say.release)}
        </button>
      )}
    </div>
  )
}
