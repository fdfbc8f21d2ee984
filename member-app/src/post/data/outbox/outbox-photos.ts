import { type ErrorCode, isErrorCode } from '@varanda/domain/errors'
import * as v from 'valibot'
import { draftPhotoSchema } from '../draft/drafts.ts'
import type { OutboxItem } from './outbox-state.ts'

/** Why something waits or was refused, as an earlier or a later version of the app may have kept it. */
export const keptCode = v.custom<ErrorCode>((code) => typeof code === 'string')

/** A picture of a post on its way. Its id is made once, so uploading it twice is uploading it once. */
export const outboxPhotoSchema = v.object({
  ...draftPhotoSchema.entries,
  /** `uploaded`: its bytes are there; `ready`: the instance made a photo of them. */
  step: v.optional(v.picklist(['uploaded', 'ready'])),
  /** Its bytes went off once; whether they are there, the instance knows. */
  begun: v.optional(v.literal(true)),
  /** Where its bytes go on, if they went off piece by piece. */
  passage: v.optional(v.string()),
  /** Why this picture was refused. */
  code: v.optional(keptCode),
})
export type OutboxPhoto = v.InferOutput<typeof outboxPhotoSchema>

/** What became of a picture on its way. */
export type Becoming = Pick<OutboxPhoto, 'step' | 'begun' | 'passage' | 'code'>

/** Refusals that are about one picture, which the person can take out. */
const ofOnePhoto: readonly ErrorCode[] = ['not-an-image', 'too-large', 'quota-exceeded', 'photo-missing']

export function isAboutPhoto(code: unknown): code is ErrorCode {
  return isErrorCode(code) && ofOnePhoto.includes(code)
}

/** What still has to reach the instance, in order. */
export function photosToSend({ photos = [] }: OutboxItem): OutboxPhoto[] {
  return photos.filter(({ step, code }) => step !== 'ready' && !code)
}

/** The item with what became of one of its pictures. */
export function withPhoto(item: OutboxItem, id: string, became: Becoming): OutboxItem {
  return { ...item, photos: (item.photos ?? []).map((photo) => (photo.id === id ? { ...photo, ...became } : photo)) }
}

/** The item without a picture that was refused; undefined when nothing is left to post. It is due at once. */
export function withoutPhoto(item: OutboxItem, id: string, now: number): OutboxItem | undefined {
  const photos = (item.photos ?? []).filter((photo) => photo.id !== id)
  if (photos.length === 0 && item.text === '') return undefined
  if (photos.some(({ code }) => code)) return { ...item, photos }
  const { code: _, ...rest } = item
  return { ...rest, photos, state: 'waiting', tries: 0, dueAt: now }
}

/**
 * What came of a try, without the pictures that were left out while it went on: `lying` is the same post as it lies there.
 * Refused for one of those alone, it goes again.
 */
export function withoutLeftOut(outcome: OutboxItem, lying: OutboxItem): OutboxItem {
  const { photos = [], code: _, ...rest } = outcome
  const left = photos.filter(({ id }) => lying.photos?.some((photo) => photo.id === id))
  if (left.length === photos.length) return outcome
  const isMended = outcome.state === 'refused' && photos.some(({ code }) => code) && !left.some(({ code }) => code)
  return isMended ? { ...rest, photos: left, state: 'waiting', tries: 0 } : { ...outcome, photos: left }
}

/** The instance has lost what was made ready (it waits a day at most): everything is brought once more. */
export function fromTheStart(item: OutboxItem): OutboxItem {
  return { ...item, photos: (item.photos ?? []).map(({ step: _, begun: __, passage: ___, ...photo }) => photo) }
}

/** How far the pictures are, for saying it; undefined for a post without. */
export function photoProgress({ photos = [] }: OutboxItem): { ready: number; all: number } | undefined {
  if (photos.length === 0) return undefined
  return { ready: photos.filter(({ step }) => step === 'ready').length, all: photos.length }
}

/** Runs `work` for every element, at most `width` at a time; after a failure nothing new is begun, and it is thrown. */
export async function forEachOf<Element>(
  elements: readonly Element[],
  width: number,
  work: (element: Element) => Promise<void>,
): Promise<void> {
  const rest = [...elements]
  let failed: { error: unknown } | undefined
  const worker = async () => {
    while (!failed) {
      const next = rest.shift()
      if (next === undefined) return
      await work(next).catch((error) => {
        failed ??= { error }
      })
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failed) throw failed.error
}
