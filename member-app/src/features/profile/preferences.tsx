import { useStore } from '@nanostores/react'
import { localeTags } from '@varanda/domain/locale'
import { Choice } from '../../ui/choice.tsx'
import { $hour, chooseHour, type Hour } from '../../ui/hour.ts'
import { locale } from '../../ui/locale.ts'
import { words as shared } from '../../ui/words.ts'
import { switchLanguage } from './switch-language.ts'
import { words } from './words.ts'

const hours: { value: Hour; text: string }[] = [
  { value: '17', text: shared.hour.day },
  { value: '19', text: shared.hour.night },
  { value: 'auto', text: shared.hour.auto },
]

/** What this device shows: the hour and the language. */
export function Preferences() {
  const hour = useStore($hour)
  return (
    <section className="stack wide" aria-label={words.preferences}>
      <Choice label={shared.hour.label} note={words.hourNote} value={hour} options={hours} onChoose={chooseHour} />
      <Choice
        label={shared.language.label}
        value={locale}
        options={[
          { value: 'pt', text: shared.language.pt, lang: localeTags.pt },
          { value: 'en', text: shared.language.en, lang: localeTags.en },
        ]}
        onChoose={switchLanguage}
      />
    </section>
  )
}
