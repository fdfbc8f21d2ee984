import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $access } from '@varanda/client/account/session'
import { settings as settingsEn } from '@varanda/domain/account/messages/en/settings'
import { settings as settingsPt } from '@varanda/domain/account/messages/pt/settings'
import { automations as automationsEn } from '@varanda/domain/automation/messages/en/automations'
import { automations as automationsPt } from '@varanda/domain/automation/messages/pt/automations'
import { person as personEn } from '@varanda/domain/member/messages/en/person'
import { profile as en } from '@varanda/domain/member/messages/en/profile'
import { person as personPt } from '@varanda/domain/member/messages/pt/person'
import { profile as pt } from '@varanda/domain/member/messages/pt/profile'
import { drafts as draftsEn } from '@varanda/domain/post/messages/en/drafts'
import { saved as savedEn } from '@varanda/domain/post/messages/en/saved'
import { drafts as draftsPt } from '@varanda/domain/post/messages/pt/drafts'
import { saved as savedPt } from '@varanda/domain/post/messages/pt/saved'
import { useMe } from '../data/use-me.ts'
import { InMyCare } from '../guardian/in-my-care.tsx'
import { MyGuardian } from '../guardian/my-guardian.tsx'
import { AboutInstance } from '../instance/settings/about-instance.tsx'
import { InvitesWay } from '../invite/own/invites-way.tsx'
import { Leave } from '../member/profile/leave.tsx'
import { ProfileHead } from '../member/profile/profile-head.tsx'
import { SeeAsWay } from '../post/seen/see-as-way.tsx'
import { words as support } from '../support/words.ts'
import { inLocale } from '../ui/locale.ts'
import { Ways, WayWords } from '../ui/way.tsx'
import { AdminWay } from './admin-way.tsx'

const words = inLocale({ pt, en })
const persons = inLocale({ pt: personPt, en: personEn })
const drafts = inLocale({ pt: draftsPt, en: draftsEn })
const saved = inLocale({ pt: savedPt, en: savedEn })
const automations = inLocale({ pt: automationsPt, en: automationsEn })
const settings = inLocale({ pt: settingsPt, en: settingsEn })

/** A member's own page: who they are to others, and every way onward that is theirs. */
export function MyPage() {
  const me = useMe()
  const { isAdmin } = useStore($access)
  return (
    <>
      <ProfileHead />
      <div className="courses">
        {isAdmin && <AdminWay />}
        <Ways title={words.ways.mine}>
          <InvitesWay />
          <Link className="way" id="my-posts" to="/user/people/$uid" params={{ uid: me.uid }}>
            <WayWords icon="eye" title={persons.mine} text={words.ways.pageText} />
          </Link>
          <SeeAsWay />
          <Link className="way" id="my-saved" to="/user/saved">
            <WayWords icon="bookmark" title={saved.title} text={saved.open} />
          </Link>
          <Link className="way" id="my-drafts" to="/user/drafts">
            <WayWords icon="edit" title={drafts.title} text={drafts.open} />
          </Link>
          <Link className="way" id="my-automations" to="/user/automations">
            <WayWords icon="again" title={automations.title} text={automations.open} />
          </Link>
          {me.ageBand === 'adult' && (
            <Link className="way" id="my-support" to="/user/support">
              <WayWords icon="hibiscus" title={support.title} text={support.open} />
            </Link>
          )}
          <Link className="way" id="my-settings" to="/user/settings">
            <WayWords icon="settings" title={settings.title} text={settings.open} />
          </Link>
          {me.guardian === null && me.ageBand === 'adult' && <InMyCare />}
        </Ways>
        {me.guardian !== null && <MyGuardian guardian={me.guardian} />}
        <Ways title={words.ways.instance}>
          <AboutInstance />
        </Ways>
        <Ways title={words.account}>
          <Leave />
        </Ways>
      </div>
    </>
  )
}
