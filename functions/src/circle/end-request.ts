import { type JoinRequest, joinRequestSchema } from '@varanda/domain/circle/join-request'
import { factSchema } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { factIdOf, unrecord } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Reads who was told of a request to join. Answers what ends it, with those notices, to be called after all reads. */
export async function readRequestEnd(
  transaction: Transaction,
  circleId: string,
  uid: string,
  { at }: Pick<JoinRequest, 'at'>,
): Promise<() => void> {
  const place = db.doc(paths.joinRequest(circleId, uid))
  const asked = { kind: 'group-asked', source: place.path, turn: at.toMillis() } as const
  const told = readIfWhole(factSchema, await transaction.get(db.doc(paths.fact(factIdOf(asked)))))
  return () => {
    transaction.delete(place)
    if (told) unrecord(transaction, { ...asked, about: told.about })
  }
}

/** The same of whoever may have asked: nothing ends where they did not, and of a damaged request only its document. */
export async function readAnyRequestEnd(transaction: Transaction, circleId: string, uid: string): Promise<() => void> {
  const found = await transaction.get(db.doc(paths.joinRequest(circleId, uid)))
  const request = readIfWhole(joinRequestSchema, found)
  if (request) return readRequestEnd(transaction, circleId, uid, request)
  return () => {
    if (found.exists) transaction.delete(found.ref)
  }
}
