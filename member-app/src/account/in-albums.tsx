import { useMe } from '../data/use-me.ts'
import { Switch } from '../ui/choice/switch.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { saveInAlbums, useSettings } from './data/settings.ts'
import { useSetting } from './use-setting.ts'
import { words } from './words.ts'

/** Whether others take my posts along in the album of a group. What minors share never goes, so they are not asked. */
export function InAlbums({ id }: { id: string }) {
  const me = useMe()
  const settings = useSettings()
  const stored = settings.state === 'ready' ? (settings.value?.inAlbums ?? true) : true
  const [isIn, choose] = useSetting(stored, (inAlbums) => saveInAlbums(me.uid, inAlbums))
  return (
    <SettingsPart id={id} title={words.albums.title} failed={settings.state === 'failed'}>
      <Switch label={words.albums.label} note={isIn ? words.albums.on : words.albums.off} on={isIn} onSwitch={choose} />
    </SettingsPart>
  )
}
