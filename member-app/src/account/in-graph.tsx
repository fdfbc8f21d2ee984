import { useMe } from '../data/use-me.ts'
import { Switch } from '../ui/choice/switch.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { saveInGraph, useSettings } from './data/settings.ts'
import { useSetting } from './use-setting.ts'
import { words } from './words.ts'

/** Whether administrators see me in the graph of the instance. Nobody under 18 is in it, so they are not asked. */
export function InGraph({ id }: { id: string }) {
  const me = useMe()
  const settings = useSettings()
  const stored = settings.state === 'ready' ? (settings.value?.inGraph ?? true) : true
  const [isIn, choose] = useSetting(stored, (inGraph) => saveInGraph(me.uid, inGraph))
  return (
    <SettingsPart id={id} title={words.graph.title} failed={settings.state === 'failed'}>
      <Switch label={words.graph.label} note={isIn ? words.graph.on : words.graph.off} on={isIn} onSwitch={choose} />
    </SettingsPart>
  )
}
