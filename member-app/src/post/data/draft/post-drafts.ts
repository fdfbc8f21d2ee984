import { newId } from '@varanda/domain/ids'
import { inStores, inStoresByTurns } from '../../../data/device-store.ts'
import { claimDraft } from './claims.ts'
import { withMissed } from './coming.ts'
import { isFull, type PostDraft, postDraftsAmong, toGoOnWith } from './draft-list.ts'
import { type Draft, type DraftPhoto, draftKeys, type KeptDraft, readDraft } from './drafts.ts'

const allOf = (uid: string) => IDBKeyRange.bound(draftKeys.post(uid, ''), `${draftKeys.post(uid, '')}/\uffff`)

/** The posts that this member began on this device, the last one first. */
export async function readPostDrafts(uid: string): Promise<PostDraft[]> {
  const read = (store: (name: 'drafts') => IDBObjectStore) =>
    store('drafts').getAll(allOf(uid)) as IDBRequest<unknown[]>
  return postDraftsAmong(uid, (await inStores(['drafts'], 'readonly', read)) ?? [])
}

/** Forgets one. */
export async function dropDraft(key: string): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    store('drafts').delete(key)
    return undefined
  })
}

/** Adds a photo, and how many are coming still, to a draft that no composer has open; to none that is gone. */
export async function addToDraft(key: string, photo: DraftPhoto | undefined, coming: number): Promise<void> {
  await inStoresByTurns(['drafts'], (store) => {
    const found = store('drafts').get(key) as IDBRequest<KeptDraft | undefined>
    found.onsuccess = () => {
      const draft = found.result
      const photos = [...(draft?.photos ?? []), ...(photo ? [photo] : [])]
      if (draft) store('drafts').put({ ...draft, photos, coming, at: Date.now() })
    }
    return undefined
  })
}

/** What a composer goes on with, and whether there is no room to begin another. */
export interface Opened {
  draft: Draft
  full: boolean
}

/**
 * The draft of a composer, claimed for this page. One that was asked for by its `id` puts the others aside; if another
 * tab has it open, this is a copy of its own. Otherwise what was begun at this place, or a new one.
 */
export async function openPostDraft(
  uid: string,
  { place, id }: { place: string | undefined; id: string | undefined },
): Promise<Opened> {
  if (id !== undefined) return { draft: await openByKey(uid, draftKeys.post(uid, id)), full: false }
  const all = await readPostDrafts(uid)
  for (const draft of toGoOnWith(all, place)) {
    if (await claimDraft(draft.key, { unasked: true })) return { draft: withMissed(draft), full: false }
  }
  return { draft: { key: draftKeys.post(uid, newId()), text: '' }, full: isFull(all) }
}

async function openByKey(uid: string, key: string): Promise<Draft> {
  const isMine = await claimDraft(key)
  await putOthersAside(uid, key)
  const { aside: _, ...draft }: Draft = (await readDraft(key)) ?? { key, text: '' }
  if (isMine) return withMissed(draft)
  // Its photos are still made ready in the other tab.
  const { coming: _elsewhere, ...copy } = draft
  return { ...copy, key: draftKeys.post(uid, newId()) }
}

/** In one transaction, so that what another tab writes meanwhile is never older than what lies there. */
async function putOthersAside(uid: string, key: string): Promise<void> {
  await inStoresByTurns(['drafts'], (store) => {
    const walk = store('drafts').openCursor(allOf(uid)) as IDBRequest<IDBCursorWithValue | null>
    walk.onsuccess = () => {
      const cursor = walk.result
      if (!cursor) return
      if (cursor.key !== key && postDraftsAmong(uid, [cursor.value]).length > 0) {
        cursor.update({ ...cursor.value, aside: true })
      }
      cursor.continue()
    }
    return undefined
  })
}
