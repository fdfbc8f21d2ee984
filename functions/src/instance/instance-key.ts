import { randomBytes } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import * as v from 'valibot'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

const instanceKeySchema = v.object({ key: v.string() })

const known = new Map<string, Promise<string>>()

/** A secret of the instance's own, made when it is first needed and never changed. No rule opens it. */
export function instanceKey(name: string): Promise<string> {
  const kept = known.get(name) ?? readOrMake(name)
  known.set(name, kept)
  kept.catch(() => known.delete(name))
  return kept
}

function readOrMake(name: string): Promise<string> {
  const reference = db.doc(paths.secret(name))
  return db.runTransaction(async (transaction) => {
    const stored = read(instanceKeySchema, await transaction.get(reference))
    if (stored) return stored.key
    const key = randomBytes(32).toString('base64url')
    transaction.create(reference, { key })
    return key
  })
}
