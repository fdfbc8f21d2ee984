import { useStore } from '@nanostores/react'
import { isInstalled, keepsSignedIn } from '@varanda/client/account/keep-signed-in'
import { changeKeepSignedIn } from '@varanda/client/account/sign-in'
import { localeTags } from '@varanda/domain/locale'
import { useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Choice } from '../ui/choice/choice.tsx'
import { Switch } from '../ui/choice/switch.tsx'
import { $dataSaver, chooseDataSaver, type DataSaver, deviceTells } from '../ui/data-saver.ts'
import { locale } from '../ui/locale.ts'
import { toast } from '../ui/notice/toast.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { $hour, chooseHour, type Hour } from '../ui/time/hour.ts'
import { words as shared } from '../ui/words.ts'
import { chooseLanguage } from './choose-language.ts'
import { reloadAndTell } from './data/after-reload.ts'
import { words } from './words.ts'

const hours: { value: Hour; text: string }[] = [
  { value: '17', text: shared.hour.day },
  { value: '19', text: shared.hour.night },
  { value: 'auto', text: shared.hour.auto },
]

const savers: { value: DataSaver; text: string }[] = [
  { value: 'on', text: words.here.saver.on },
  { value: 'off', text: words.here.saver.off },
  { value: 'auto', text: words.here.saver.auto },
]

/** What this device shows, loads and remembers: the hour, the language, its photos, and its member. */
export function Here({ id }: { id: string }) {
  const me = useMe()
  const hour = useStore($hour)
  const saver = useStore($dataSaver)
  return (
    <SettingsPart id={id} title={words.here.title}>
      <Choice label={shared.hour.label} note={words.here.hourNote} value={hour} options={hours} onChoose={chooseHour} />
      <Choice
        label={shared.language.label}
        {...(me.email !== '' && { note: words.here.languageNote })}
        value={locale}
        options={[
          { value: 'pt', text: shared.language.pt, lang: localeTags.pt },
          { value: 'en', text: shared.language.en, lang: localeTags.en },
        ]}
        onChoose={(to) => void chooseLanguage(me.uid, to)}
      />
      <Choice
        label={words.here.saver.label}
        note={`${words.here.saver.note} ${deviceTells ? words.here.saver.asDevice : words.here.saver.untold}`}
        value={saver}
        options={savers}
        onChoose={chooseDataSaver}
      />
      <KeepSwitch />
    </SettingsPart>
  )
}

function KeepSwitch() {
  const [keeps, setKeeps] = useState(keepsSignedIn)
  if (isInstalled()) return <p className="quiet">{words.here.installed}</p>
  const choose = (keep: boolean) => {
    setKeeps(keep)
    changeKeepSignedIn(keep).then(
      () => (keep ? toast(words.here.changed) : reloadAndTell(words.here.changed)),
      (error) => {
        console.warn('persistence', error)
        setKeeps(keepsSignedIn())
        toast(words.refused)
      },
    )
  }
  return (
    <Switch label={words.here.keep} note={keeps ? words.here.kept : words.here.notKept} on={keeps} onSwitch={choose} />
  )
}
