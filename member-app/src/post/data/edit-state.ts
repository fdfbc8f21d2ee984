import { chosenPhoto, photosAs, saysSame, type Wanted, wantedOf } from '@varanda/domain/post/edit'
import type { Entry } from '@varanda/domain/post/entry'
import { asStored } from '@varanda/domain/stored'
import * as v from 'valibot'
import { type Draft, draftPhotoSchema } from './draft/drafts.ts'
import { keptCode } from './outbox/outbox-photos.ts'

/** An edit of a post of mine that the instance has not taken yet. Times are in milliseconds. */
export const editOfSchema = v.object({
  postId: v.string(),
  /** The revision that was seen when it was begun, and when the post had last been edited then; 0 for never. */
  rev: v.number(),
  seen: v.number(),
  /** `open`: begun and not saved. */
  state: v.picklist(['open', 'waiting', 'refused']),
  /** Why it was refused, or why it waits where that is not the network: `too-many-tries` until `dueAt`. */
  code: v.optional(keptCode),
  tries: v.number(),
  dueAt: v.number(),
})
export type EditOf = v.InferOutput<typeof editOfSchema>

const editSchema = v.object({
  key: v.string(),
  text: v.string(),
  photos: v.optional(v.array(draftPhotoSchema)),
  edit: editOfSchema,
})
/** A draft that is an edit. */
export type Edit = Draft & { edit: EditOf }

/** Those among drafts; what is none is left where it is. */
export function editsAmong(stored: readonly unknown[]): Edit[] {
  return stored.flatMap((one) => (asStored(editSchema, one) as Edit | undefined) ?? [])
}

/**
 * Those that are to be sent: saved, not looked at, and not just taken. `taken` by the post's id: one of them that is saved
 * again is another edit, which waits for nothing.
 */
export function toSend(edits: readonly Edit[], taken: ReadonlyMap<string, Edit>, held: ReadonlySet<string>): Edit[] {
  return edits.filter((one) => {
    const { state, postId } = one.edit
    return state === 'waiting' && !held.has(postId) && JSON.stringify(one) !== JSON.stringify(taken.get(postId))
  })
}

/** What the post is to say by a draft. */
export function wantedBy({ text, photos = [] }: Pick<Draft, 'text' | 'photos'>): Wanted {
  return { text: text.trim(), photos: photos.map(chosenPhoto) }
}

/** What of a post an edit that begins now has seen. */
export function seenOf({ rev, editedAt }: Pick<Entry, 'rev' | 'editedAt'>): Pick<EditOf, 'rev' | 'seen'> {
  return { rev, seen: editedAt?.toMillis() ?? 0 }
}

/**
 * An edit upon what the post says by now, where that is what was begun or what was `sent` of it: whoever reads their own
 * words there is behind nobody.
 */
export function uponOwn(entry: Entry, edit: Edit, sent: Pick<Draft, 'text' | 'photos'> = edit): Edit {
  const isOwn = [edit, sent].some((one) => saysSame(wantedOf(entry), wantedBy(one)))
  return isOwn ? { ...edit, edit: { ...edit.edit, ...seenOf(entry) } } : edit
}

/** Whether the post was edited elsewhere since this edit was begun, and says something else. */
export function isStale(entry: Entry, edit: Edit): boolean {
  const { rev, seen } = seenOf(entry)
  return rev > edit.edit.rev && seen !== edit.edit.seen && !saysSame(wantedOf(entry), wantedBy(edit))
}

/** The post as its author has it on this device: what was saved shows before the instance has it. */
export function asEdited(entry: Entry, edit: Edit | undefined): Entry {
  if (edit?.edit.state !== 'waiting') return entry
  const wanted = wantedBy(edit)
  const photos = photosAs(entry, wanted)
  const { photos: _, ...rest } = entry
  // A photo is gone meanwhile: the instance will say what becomes of it.
  return photos ? { ...rest, text: wanted.text, ...(photos.length > 0 && { photos }) } : entry
}
