import { $session } from '@varanda/client/account/session'
import { newId } from '@varanda/domain/ids'
import { map } from 'nanostores'
import type { NotKept } from '../../data/share/read-share.ts'
import type { NoPicture } from '../../data/shrink.ts'
import { holdForWords } from '../../data/unsent-words.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { words as shared } from '../../ui/words.ts'
import { comeHere } from '../data/draft/coming.ts'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { shelvePhoto } from '../data/draft/photo-shelf.ts'
import { addToDraft } from '../data/draft/post-drafts.ts'

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

/** Pictures on their way from the person's files into a draft. */
export interface Picking {
  /** How many are still being made ready. */
  preparing: number
  /** How many of them would be lost with this page. */
  coming: number
  /** How many did not become photos, for whatever reason. */
  failed: number
  refused: readonly RefusedFile[]
}

/** A composer that has a draft open. */
export interface Composer {
  keep: (photo: DraftPhoto) => void
  /** Keeps the draft as it is now: what is on its way counts as something in it. */
  touch: () => void
}

/**
 * By the draft's key. Pictures go on being made ready when their composer is left: into the draft on disk, or into the
 * composer that has it open by then.
 */
export const $pickings = map<Record<string, Picking | undefined>>({})

const composers = new Map<string, Composer>()
/** What came to drafts on disk since the page was loaded, for a composer that was reading its own meanwhile. */
const landed: { key: string; photo: DraftPhoto }[] = []

export function pickingOf(key: string): Picking {
  return $pickings.get()[key] ?? { preparing: 0, coming: 0, failed: 0, refused: [] }
}

/** What has come to disk by now. */
export const landings = () => landed.length

/**
 * A composer has this draft open from now on, and is given what came to it on disk after `since`. Answers how to leave.
 */
export function openFor(key: string, composer: Composer, since: number): () => void {
  composers.set(key, composer)
  for (const one of landed.slice(since)) if (one.key === key) composer.keep(one.photo)
  return () => {
    if (composers.get(key) === composer) composers.delete(key)
    forgetIfOver(key)
  }
}

/** Says of files that they did not become photos, as long as somebody is there to read it. */
export function refuseIn(key: string, files: readonly RefusedFile[]): void {
  if (composers.has(key)) note(key, ({ refused }) => ({ refused: [...refused, ...files] }))
}

export function forgetRefusedIn(key: string): void {
  note(key, () => ({ refused: [] }))
}

/** Takes pictures into a draft one by one: a phone has not the memory for ten at once. */
export async function pickInto(uid: string, key: string, files: readonly File[], named?: NamedFiles): Promise<void> {
  // What was shared lies on the disk until it is taken.
  const ofPage = named ? 0 : 1
  comeHere(key)
  note(key, ({ preparing, coming }) => ({
    preparing: preparing + files.length,
    coming: coming + files.length * ofPage,
    refused: [],
  }))
  const letGo = holdForWords()
  for (const file of files) {
    let isComing = true
    const came = () => {
      if (isComing) note(key, ({ coming }) => ({ coming: coming - ofPage }))
      isComing = false
    }
    try {
      const why = await takeOne(uid, key, { file, id: named?.idOf(file) ?? newId(), came })
      if (why) {
        note(key, ({ failed, refused }) => ({ failed: failed + 1, refused: [...refused, { name: file.name, why }] }))
      }
      await named?.done(file)
    } catch (error) {
      note(key, ({ failed }) => ({ failed: failed + 1 }))
      console.warn('photo', error)
      toast(shared.failed.text)
    }
    came()
    note(key, ({ preparing }) => ({ preparing: preparing - 1 }))
  }
  const composer = composers.get(key)
  if (composer) composer.touch()
  else if (pickingOf(key).failed > 0)
    await addToDraft(key, undefined, pickingOf(key).coming).catch((error) => console.warn('draft', error))
  forgetIfOver(key)
  letGo()
}

interface Taken {
  file: File
  id: string
  /** Told before the photo is in the draft, which then says how many are coming still. */
  came: () => void
}

/** Answers why it does not become a photo. */
async function takeOne(uid: string, key: string, { file, id, came }: Taken): Promise<NoPicture | undefined> {
  const { NotAPicture, shrink } = await import('../../data/shrink.ts')
  const drawn = await shrink(file).catch((error) => {
    if (error instanceof NotAPicture) return error.why
    throw error
  })
  if (typeof drawn === 'string') return drawn
  // Someone signed out meanwhile: nothing of theirs comes back to disk.
  const session = $session.get()
  if (session.state !== 'member' || session.uid !== uid) return undefined
  const { bytes, width, height } = drawn
  await shelvePhoto(uid, id, bytes)
  came()
  await intoDraft(key, { id, width, height })
  return undefined
}

async function intoDraft(key: string, photo: DraftPhoto): Promise<void> {
  const composer = composers.get(key)
  if (composer) return composer.keep(photo)
  landed.push({ key, photo })
  await addToDraft(key, photo, pickingOf(key).coming)
}

function note(key: string, change: (before: Picking) => Partial<Picking>): void {
  const before = pickingOf(key)
  $pickings.setKey(key, { ...before, ...change(before) })
}

function forgetIfOver(key: string): void {
  if (!composers.has(key) && pickingOf(key).preparing === 0) $pickings.setKey(key, undefined)
}
