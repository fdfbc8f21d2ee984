import type { Locale } from '@varanda/domain/locale'
import type { MailWishes } from '@varanda/domain/mail'
import { paths } from '@varanda/domain/paths'
import type { FindableBy, Settings } from '@varanda/domain/settings'
import { loadFirestore } from './firestore.ts'
import type { Live } from './live.ts'
import { useDoc } from './use-doc.ts'
import { useMe } from './use-me.ts'

/** What I chose. */
export function useSettings(): Live<Settings | undefined> {
  return useDoc<Settings>(paths.settings(useMe().uid))
}

/** Whether the house may write to my mailbox about what happens here. */
export function useMailWishes(): Live<MailWishes | undefined> {
  return useDoc<MailWishes>(paths.mailWishes(useMe().uid))
}

/** Throws when the house refuses, as the next three. */
export async function saveLocale(uid: string, locale: Locale): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.settings(uid)), { locale })
}

export async function saveFindable(uid: string, findable: FindableBy): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.settings(uid)), { findable })
}

export async function saveInGraph(uid: string, inGraph: boolean): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.settings(uid)), { inGraph })
}

export async function saveMailWishes(uid: string, wishes: MailWishes): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.setDoc(sdk.doc(firestore, paths.mailWishes(uid)), wishes)
}
