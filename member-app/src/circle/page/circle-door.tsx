import '@varanda/design/scenes/circle-wall.css'
import { useStore } from '@nanostores/react'
import { circleWall, type WallMeasures } from '@varanda/design/scenes/circle-wall'
import { likeness } from '@varanda/design/scenes/gallery'
import { circlePictureUrl } from '@varanda/domain/circle/picture'
import { drawnName } from '@varanda/domain/member/photo'
import { useMemo, useState } from 'react'
import { $faces } from '../../ui/person/faces.ts'
import { Picture } from '../../ui/picture.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { DoorPicture } from './door-picture.tsx'

/** On a phone, and where there is room beside the column. */
const phone: WallMeasures = { width: 390, height: 148, block: 50, door: { at: 289, width: 126, height: 128 } }
const desktop: WallMeasures = { width: 620, height: 176, block: 52, door: { at: 471, width: 156, height: 154 } }

/** While it is being made, it stands in the middle. */
const inMiddle: WallMeasures = { width: 390, height: 216, block: 56, door: { at: 252, width: 156, height: 172 } }

/** Somebody who stands in a door. */
export interface AtDoor {
  uid: string
  photo?: string | undefined
}

/**
 * A circle's own wall, with an open door and in it the circle's picture, or whoever was here last. It says nothing that
 * words do not.
 */
export function CircleDoor(props: {
  id: string
  edition?: number | undefined
  people: readonly AtDoor[]
  /** The id of the circle's picture. */
  picture?: string | undefined
  isBeingMade?: boolean
}) {
  const { id, edition, people, picture, isBeingMade } = props
  const wide = useWide()
  const { photos } = useStore($faces)
  const [missing, setMissing] = useState<string>()
  const shown = picture === missing ? undefined : picture
  const wall = wide ? desktop : isBeingMade ? inMiddle : phone
  const standing = shown ? [] : people
  const faces = standing.map(({ uid, photo }) => ({ uid, photo: photo ?? photos.get(uid) }))
  const key = faces.map(({ uid, photo }) => `${uid} ${photo}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who stands there.
  const svg = useMemo(
    () =>
      circleWall(id, {
        ...wall,
        edition,
        people: faces.map(({ uid, photo }) => likeness(drawnName(photo), uid)),
      }),
    [id, edition, wall, key],
  )
  return (
    <span className="circle-doorway" aria-hidden="true">
      <Picture className="circle-door" svg={svg} />
      {shown && <DoorPicture src={circlePictureUrl(id, shown)} wall={wall} onMissing={() => setMissing(shown)} />}
    </span>
  )
}
