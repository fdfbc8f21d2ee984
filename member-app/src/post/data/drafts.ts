import * as v from 'valibot'
import { inStores } from '../../data/device-store.ts'

/** Words that were not sent yet. One a place where something is written, for each member of this device. */
export interface Draft {
  key: string
  text: string
  /** Who was taken out of the audience; for posts. */
  except: string[]
  /** The only ones who will see it; absent as long as it is for everyone the member knows. For posts. */
  people?: string[] | undefined
  /** In the order in which they will be shown; for posts. */
  photos?: DraftPhoto[]
}

/** A picture that was picked; its bytes are on the shelf under this id. Width and height in pixels. */
export const draftPhotoSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.optional(v.string()),
})
export type DraftPhoto = v.InferOutput<typeof draftPhotoSchema>

/** The places where something is written. */
export const draftKeys = {
  /** `to`: what is written to one person alone is a draft of its own. */
  post: (uid: string, to?: string) => (to === undefined ? `${uid}/post` : `${uid}/post/${to}`),
  comment: (uid: string, postId: string) => `${uid}/comment/${postId}`,
}

export function readDraft(key: string): Promise<Draft | undefined> {
  return inStores(['drafts'], 'readonly', (store) => store('drafts').get(key) as IDBRequest<Draft | undefined>)
}

/** Keeps a draft; one without words, chosen people and pictures is forgotten. */
export async function keepDraft(draft: Draft): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    if (draft.text || draft.except.length > 0 || draft.people || draft.photos?.length) store('drafts').put(draft)
    else store('drafts').delete(draft.key)
    return undefined
  })
}

/** How many drafts of this member are kept here: what signing out would take with it. */
export async function countDrafts(uid: string): Promise<number> {
  const mine = IDBKeyRange.bound(`${uid}/`, `${uid}0`)
  return (await inStores(['drafts'], 'readonly', (store) => store('drafts').count(mine))) ?? 0
}
