import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'

/** A creator took the instance out of their account: cards are off; what is paid runs to its end. */
export async function accountGone(account: string): Promise<void> {
  const held = await db.doc(paths.cardAccount(account)).get()
  const uid: unknown = held.get('uid')
  if (typeof uid !== 'string') return
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.supportCard(uid))
    const own = await transaction.get(place)
    if (own.get('account') === account) transaction.update(place, { state: 'off' })
  })
}
