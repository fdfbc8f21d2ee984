import { useStore } from '@nanostores/react'
import { type Locale, localeTags, otherLocale } from '@varanda/domain/locale'
import { useSyncExternalStore } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { $hour, chooseHour } from '../../ui/time/hour.ts'
import { words } from '../../ui/words.ts'

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function followDark(changed: () => void): () => void {
  dark?.addEventListener('change', changed)
  return () => dark?.removeEventListener('change', changed)
}

/** Loaded with the first tap: few change it, and everybody loads the first page. */
async function choose(uid: string, to: Locale): Promise<void> {
  const { chooseLanguage } = await import('../../account/choose-language.ts')
  await chooseLanguage(uid, to)
}

/** What this device shows: the other language and the other hour, a press away. */
export function Switches() {
  const me = useMe()
  const hour = useStore($hour)
  const deviceIsDark = useSyncExternalStore(followDark, () => dark?.matches ?? false)
  const isNight = hour === '19' || (hour === 'auto' && deviceIsDark)
  const there = otherLocale(locale)
  const hourThere = isNight ? words.hour.day : words.hour.night
  return (
    <div className="rail-switches">
      <button
        type="button"
        className="text-button plain"
        lang={localeTags[there]}
        onClick={() => void choose(me.uid, there)}
      >
        {words.language[there]}
      </button>
      <button
        type="button"
        className="text-button plain"
        aria-label={`${words.hour.label}: ${hourThere}`}
        onClick={() => chooseHour(isNight ? '17' : '19')}
      >
        <Icon name={isNight ? 'sun' : 'moon'} size={20} />
        {hourThere}
      </button>
    </div>
  )
}
