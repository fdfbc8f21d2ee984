import { useStore } from '@nanostores/react'
import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { localeTags, otherLocale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { useSyncExternalStore } from 'react'
import { switchLanguage } from '../../account/data/switch-language.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale, locale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { $hour, chooseHour } from '../../ui/time/hour.ts'
import { words as shared } from '../../ui/words.ts'

const words = inLocale({ pt, en })
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function followDark(changed: () => void): () => void {
  dark?.addEventListener('change', changed)
  return () => dark?.removeEventListener('change', changed)
}

/** Who runs the instance just now, and what this device shows: language and hour. */
export function AdminFoot() {
  const me = useMe()
  const hour = useStore($hour)
  const deviceIsDark = useSyncExternalStore(followDark, () => dark?.matches ?? false)
  const isNight = hour === '19' || (hour === 'auto' && deviceIsDark)
  const there = otherLocale(locale)
  const hourThere = isNight ? shared.hour.day : shared.hour.night
  return (
    <footer className="admin-foot">
      <p className="admin-me">
        <Portrait uid={me.uid} />
        <span>
          <span className="admin-name" dir="auto">
            {firstName(me.name)}
          </span>
          <span className="small quiet">{words.runs}</span>
        </span>
      </p>
      <div className="admin-switches">
        <button
          type="button"
          className="text-button plain"
          lang={localeTags[there]}
          onClick={() => void switchLanguage(me.uid, there)}
        >
          {shared.language[there]}
        </button>
        <button
          type="button"
          className="text-button plain"
          aria-label={`${shared.hour.label}: ${hourThere}`}
          onClick={() => chooseHour(isNight ? '17' : '19')}
        >
          <Icon name={isNight ? 'sun' : 'moon'} size={20} />
          {hourThere}
        </button>
      </div>
    </footer>
  )
}
