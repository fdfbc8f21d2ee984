import { newId } from '@varanda/domain/ids'
import { mediaLimits } from '@varanda/domain/post/media'
import { useCallback, useRef, useState } from 'react'
import type { NotKept } from '../../data/share/read-share.ts'
import type { NoPicture } from '../../data/shrink.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { words as shared } from '../../ui/words.ts'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { shelvePhoto } from '../data/draft/photo-shelf.ts'
import { words } from './words.ts'

/** A file that did not become a photo. */
export interface RefusedFile {
  name: string
  why: NoPicture | NotKept
}

/** Files whose photos have their ids before they are made. */
export interface NamedFiles {
  idOf: (file: File) => string
  /** Told of each file as it is in the draft, or is none of a photo. */
  done: (file: File) => Promise<void>
}

/** Pictures on their way from the person's files into the draft. */
export interface PickedPhotos {
  /** How many are still being made ready. */
  preparing: number
  /** How many did not become photos, for whatever reason, since the composer was opened. */
  failed: number
  refused: readonly RefusedFile[]
  add: (files: readonly File[], named?: NamedFiles) => Promise<void>
  /** Says of more files that they did not become photos. */
  refuse: (files: readonly RefusedFile[]) => void
  forgetRefused: () => void
}

/** Takes pictures one by one (a phone has not the memory for ten at once), as many as there is room for. */
export function usePickedPhotos(uid: string, kept: number, keep: (photo: DraftPhoto) => void): PickedPhotos {
  const [preparing, setPreparing] = useState(0)
  const [failed, setFailed] = useState(0)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const coming = useRef(0)

  const add = useCallback(
    async (files: readonly File[], named?: NamedFiles) => {
      const room = Math.max(0, mediaLimits.photosInPost - kept - coming.current)
      const taken = files.slice(0, room)
      if (taken.length < files.length) toast(words.photos.full(mediaLimits.photosInPost, files.length - taken.length))
      setRefused([])
      coming.current += taken.length
      setPreparing(coming.current)
      for (const file of taken) {
        try {
          const why = await takeOne(uid, file, named?.idOf(file) ?? newId(), keep)
          if (why) setRefused((others) => [...others, { name: file.name, why }])
          if (why) setFailed((before) => before + 1)
          await named?.done(file)
        } catch (error) {
          setFailed((before) => before + 1)
          console.warn('photo', error)
          toast(shared.failed.text)
        }
        coming.current -= 1
        setPreparing(coming.current)
      }
    },
    [uid, kept, keep],
  )
  const refuse = useCallback((files: readonly RefusedFile[]) => setRefused((others) => [...others, ...files]), [])
  return { preparing, failed, refused, add, refuse, forgetRefused: () => setRefused([]) }
}

/** Answers why it does not become a photo. */
async function takeOne(
  uid: string,
  file: File,
  id: string,
  keep: (photo: DraftPhoto) => void,
): Promise<NoPicture | undefined> {
  const { NotAPicture, shrink } = await import('../../data/shrink.ts')
  const drawn = await shrink(file).catch((error) => {
    if (error instanceof NotAPicture) return error.why
    throw error
  })
  if (typeof drawn === 'string') return drawn
  const { bytes, width, height } = drawn
  await shelvePhoto(uid, id, bytes)
  keep({ id, width, height })
  return undefined
}
