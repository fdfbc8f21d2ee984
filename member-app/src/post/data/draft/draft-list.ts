import { audienceSchema } from '@varanda/domain/post/audience'
import { draftLimits } from '@varanda/domain/post/draft'
import { asStored } from '@varanda/domain/stored'
import * as v from 'valibot'
import { type Draft, draftKeys, draftOf, draftPhotoSchema, type KeptDraft, saysSomething } from './drafts.ts'

/** A post that was begun. */
export type PostDraft = Draft & { at: number }

const postDraftSchema = v.object({
  key: v.string(),
  text: v.string(),
  audience: v.optional(v.object(audienceSchema.entries)),
  photos: v.optional(v.array(draftPhotoSchema)),
  coming: v.optional(v.number()),
  missed: v.optional(v.number()),
  place: v.optional(v.string()),
  at: v.optional(v.number()),
  aside: v.optional(v.boolean()),
})

/**
 * The posts among what a member began on this device, the last one first; what is none is left where it is. Before there
 * were several, the key of one named its place.
 */
export function postDraftsAmong(uid: string, stored: readonly unknown[]): PostDraft[] {
  return stored
    .flatMap((one) => {
      const draft = asStored(postDraftSchema, draftOf(one as KeptDraft)) as Draft | undefined
      const id = draft && draftKeys.idOf(uid, draft.key)
      if (id === undefined) return []
      return { ...draft!, ...(draft!.at === undefined && id && { place: id }), at: draft!.at ?? 0 }
    })
    .sort((one, other) => other.at - one.at)
}

/** Those that a composer at this place goes on with, the likeliest first: what was not put aside. */
export function toGoOnWith(drafts: readonly PostDraft[], place: string | undefined): PostDraft[] {
  return drafts.filter((draft) => draft.place === place && !draft.aside)
}

/** Whether one has to go before another begins. */
export function isFull(drafts: readonly PostDraft[]): boolean {
  return drafts.filter(saysSomething).length >= draftLimits.posts
}
