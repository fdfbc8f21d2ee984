import { type FindableBy, findableBy } from '@varanda/domain/settings'
import { useState } from 'react'
import { saveFindable, useSettings } from '../../data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

/** Who may come upon me. Nobody under 18 is found, so they are not asked. */
export function Findable() {
  const me = useMe()
  const settings = useSettings()
  const [chosen, setChosen] = useState<FindableBy>()
  if (me.ageBand !== 'adult') return null
  const stored = settings.state === 'ready' ? (settings.value?.findable ?? 'nobody') : 'nobody'
  const value = chosen ?? stored
  const choose = (next: FindableBy) => {
    setChosen(next)
    saveFindable(me.uid, next).catch((error) => {
      console.warn('findable', error)
      setChosen(undefined)
      toast(words.refused)
    })
  }
  return (
    <section className="stack" aria-labelledby="findable-title">
      <h2 id="findable-title" className="settings-title">
        {words.findable.title}
      </h2>
      {settings.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <Choice
          label={words.findable.label}
          note={words.findable.means[value]}
          value={value}
          options={findableBy.map((one) => ({ value: one, text: words.findable.options[one] }))}
          onChoose={choose}
        />
      )}
    </section>
  )
}
