import { useMe } from '../data/use-me.ts'
import { saveInGraph, useSettings } from './data/settings.ts'
import { SettingChoice } from './setting-choice.tsx'
import { words } from './words.ts'

/** Whether administrators see me in the graph of the instance. Nobody under 18 is in it, so they are not asked. */
export function InGraph() {
  const me = useMe()
  const settings = useSettings()
  if (me.ageBand !== 'adult') return null
  const isIn = settings.state === 'ready' ? (settings.value?.inGraph ?? true) : true
  return (
    <SettingChoice
      title={words.graph.title}
      label={words.graph.label}
      means={{ yes: words.graph.on, no: words.graph.off }}
      options={[
        { value: 'yes', text: words.graph.yes },
        { value: 'no', text: words.graph.no },
      ]}
      stored={isIn ? 'yes' : 'no'}
      usual="yes"
      failed={settings.state === 'failed'}
      save={(value) => saveInGraph(me.uid, value === 'yes')}
    />
  )
}
