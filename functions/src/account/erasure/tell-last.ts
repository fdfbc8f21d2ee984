import { createHash } from 'node:crypto'
import { type Erasure, erasureSchema } from '@varanda/domain/account/leaving/erasure'
import { defaultLocale } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import type { Erasing, Left } from './slice.ts'

/** Tells somebody, where they showed an address to be theirs, that nothing of them is left; with that the address goes, too. */
export async function tellLast({ uid, alias, now }: Erasing): Promise<Left> {
  const place = db.doc(paths.erasure(uid))
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(place)
    const { email = '', locale = defaultLocale } = read(erasureSchema, found) ?? {}
    if (!isMailAddress(email)) return
    // Nothing in the message's name leads to whose it is.
    const id = createHash('sha256').update(`left ${alias}`).digest('hex')
    queueMessage(transaction, id, { template: 'left', locale, to: email, parameters: {} }, now)
    transaction.update(place, { email: '' } satisfies Partial<Erasure>)
  })
  return 'over'
}
