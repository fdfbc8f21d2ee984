import { type FindableBy, findableBy } from '@varanda/domain/account/settings'
import { useMe } from '../data/use-me.ts'
import { Choice } from '../ui/choice/choice.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { saveFindable, useSettings } from './data/settings.ts'
import { useSetting } from './use-setting.ts'
import { words } from './words.ts'

const options = findableBy.map((value) => ({
  value,
  text: words.findable.options[value],
  note: words.findable.means[value],
}))

/** Who may come upon me. Nobody under 18 is found, so they are not asked. */
export function Findable({ id }: { id: string }) {
  const me = useMe()
  const settings = useSettings()
  const stored = settings.state === 'ready' ? (settings.value?.findable ?? 'nobody') : 'nobody'
  const [value, choose] = useSetting<FindableBy>(stored, (next) => saveFindable(me.uid, next))
  return (
    <SettingsPart id={id} title={words.findable.title} failed={settings.state === 'failed'}>
      <Choice label={words.findable.label} value={value} options={options} onChoose={choose} />
    </SettingsPart>
  )
}
