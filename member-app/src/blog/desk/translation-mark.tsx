import type { TranslationState } from '@varanda/domain/blog/blog-translation'
import type { Locale } from '@varanda/domain/locale'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../words.ts'

const marks = {
  missing: 'minus',
  incomplete: 'edit',
  draft: 'edit',
  shown: 'check',
  changed: 'edit',
  behind: 'warning',
} as const satisfies Record<TranslationState, string>

/** How a language stands, by an icon and words. */
export function TranslationMark({ state, locale }: { state: TranslationState; locale?: Locale }) {
  return (
    <span className={`mark ${state}`}>
      <Icon name={marks[state]} size={18} />
      {locale && `${words.languages[locale]}: `}
      {words.translation[state]}
    </span>
  )
}
