import { Link } from '@tanstack/react-router'
import { admin as en } from '@varanda/domain/messages/en/admin'
import { admin as pt } from '@varanda/domain/messages/pt/admin'
import { routes } from '@varanda/domain/routes'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { Leave } from './leave.tsx'
import { PortraitChoice } from './portrait-choice.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileForm } from './profile-form.tsx'
import { words } from './words.ts'

const running = inLocale({ pt, en })

/** My own page. */
export function ProfileScreen() {
  const me = useMe()
  return (
    <>
      <header className="page-head profile-head">
        <Portrait uid={me.uid} size="l" />
        <div>
          <ScreenTitle title={words.title}>
            <span className="profile-name" dir="auto">
              {me.name}
            </span>
          </ScreenTitle>
          <p className="quiet">{me.invitedBy ? words.invitedBy(me.invitedBy.name) : words.founder}</p>
          <PortraitChoice />
        </div>
      </header>
      <div className="page-body sections">
        <ProfileForm />
        <Preferences />
        <BlockedPeople />
        <section className="stack wide" aria-label={words.account}>
          <div>
            <h2 className="label">{words.email}</h2>
            <p className="account-mail">{me.email}</p>
            <p className="small quiet only-you">
              <Icon name="lock" size={18} /> {words.emailNote}
            </p>
          </div>
          {me.role === 'admin' && (
            <Link className="button line" to={routes.admin.path}>
              {running.enter}
            </Link>
          )}
          <Leave />
        </section>
      </div>
    </>
  )
}
