import { Link } from '@tanstack/react-router'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { words } from './words.ts'

/** Among the settings: the way to the page that says who may do what. */
export function WhoWay({ id }: { id: string }) {
  return (
    <SettingsPart id={id} title={words.title} note={words.note}>
      <Link id="to-who" className="button line" to="/user/settings/who">
        {words.way}
      </Link>
    </SettingsPart>
  )
}
