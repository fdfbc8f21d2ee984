import { firstName } from '@varanda/domain/member'
import { admin as en } from '@varanda/domain/messages/en/admin'
import { admin as pt } from '@varanda/domain/messages/pt/admin'
import { useMe } from '../../data/use-me.ts'
import { inLocale } from '../../ui/locale.ts'
import { ScreenTitle } from '../../ui/screen.tsx'

const words = inLocale({ pt, en })

/** Where an administrator begins. */
export function DashboardScreen() {
  const me = useMe()
  return (
    <header className="page-head">
      <ScreenTitle title={words.places.admin} />
      <p className="quiet">{words.welcome(firstName(me.name))}</p>
    </header>
  )
}
