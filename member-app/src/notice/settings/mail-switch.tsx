import { useState } from 'react'
import { saveMailWishes, useMailWishes } from '../../account/data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { Switch } from '../../ui/choice/switch.tsx'
import { keeping } from '../../ui/notice/keeping.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { settingsWords } from '../words.ts'

const words = settingsWords.mail

/** Notices by mail, on or off for all of them: the same switch that the link at the foot of every such mail turns off. */
export function MailSwitch() {
  const me = useMe()
  const wishes = useMailWishes()
  const stored = wishes.state === 'ready' ? (wishes.value?.notifications ?? true) : true
  const [chosen, choose] = useState<boolean>()
  const on = chosen ?? stored
  const turn = (notifications: boolean) => {
    choose(notifications)
    keeping(
      saveMailWishes(me.uid, { notifications }).finally(() => choose(undefined)),
      settingsWords.refused,
    )
  }
  return (
    <section className="how-part" aria-labelledby="mail">
      <h2 id="mail">{words.title}</h2>
      {wishes.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <Switch label={words.label} note={on ? words.on : words.off} on={on} onSwitch={turn} />
      )}
    </section>
  )
}
