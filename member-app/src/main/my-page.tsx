import { WardsCorner } from '../guardian/wards-corner.tsx'
import { ProfileScreen } from '../member/profile/profile-screen.tsx'
import { HouseCorner } from './instance-corner.tsx'

/** A member's own page, with the corners that other nouns have on it. */
export function MyPage() {
  return (
    <ProfileScreen>
      <WardsCorner />
      <HouseCorner />
    </ProfileScreen>
  )
}
