import { paths } from '@varanda/domain/paths'
import { mutualChanges, mutualSchema } from '@varanda/domain/source/mutual'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { rosterOf } from './roster.ts'

/**
 * Brings whom two members know both, and whom others know with them, into agreement with whether they are connected
 * now. Safe at any time, any number of times, in any order.
 */
export async function keepMutual(one: string, other: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [ofOne, ofOther] = await transaction.getAll(db.doc(paths.mutual(one)), db.doc(paths.mutual(other)))
    const known = {
      one: new Set(Object.keys(await rosterOf(transaction, one))),
      other: new Set(Object.keys(await rosterOf(transaction, other))),
    }
    const mutual = {
      one: read(mutualSchema, ofOne)?.people ?? {},
      other: read(mutualSchema, ofOther)?.people ?? {},
    }
    const { list, changes } = mutualChanges({ one, other, known, mutual })
    const changed = new Map<string, Record<string, FieldValue | string[]>>()
    const note = (owner: string, about: string, value: FieldValue | string[]) =>
      changed.set(owner, { ...changed.get(owner), [about]: value })
    for (const [owner, about, before] of [
      [one, other, mutual.one[other]],
      [other, one, mutual.other[one]],
    ] as const) {
      if (list?.join() !== before?.join()) note(owner, about, list ?? FieldValue.delete())
    }
    for (const { pair, person, change } of changes) {
      const value = change === 'add' ? FieldValue.arrayUnion(person) : FieldValue.arrayRemove(person)
      note(pair[0], pair[1], value)
      note(pair[1], pair[0], value)
    }
    for (const [owner, people] of changed) transaction.set(db.doc(paths.mutual(owner)), { people }, { merge: true })
  })
}
