import { mayCall, settingsSchema } from '@varanda/domain/account/settings'
import { paths } from '@varanda/domain/paths'
import { mentionsOf } from '@varanda/domain/post/marks'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Of those whom a text calls by name, who hears it from `author`: each says so in their settings. Two reads for each. */
export async function heardBy(transaction: Transaction, text: string, author: string): Promise<ReadonlySet<string>> {
  const called = mentionsOf(text).filter((uid) => uid !== author)
  if (called.length === 0) return new Set()
  const [settings, connections] = await Promise.all([
    transaction.getAll(...called.map((uid) => db.doc(paths.settings(uid)))),
    transaction.getAll(...called.map((uid) => db.doc(paths.connection(uid, author)))),
  ])
  return new Set(
    called.filter((_, index) => mayCall(readIfWhole(settingsSchema, settings[index]), connections[index]!.exists)),
  )
}
