import { useEffect, useState } from 'react'
import { inStores } from '../../data/device-store.ts'

/** My name and words about me, as they are being written. */
export interface ProfileWords {
  name: string
  bio: string
}

/** Among the drafts of this device, so that signing out asks about it like about the others. */
const keyOf = (uid: string) => `${uid}/profile`

async function keep(uid: string, words: ProfileWords | undefined): Promise<void> {
  await inStores(['drafts'], 'readwrite', (store) => {
    if (words) store('drafts').put({ key: keyOf(uid), name: words.name, bio: words.bio })
    else store('drafts').delete(keyOf(uid))
    return undefined
  })
}

function read(uid: string): Promise<ProfileWords | undefined> {
  return inStores(['drafts'], 'readonly', (store) => store('drafts').get(keyOf(uid)) as IDBRequest<ProfileWords>)
}

/**
 * What I wrote about myself and did not save, kept on this device with each letter: `'loading'` until it was looked for,
 * `undefined` where there is none. A browser that keeps nothing still has it as long as the screen stands.
 */
export function useProfileDraft(uid: string) {
  const [draft, setDraft] = useState<ProfileWords | 'loading' | undefined>('loading')
  useEffect(() => {
    let isHere = true
    read(uid)
      .catch((error) => console.warn('profile draft', error))
      .then((found) => isHere && setDraft((now) => (now === 'loading' ? (found ?? undefined) : now)))
    return () => {
      isHere = false
    }
  }, [uid])
  const write = (words: ProfileWords | undefined) => {
    setDraft(words)
    keep(uid, words).catch((error) => console.warn('profile draft', error))
  }
  return [draft, write] as const
}
