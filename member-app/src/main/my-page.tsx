import { WardsCorner } from '../guardian/wards-corner.tsx'
import { ProfileScreen } from '../member/profile/profile-screen.tsx'
import { InstanceCorner } from './instance-corner.tsx'

/** A member's own page, with the corners that other nouns have on it. */
export function MyPage() {
  return (
    <ProfileScreen>
      <WardsCorner />
      <InstanceCorner />
    </ProfileScreen>
  )
}
