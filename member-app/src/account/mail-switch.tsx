import { useMe } from '../data/use-me.ts'
import { saveMailWishes, useMailWishes } from './data/settings.ts'
import { SettingChoice } from './setting-choice.tsx'
import { words } from './words.ts'

/** Notifications by mail, on or off: the same switch that the link at the foot of every such mail turns off. */
export function MailSwitch() {
  const me = useMe()
  const wishes = useMailWishes()
  const notifications = wishes.state === 'ready' ? (wishes.value?.notifications ?? true) : true
  return (
    <SettingChoice
      title={words.mail.title}
      label={words.mail.label}
      means={{ yes: words.mail.on, no: words.mail.off }}
      options={[
        { value: 'yes', text: words.mail.yes },
        { value: 'no', text: words.mail.no },
      ]}
      stored={notifications ? 'yes' : 'no'}
      usual="yes"
      failed={wishes.state === 'failed'}
      save={(value) => saveMailWishes(me.uid, { notifications: value === 'yes' })}
    />
  )
}
