import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import type { KeyboardEvent } from 'react'
import { words } from '../words.ts'

/** One language at a time, where there is no room for both. */
export function LanguageTabs({ side, onChoose }: { side: Locale; onChoose: (locale: Locale) => void }) {
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = side === 'pt' ? 'en' : 'pt'
    onChoose(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  return (
    <div role="tablist" className="language-tabs" aria-label={words.desk.side} tabIndex={-1} onKeyDown={turn}>
      {locales.map((locale) => (
        <button
          key={locale}
          id={`tab-${locale}`}
          type="button"
          role="tab"
          lang={localeTags[locale]}
          aria-selected={side === locale}
          aria-controls={`side-${locale}`}
          tabIndex={side === locale ? 0 : -1}
          onClick={() => onChoose(locale)}
        >
          {locale === 'pt' ? 'Português' : 'English'}
        </button>
      ))}
    </div>
  )
}
