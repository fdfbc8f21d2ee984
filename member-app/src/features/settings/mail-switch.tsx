import { useState } from 'react'
import { saveMailWishes, useMailWishes } from '../../data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

/** Notifications by mail, on or off: the same switch that the link at the foot of every such mail turns off. */
export function MailSwitch() {
  const me = useMe()
  const wishes = useMailWishes()
  const [chosen, setChosen] = useState<boolean>()
  const stored = wishes.state === 'ready' ? (wishes.value?.notifications ?? true) : true
  const on = chosen ?? stored
  const choose = (value: 'yes' | 'no') => {
    setChosen(value === 'yes')
    saveMailWishes(me.uid, { notifications: value === 'yes' }).catch((error) => {
      console.warn('mail wishes', error)
      setChosen(undefined)
      toast(words.refused)
    })
  }
  return (
    <section className="stack" aria-labelledby="mail-title">
      <h2 id="mail-title" className="settings-title">
        {words.mail.title}
      </h2>
      {wishes.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <Choice
          label={words.mail.label}
          note={on ? words.mail.on : words.mail.off}
          value={on ? 'yes' : 'no'}
          options={[
            { value: 'yes', text: words.mail.yes },
            { value: 'no', text: words.mail.no },
          ]}
          onChoose={choose}
        />
      )}
    </section>
  )
}
