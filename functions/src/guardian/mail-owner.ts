import { randomUUID } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { defaultLocale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { readIfWhole } from '../lib/read.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { siteUrl } from '../mail/settings.ts'

/** Tells whoever took their account over that it is theirs, and where they come in now: no code opens it any more. */
export function mailOwner(transaction: Transaction, to: string, settings: DocumentSnapshot | undefined, now: Date) {
  const locale = readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale
  const link = siteUrl() + localizedPath(locale, routes.auth.path)
  queueMessage(transaction, randomUUID(), { template: 'handed-over', locale, to, parameters: { link } }, now)
}
