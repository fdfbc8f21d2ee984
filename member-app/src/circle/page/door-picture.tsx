import { useStore } from '@nanostores/react'
import { $mediaOpen } from '@varanda/client/account/media-session'
import type { WallMeasures } from '@varanda/design/scenes/circle-wall'

interface DoorPictureProps {
  src: string
  wall: WallMeasures
  onMissing: () => void
}

/** A picture in the door of a wall of those measures, of which it covers as much as the door does. */
export function DoorPicture({ src, wall: { width, height, door }, onMissing }: DoorPictureProps) {
  const open = useStore($mediaOpen)
  if (!open) return null
  const percent = (share: number) => `${share * 100}%`
  return (
    <img
      className="door-picture"
      src={src}
      alt=""
      decoding="async"
      style={{
        left: percent((door.at - door.width / 2) / width),
        width: percent(door.width / width),
        height: percent(door.height / height),
        borderRadius: `50% 50% 0 0 / ${percent(door.width / 2 / door.height)} ${percent(door.width / 2 / door.height)} 0 0`,
      }}
      onError={onMissing}
    />
  )
}
