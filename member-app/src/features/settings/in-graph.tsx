import { useState } from 'react'
import { saveInGraph, useSettings } from '../../data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

/** Whether administrators see me in the graph of the house. Nobody under 18 is in it, so they are not asked. */
export function InGraph() {
  const me = useMe()
  const settings = useSettings()
  const [chosen, setChosen] = useState<boolean>()
  if (me.ageBand !== 'adult') return null
  const stored = settings.state === 'ready' ? (settings.value?.inGraph ?? true) : true
  const isIn = chosen ?? stored
  const choose = (value: 'yes' | 'no') => {
    setChosen(value === 'yes')
    saveInGraph(me.uid, value === 'yes').catch((error) => {
      console.warn('in graph', error)
      setChosen(undefined)
      toast(words.refused)
    })
  }
  return (
    <section className="stack" aria-labelledby="graph-title">
      <h2 id="graph-title" className="settings-title">
        {words.graph.title}
      </h2>
      {settings.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <Choice
          label={words.graph.label}
          note={isIn ? words.graph.on : words.graph.off}
          value={isIn ? 'yes' : 'no'}
          options={[
            { value: 'yes', text: words.graph.yes },
            { value: 'no', text: words.graph.no },
          ]}
          onChoose={choose}
        />
      )}
    </section>
  )
}
