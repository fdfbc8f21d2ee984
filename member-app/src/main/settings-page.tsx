import { people as en } from '@varanda/domain/member/messages/en/people'
import { people as pt } from '@varanda/domain/member/messages/pt/people'
import { SettingsScreen } from '../account/settings-screen.tsx'
import { BlockedPeople } from '../member/profile/blocked-people.tsx'
import { NeverTogether } from '../post/apart/never-together.tsx'
import { words as apart } from '../post/apart/words.ts'
import { inLocale } from '../ui/locale.ts'

const words = inLocale({ pt, en })

/** A member's settings, with those that other nouns have there. */
export function SettingsPage() {
  return (
    <SettingsScreen
      more={[
        { id: 'never-together', title: apart.title, Part: NeverTogether },
        { id: 'blocked', title: words.blocked.title, Part: BlockedPeople },
      ]}
    />
  )
}
