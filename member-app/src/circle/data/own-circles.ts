import { loadFirestore } from '@varanda/client/firestore'
import type { Circle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'

/** A circle of the member's own, as it is chosen from. */
export interface OwnCircle {
  id: string
  name: string
}

/**
 * The circles that this member shares with, by name; groups are not among them. Throws when the instance cannot be
 * reached.
 */
export async function readOwnCircles(uid: string): Promise<OwnCircle[]> {
  const { firestore, sdk } = await loadFirestore()
  const mine = sdk.query(sdk.collection(firestore, paths.circles), sdk.where('owner', '==', uid))
  const circles = (await sdk.getDocs(mine)).docs.flatMap((found) => {
    const { name, kind } = found.data() as Circle
    return kind !== 'group' ? [{ id: found.id, name }] : []
  })
  return circles.sort((one, other) => one.name.localeCompare(other.name))
}
