import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $access } from '@varanda/client/account/session'
import { settings as settingsEn } from '@varanda/domain/account/messages/en/settings'
import { settings as settingsPt } from '@varanda/domain/account/messages/pt/settings'
import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { cameBy } from '@varanda/domain/invite/came-by'
import { person as personEn } from '@varanda/domain/member/messages/en/person'
import { person as personPt } from '@varanda/domain/member/messages/pt/person'
import { routes } from '@varanda/domain/site/routes'
import type { ReactNode } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { Leave } from './leave.tsx'
import { PortraitChoice } from './portrait-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import { words } from './words.ts'

const running = inLocale({ pt, en })
const persons = inLocale({ pt: personPt, en: personEn })
const settings = inLocale({ pt: settingsPt, en: settingsEn })

/** My own page; `children` is what other parts of the app say on it. */
export function ProfileScreen({ children }: { children: ReactNode }) {
  const me = useMe()
  const { isAdmin } = useStore($access)
  const by = cameBy(me)
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
          <p className="quiet">{by === 'member' ? words.invitedBy(me.invitedBy!.name) : words.cameBy[by]}</p>
          <PortraitChoice />
          <Link className="text-button" id="my-posts" to="/user/people/$uid" params={{ uid: me.uid }}>
            {persons.mine}
          </Link>
        </div>
      </header>
      <div className="page-body sections">
        <ProfileForm />
        {children}
        <BlockedPeople />
        <section className="stack wide" aria-label={words.account}>
          <Link className="button line" to="/user/settings">
            <Icon name="settings" />
            {settings.open}
          </Link>
          {isAdmin && (
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
