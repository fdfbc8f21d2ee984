import { Link } from '@tanstack/react-router'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { settingsWords as words } from './words.ts'

/** Among the settings: the way to what tells me. */
export function NoticeSettingsWay({ id }: { id: string }) {
  return (
    <SettingsPart id={id} title={words.title} note={words.wayText}>
      <Link id="to-notice-settings" className="button line" to="/user/notices/settings">
        {words.open}
      </Link>
    </SettingsPart>
  )
}
