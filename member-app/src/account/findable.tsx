import { findableBy } from '@varanda/domain/account/settings'
import { useMe } from '../data/use-me.ts'
import { saveFindable, useSettings } from './data/settings.ts'
import { SettingChoice } from './setting-choice.tsx'
import { words } from './words.ts'

/** Who may come upon me. Nobody under 18 is found, so they are not asked. */
export function Findable() {
  const me = useMe()
  const settings = useSettings()
  if (me.ageBand !== 'adult') return null
  return (
    <SettingChoice
      title={words.findable.title}
      label={words.findable.label}
      means={words.findable.means}
      options={findableBy.map((one) => ({ value: one, text: words.findable.options[one] }))}
      stored={settings.state === 'ready' ? settings.value?.findable : undefined}
      usual="nobody"
      failed={settings.state === 'failed'}
      save={(value) => saveFindable(me.uid, value)}
    />
  )
}
