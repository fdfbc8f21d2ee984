import { Link } from '@tanstack/react-router'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { ownWords as words } from '../words.ts'

/** Among the settings: the way to what I reported, and to what was decided about what is mine. */
export function OwnReportsWay({ id }: { id: string }) {
  return (
    <SettingsPart id={id} title={words.title} note={words.note}>
      <Link id="to-reports" className="button line" to="/user/reports">
        {words.way}
      </Link>
    </SettingsPart>
  )
}
