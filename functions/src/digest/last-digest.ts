import { type Digest, digestSchema } from '@varanda/domain/digest/digest'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A member's newest digest, as of `transaction`; undefined where none is kept. */
export async function lastDigest(transaction: Transaction, uid: string): Promise<Digest | undefined> {
  const newest = db
    .collection(paths.digests(uid))
    .orderBy('at' satisfies keyof Digest, 'desc')
    .limit(1)
  return readIfWhole(digestSchema, (await transaction.get(newest)).docs[0])
}
