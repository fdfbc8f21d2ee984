import { writeCounted } from '@varanda/client/counted'
import type { FirstStep } from '@varanda/domain/account/first-steps'
import type { CalledBy, FindableBy, PostsFor, Settings } from '@varanda/domain/account/settings'
import type { Locale } from '@varanda/domain/locale'
import type { MailWishes } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** What I chose. */
export function useSettings(): Live<Settings | undefined> {
  return useDoc<Settings>(paths.settings(useMe().uid))
}

/** Whether the instance may write to my mailbox about what happens here. */
export function useMailWishes(): Live<MailWishes | undefined> {
  return useDoc<MailWishes>(paths.mailWishes(useMe().uid))
}

/** Throws when the instance refuses, as the next six. */
export function saveLocale(uid: string, locale: Locale): Promise<void> {
  return saveSettings(uid, { locale })
}

export function saveFindable(uid: string, findable: FindableBy): Promise<void> {
  return saveSettings(uid, { findable })
}

export function saveInGraph(uid: string, inGraph: boolean): Promise<void> {
  return saveSettings(uid, { inGraph })
}

export function saveInAlbums(uid: string, inAlbums: boolean): Promise<void> {
  return saveSettings(uid, { inAlbums })
}

export function saveCalledBy(uid: string, calledBy: CalledBy): Promise<void> {
  return saveSettings(uid, { calledBy })
}

export function savePostsFor(uid: string, postsFor: PostsFor): Promise<void> {
  return saveSettings(uid, { postsFor })
}

/** Which first steps I took or set aside. */
export function saveFirstSteps(uid: string, steps: readonly FirstStep[]): Promise<void> {
  return saveSettings(uid, { firstSteps: [...steps] })
}

export function saveMailWishes(uid: string, wishes: MailWishes): Promise<void> {
  return writeCounted(uid, paths.mailWishes(uid), (batch, mail) => batch.set(mail, wishes))
}

function saveSettings(uid: string, change: Partial<Settings>): Promise<void> {
  return writeCounted(uid, paths.settings(uid), (batch, settings) => batch.update(settings, change))
}
