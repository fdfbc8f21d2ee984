import { useMe } from '../data/use-me.ts'
import { Switch } from '../ui/choice/switch.tsx'
import { saveMailWishes, useMailWishes } from './data/settings.ts'
import { SettingsPart } from './settings-part.tsx'
import { useSetting } from './use-setting.ts'
import { words } from './words.ts'

/** Notifications by mail, on or off: the same switch that the link at the foot of every such mail turns off. */
export function MailSwitch({ id }: { id: string }) {
  const me = useMe()
  const wishes = useMailWishes()
  const stored = wishes.state === 'ready' ? (wishes.value?.notifications ?? true) : true
  const [on, choose] = useSetting(stored, (notifications) => saveMailWishes(me.uid, { notifications }))
  return (
    <SettingsPart id={id} title={words.mail.title} failed={wishes.state === 'failed'}>
      <Switch label={words.mail.label} note={on ? words.mail.on : words.mail.off} on={on} onSwitch={choose} />
    </SettingsPart>
  )
}
