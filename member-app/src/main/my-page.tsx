import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { WardsCorner } from '../features/wards/wards-corner.tsx'
import { HouseCorner } from './house-corner.tsx'

/** A member's own page, with the corners that other nouns have on it. */
export function MyPage() {
  return (
    <ProfileScreen>
      <WardsCorner />
      <HouseCorner />
    </ProfileScreen>
  )
}
