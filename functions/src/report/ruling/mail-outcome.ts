import { localizedPath } from '@varanda/domain/locale'
import { contactSchema } from '@varanda/domain/member/contact'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { siteUrl } from '../../mail/settings.ts'
import { readReader } from '../../notice/deliver/readable.ts'

/**
 * Reads where somebody who is shut out hears that their answer was decided, and answers how to tell them within
 * `transaction`: by mail, which says nothing of how; they read that where they sign in. Null without an address.
 */
export async function mailOutcome(
  transaction: Transaction,
  rulingId: string,
  whose: string,
): Promise<((now: Date) => void) | null> {
  const to = readIfWhole(contactSchema, await transaction.get(db.doc(paths.contact(whose))))?.email
  if (!to) return null
  const { locale } = await readReader(whose)
  const link = siteUrl() + localizedPath(locale, routes.auth.path)
  return (now) =>
    queueMessage(transaction, rulingId, { template: 'appeal-decided', locale, to, parameters: { link } }, now)
}
