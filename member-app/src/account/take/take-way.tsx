import { Link } from '@tanstack/react-router'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { words } from './words.ts'

/** Among the settings: the way to the copy of all that is mine. */
export function TakeWay({ id }: { id: string }) {
  return (
    <SettingsPart id={id} title={words.title} note={words.open}>
      <Link id="to-take" className="button line" to="/user/take">
        {words.way}
      </Link>
    </SettingsPart>
  )
}
