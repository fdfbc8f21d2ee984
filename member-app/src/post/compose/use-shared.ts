import { mediaLimits } from '@varanda/domain/post/media'
import { useEffect, useRef, useState } from 'react'
import { dropPhoto, markTaken, sharesFor, type WaitingShare } from '../../data/share/waiting-shares.ts'
import { toast } from '../../ui/notice/toast.tsx'
import type { DraftHandle } from '../data/draft/use-draft.ts'
import type { PickedPhotos } from './use-picked-photos.ts'
import { words } from './words.ts'

type Draft = Pick<DraftHandle, 'newest' | 'change' | 'flush'>

/**
 * Takes what other apps shared into the draft, below what was begun there, once `ready`. Answers whether something came.
 * A page that is left in the middle takes the rest the next time.
 */
export function useShared(uid: string, ready: boolean, draft: Draft, picked: PickedPhotos): boolean {
  const [came, setCame] = useState(false)
  const now = useRef({ draft, picked })
  now.current = { draft, picked }
  useEffect(() => {
    if (!ready) return
    let left = false
    const take = async () => {
      for (const share of await sharesFor(uid, Date.now())) {
        if (left) return
        const { draft, picked } = now.current
        const begun = draft.newest().text
        // Else the page was left before, with the words in the draft and not all photos.
        if (!begun.includes(share.text)) {
          draft.change({ text: [begun, share.text].filter(Boolean).join('\n\n') })
          draft.flush()
        }
        setCame(true)
        toast(words.shared.came)
        await addPhotos(share, draft, picked)
        now.current.picked.refuse(share.refused)
        if (share.leftOut > 0) toast(words.photos.full(mediaLimits.photosInPost, share.leftOut))
        await markTaken(share.id, Date.now())
      }
    }
    oneTab(take).catch((error) => console.warn('share', error))
    return () => {
      left = true
    }
  }, [uid, ready])
  return came
}

/** A photo that came into the draft as the page was left is not added again. */
async function addPhotos({ id, photos, photoIds }: WaitingShare, draft: Draft, picked: PickedPhotos): Promise<void> {
  const ids = new Map(photos.map((photo, at) => [photo, photoIds[at]!]))
  const there = new Set(draft.newest().photos?.map(({ id }) => id))
  await picked.add(
    photos.filter((photo) => !there.has(ids.get(photo)!)),
    { idOf: (photo) => ids.get(photo)!, done: (photo) => dropPhoto(id, ids.get(photo)!) },
  )
}

/** Two tabs do not take the same share. */
async function oneTab(take: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('varanda-shares', take)
  else await take()
}
