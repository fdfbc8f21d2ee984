import { useStore } from '@nanostores/react'
import { $mediaOpen } from '@varanda/client/account/media-session'
import type { Entry } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import { useState } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { focusStyle } from '../../ui/album/focus-style.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'

/** In rem. */
const size = 3.25

/** What a notice of a post is about, drawn beside its words: the first photo, else the circle that gave it. */
export function Thing({ entry: { postId, photos, circles } }: { entry: Entry }) {
  const [failed, setFailed] = useState(false)
  const open = useStore($mediaOpen)
  const [photo] = photos ?? []
  const [circle] = circles ?? []
  if (photo && !failed) {
    return (
      <span className="notice-thing">
        {open && (
          <img
            src={mediaUrl(postId, photo.id, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            style={focusStyle(photo)}
            onError={() => setFailed(true)}
          />
        )}
      </span>
    )
  }
  return circle === undefined ? null : <CircleThing id={circle} />
}

/** The block of a circle, once it is known how it is drawn. */
export function CircleThing({ id }: { id: string }) {
  const found = useCirclesNamed([id])
  const [named] = found.state === 'ready' ? found.value : []
  return (
    <span className="notice-thing">{named && <CircleBlock id={id} edition={named.circle.block} size={size} />}</span>
  )
}
