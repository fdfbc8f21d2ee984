import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** The names that these members have now, by uid; '' for whoever has gone. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(uids)]
  if (distinct.length === 0) return new Map()
  const found = await db.getAll(...distinct.map((uid) => db.doc(paths.user(uid))))
  return new Map(found.map((one) => [one.id, readIfWhole(memberSchema, one)?.name ?? '']))
}
