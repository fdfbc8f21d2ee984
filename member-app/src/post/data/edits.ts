import { call, Unreachable } from '@varanda/client/call'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { atom } from 'nanostores'
import { inStores, inStoresByTurns } from '../../data/device-store.ts'
import { draftKeys, type KeptDraft, keepDraft, readDraft } from './draft/drafts.ts'
import { type Edit, editsAmong, toSend, wantedBy } from './edit-state.ts'
import { inRounds } from './in-rounds.ts'
import { inOneTab } from './one-tab.ts'
import { pauseAfter } from './outbox/outbox-state.ts'

/** Edits of this member on this device that the instance has not taken: begun, waiting or refused. */
export const $edits = atom<readonly Edit[]>([])

/** Refusals that time or a sign-in heals. */
const later: readonly ErrorCode[] = ['too-many-tries', 'signed-out', 'sign-in-again', 'try-again']

/** How long the words of an edit that was taken are shown before the copy has come (milliseconds). */
const onItsWay = 10_000

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-outbox') : undefined
let owner: string | undefined
let alarm: ReturnType<typeof setTimeout> | undefined
/** Posts whose edit is being looked at. */
const held = new Set<string>()
/** Taken, but the copy here may not say so yet; by the post's id. */
const taken = new Map<string, Edit>()

/** Follows this member's edits from now on, and sends what waits. */
export function startEdits(uid: string): () => void {
  owner = uid
  // A window that is closed meanwhile is taken over from, as with posts.
  const refresh = () => void refreshEdits().then(() => (document.hidden ? undefined : send()))
  const wake = () => {
    if (navigator.onLine && !document.hidden) void send(true)
  }
  news?.addEventListener('message', refresh)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void refreshEdits().then(() => send())
  return () => {
    owner = undefined
    clearTimeout(alarm)
    taken.clear()
    $edits.set([])
    news?.removeEventListener('message', refresh)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Sends an edit as soon as the instance can be reached; settles when that is on disk. */
export async function editSoon(edit: Edit): Promise<void> {
  const { code: _, ...rest } = edit.edit
  await keepDraft({ ...edit, edit: { ...rest, state: 'waiting', tries: 0, dueAt: Date.now() } })
  await changed()
  void send()
}

/** Sends nothing of a post while its edit is looked at; answers how to let it go. */
export function holdEdit(postId: string): () => void {
  held.add(postId)
  return () => {
    held.delete(postId)
    void send()
  }
}

/** Gives up an edit that was not taken. */
export async function dropEdit({ key }: Pick<Edit, 'key'>): Promise<void> {
  await keepDraft({ key, text: '' })
  await changed()
}

/** Puts one back that was given up. */
export async function putEditBack(edit: Edit): Promise<void> {
  await keepDraft(edit)
  await changed()
  void send()
}

/** A post is not there any more: what was begun of its edit is kept for a new one. */
export async function loseEdit(uid: string, postId: string): Promise<void> {
  const begun = await readDraft(draftKeys.edit(uid, postId))
  if (!begun?.edit || begun.edit.code === 'post-unknown') return
  await keepDraft({ ...begun, edit: { ...begun.edit, state: 'refused', code: 'post-unknown' } })
  await changed()
}

/** Makes its words the draft of a new post; answers that draft's id. */
export async function composeInstead(uid: string, edit: Edit): Promise<string> {
  const id = newId()
  await keepDraft({ key: draftKeys.post(uid, id), text: edit.text, at: Date.now() })
  await dropEdit(edit)
  return id
}

/** Reads again what lies here, after it was written elsewhere. */
export function refreshEdits(): Promise<void> {
  return reload().catch(warn)
}

async function changed(): Promise<void> {
  await refreshEdits()
  news?.postMessage('changed')
}

async function reload(): Promise<void> {
  const uid = owner
  if (!uid) return
  const mine = draftKeys.edit(uid, '')
  const range = IDBKeyRange.bound(mine, `${mine}\uffff`)
  const all = await inStores(['drafts'], 'readonly', (store) => store('drafts').getAll(range) as IDBRequest<unknown[]>)
  if (uid !== owner) return
  const kept = editsAmong(all ?? [])
  const shown = [
    ...kept,
    ...[...taken].flatMap(([id, one]) => (kept.some(({ edit }) => edit.postId === id) ? [] : one)),
  ]
  if (JSON.stringify(shown) !== JSON.stringify($edits.get())) $edits.set(shown)
}

/** Sends those that are due, or all that wait, one tab at a time: an edit is the same however often it is sent. */
const send = inRounds((all) => inOneTab('edits', () => sendDue(all)), warn)

const waiting = () => toSend($edits.get(), taken, held)

async function sendDue(all: boolean): Promise<void> {
  clearTimeout(alarm)
  for (const one of waiting()) if (all || one.edit.dueAt <= Date.now()) await make(one)
  const next = Math.min(...waiting().map(({ edit }) => edit.dueAt))
  if (Number.isFinite(next)) alarm = setTimeout(() => void send(), Math.max(0, next - Date.now()))
}

async function make(one: Edit): Promise<void> {
  // Another tab may be writing on in it, or have given it up.
  if (JSON.stringify(await readDraft(one.key)) !== JSON.stringify(one)) return refreshEdits()
  const { postId, rev } = one.edit
  const wanted = wantedBy(one)
  try {
    const now = await call(editPost, { postId, rev, text: wanted.text, photos: [...wanted.photos] })
    taken.set(postId, one)
    await settle(one, null, now.rev)
    setTimeout(() => {
      if (taken.get(postId) !== one) return
      taken.delete(postId)
      void refreshEdits()
    }, onItsWay)
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined
    const mayPass = error instanceof Unreachable || (code !== undefined && later.includes(code))
    if (!mayPass && code === undefined) warn(error)
    const tries = one.edit.tries + 1
    const until = error instanceof DomainError ? error.until : undefined
    const { code: _, ...rest } = one.edit
    await settle(one, {
      ...one,
      edit: {
        ...rest,
        state: mayPass ? 'waiting' : 'refused',
        ...(code !== undefined ? { code } : mayPass ? {} : { code: 'failed' as const }),
        tries,
        dueAt: until ?? Date.now() + pauseAfter(tries),
      },
    })
  }
}

/** Writes what became of an edit; what its author has written on meanwhile goes on from the revision that was taken. */
async function settle(sent: Edit, now: Edit | null, rev?: number): Promise<void> {
  await inStoresByTurns(['drafts'], (store) => {
    const found = store('drafts').get(sent.key) as IDBRequest<KeptDraft | undefined>
    found.onsuccess = () => {
      const { result } = found
      if (JSON.stringify(result) !== JSON.stringify(sent)) {
        if (rev && result?.edit?.rev === sent.edit.rev)
          store('drafts').put({ ...result, edit: { ...result.edit, rev } })
        return
      }
      if (now) store('drafts').put(now)
      else store('drafts').delete(sent.key)
    }
    return undefined
  })
  await changed()
}

function warn(error: unknown): void {
  console.warn('edit', error)
}
