import { isInstalled } from '@varanda/client/account/keep-signed-in'
import { people as en } from '@varanda/domain/member/messages/en/people'
import { people as pt } from '@varanda/domain/member/messages/pt/people'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { InstallPart } from '../install/install-part.tsx'
import { words as install } from '../install/words.ts'
import { BlockedPeople } from '../member/profile/blocked-people.tsx'
import { NoticeSettingsWay } from '../notice/settings-way.tsx'
import { settingsWords as notices } from '../notice/words.ts'
import { NeverTogether } from '../post/apart/never-together.tsx'
import { words as apart } from '../post/apart/words.ts'
import { Muted } from '../post/mute/muted.tsx'
import { OwnReportsWay } from '../report/own/own-reports-way.tsx'
import { ownWords as reports } from '../report/words.ts'
import { inLocale } from '../ui/locale.ts'
import { words as muted } from '../ui/sheet/mute-sheet.tsx'

const words = inLocale({ pt, en })

/** A member's settings, with those that other nouns have there. */
export function SettingsPage() {
  return (
    <SettingsScreen
      more={[
        { id: 'notices', title: notices.title, Part: NoticeSettingsWay },
        ...(isInstalled() ? [] : [{ id: 'install', title: install.install, Part: InstallPart }]),
        { id: 'muted', title: muted.title, Part: Muted },
        { id: 'never-together', title: apart.title, Part: NeverTogether },
        { id: 'blocked', title: words.blocked.title, Part: BlockedPeople },
        { id: 'reports', title: reports.title, Part: OwnReportsWay },
      ]}
    />
  )
}
