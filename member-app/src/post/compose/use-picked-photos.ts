import { mediaLimits } from '@varanda/domain/post/media'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import type { DraftHandle } from '../data/draft/use-draft.ts'
import {
  $pickings,
  type Composer,
  forgetRefusedIn,
  landings,
  type NamedFiles,
  openFor,
  type Picking,
  pickInto,
  pickingOf,
  type RefusedFile,
  refuseIn,
} from './picking.ts'
import { words } from './words.ts'

/** Pictures on their way into the draft of a composer, also those of a composer that had it open before. */
export interface PickedPhotos extends Picking {
  add: (files: readonly File[], named?: NamedFiles) => Promise<void>
  /** Says of more files that they did not become photos. */
  refuse: (files: readonly RefusedFile[]) => void
  forgetRefused: () => void
}

/** Takes as many pictures into a draft as there is room for. */
export function usePickedPhotos(
  uid: string,
  { draft, newest }: Pick<DraftHandle, 'draft' | 'newest'>,
  composer: Composer,
): PickedPhotos {
  const { key, photos = [] } = draft
  const kept = photos.length
  const [since] = useState(landings)
  const now = useRef(composer)
  now.current = composer
  // In a state, so that a photo and that it is not on its way any more are drawn at once.
  const [picking, setPicking] = useState(() => pickingOf(key))
  useEffect(() => {
    const follow = () => setPicking(pickingOf(key))
    follow()
    const stop = $pickings.listen(follow)
    const self: Composer = { keep: (photo) => now.current.keep(photo), touch: () => now.current.touch() }
    const leave = openFor(key, self, since)
    return () => {
      stop()
      leave()
    }
  }, [key, since])

  const add = useCallback(
    async (files: readonly File[], named?: NamedFiles) => {
      const { key } = newest()
      const room = Math.max(0, mediaLimits.photosInPost - kept - pickingOf(key).preparing)
      const taken = files.slice(0, room)
      if (taken.length < files.length) toast(words.photos.full(mediaLimits.photosInPost, files.length - taken.length))
      const picked = pickInto(uid, key, taken, named)
      // From now on this is the draft, also where the disk has not answered yet.
      now.current.touch()
      await picked
    },
    [uid, kept, newest],
  )
  const refuse = useCallback((files: readonly RefusedFile[]) => refuseIn(newest().key, files), [newest])
  const forgetRefused = useCallback(() => forgetRefusedIn(newest().key), [newest])
  return { ...picking, add, refuse, forgetRefused }
}
