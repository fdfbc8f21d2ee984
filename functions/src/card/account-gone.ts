import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import { paths } from '@varanda/domain/paths'
import { supportPageSchema } from '@varanda/domain/support/support-page'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * A creator took the instance out of their account: cards are off, and what is paid runs to its end. Within the transaction
 * that writes the message down, before it writes anything: told again, it would shut an account that is connected since.
 */
export async function accountGone(transaction: Transaction, account: string): Promise<void> {
  const held = await transaction.get(db.doc(paths.cardAccount(account)))
  const uid: unknown = held.get('uid')
  if (typeof uid !== 'string') return
  const [own, page] = await transaction.getAll(db.doc(paths.supportCard(uid)), db.doc(paths.supportPage(uid)))
  if (readIfWhole(cardOwnSchema, own)?.account !== account) return
  transaction.update(own!.ref, { state: 'off' } satisfies Pick<CardOwn, 'state'>)
  const ways = readIfWhole(supportPageSchema, page)?.ways
  if (ways) transaction.update(page!.ref, { ways: { ...ways, card: false } })
}
