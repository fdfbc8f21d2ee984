import { SettingsScreen } from '../account/settings-screen.tsx'
import { BlockedPeople } from '../member/profile/blocked-people.tsx'

/** A member's settings, with those that other nouns have there. */
export function SettingsPage() {
  return (
    <SettingsScreen>
      <BlockedPeople />
    </SettingsScreen>
  )
}
