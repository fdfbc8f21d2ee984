import { type Audience, audienceOf, type StoredAudience } from '@varanda/domain/post/audience'
import { focusSchema } from '@varanda/domain/post/media'
import * as v from 'valibot'
import { inStores } from '../../../data/device-store.ts'
import type { EditOf } from '../edit-state.ts'

/** Words that were not sent yet. One a place where something is written, for each member of this device. */
export interface Draft {
  key: string
  text: string
  /** Whom it is for, once that was chosen; for posts. */
  audience?: Audience | undefined
  /** In the order in which they will be shown; for posts. */
  photos?: DraftPhoto[]
  /** The comment below which it will stand, and who wrote what it answers; for comments. */
  replyTo?: { id: string; uid: string } | undefined
  /** How many photos are being made ready that only the page they were picked in has; for posts. */
  coming?: number | undefined
  /** How many were lost with a page that ended before they were ready; for posts. */
  missed?: number | undefined
  /** Where it was begun, if not for anybody: for this person, or in this circle; for posts. */
  place?: string
  /** When it was last changed (milliseconds); for posts. */
  at?: number
  /** Another was begun or opened instead: it waits in the list; for posts. */
  aside?: boolean
  /** Of which post it is an edit, for words of one that was sent. */
  edit?: EditOf
}

/** A picture that was picked; its bytes are on the shelf under this id. Width and height in pixels. */
export const draftPhotoSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.optional(v.string()),
  focus: v.optional(focusSchema),
})
export type DraftPhoto = v.InferOutput<typeof draftPhotoSchema>

/** The places where something is written. */
export const draftKeys = {
  /** There are several. The one of before, when there was one, has an empty id. */
  post: (uid: string, id: string) => (id === '' ? `${uid}/post` : `${uid}/post/${id}`),
  /** The id in the key of a post's draft; undefined for other keys. */
  idOf: (uid: string, key: string) =>
    key === `${uid}/post` ? '' : key.startsWith(`${uid}/post/`) ? key.slice(`${uid}/post/`.length) : undefined,
  edit: (uid: string, postId: string) => `${uid}/edit/${postId}`,
  comment: (uid: string, postId: string) => `${uid}/comment/${postId}`,
  /** What one's own comment is being changed to. */
  changedComment: (uid: string, postId: string, commentId: string) => `${uid}/changed/${postId}/${commentId}`,
}

export async function readDraft(key: string): Promise<Draft | undefined> {
  const kept = await inStores(['drafts'], 'readonly', (store) => store('drafts').get(key) as IDBRequest<KeptDraft>)
  return kept && draftOf(kept)
}

/** A draft as it lies there: those of before said whom they are for in two fields. */
export type KeptDraft = Draft & { except?: string[]; people?: string[] }

export function draftOf({ except = [], people, ...draft }: KeptDraft): Draft {
  if (draft.audience || (!people && except.length === 0)) return draft
  const earlier: StoredAudience = people ? { base: 'people', people, except: [] } : { base: 'connections', except }
  return { ...draft, audience: audienceOf(earlier) }
}

/** Keeps a draft; one without words, chosen people and pictures is forgotten. */
export async function keepDraft(draft: Draft): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    if (draft.text || draft.audience || draft.photos?.length) store('drafts').put(draft)
    else store('drafts').delete(draft.key)
    return undefined
  })
}

/** Whether there is something in it to see, also that photos of it were lost; an audience alone is none. */
export function saysSomething(draft: Pick<Draft, 'text' | 'photos' | 'coming' | 'missed'>): boolean {
  const { text, photos = [], coming = 0, missed = 0 } = draft
  return text.trim() !== '' || photos.length + coming + missed > 0
}

/** How many drafts of this member that say something are kept here: what signing out would take with it. */
export async function countDrafts(uid: string): Promise<number> {
  const mine = IDBKeyRange.bound(`${uid}/`, `${uid}0`)
  const all = await inStores(['drafts'], 'readonly', (store) => store('drafts').getAll(mine) as IDBRequest<KeptDraft[]>)
  return (all ?? []).filter(saysSomething).length
}
