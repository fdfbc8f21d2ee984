import { connectionSchema } from '@varanda/domain/connection/connection'
import { type BranchMember, myBranch as contract } from '@varanda/domain/member/calls/my-branch'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { directoryCardSchema } from '@varanda/domain/member/directory'
import { type Person, personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import * as v from 'valibot'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

const limits = { depth: 6, size: 300, known: 1000 }
const branchCard = v.pick(directoryCardSchema, ['uid', 'invitedBy'])
/** Firestore's most for `in`. */
const perQuery = 30

/** Walks down the tree step by step, through members whom the caller does not know as well: they are only counted. */
export const myBranch = callable(contract, async (_input, { uid }) => {
  const connections = await db.collection(paths.connections(uid)).limit(limits.known).get()
  const known = new Map<string, Person>()
  for (const one of connections.docs) {
    const connection = readIfWhole(connectionSchema, one)
    if (connection) known.set(one.id, personOf(one.id, connection))
  }
  const people: BranchMember[] = []
  const seen = new Set([uid])
  let others = 0
  let parents = [uid]
  for (let depth = 1; depth <= limits.depth && parents.length > 0 && seen.size <= limits.size; depth += 1) {
    const guests = (await guestsOf(parents)).filter((card) => !seen.has(card.uid))
    for (const { uid: guest, invitedBy } of guests) {
      seen.add(guest)
      const person = known.get(guest)
      const via = invitedBy && invitedBy.uid !== uid ? known.get(invitedBy.uid) : undefined
      if (person) people.push({ ...person, via: via ? { uid: via.uid, name: via.name } : null, depth })
      else others += 1
    }
    parents = guests.map((card) => card.uid)
  }
  return { people, others, isWhole: parents.length === 0 }
})

async function guestsOf(parents: readonly string[]): Promise<Pick<DirectoryCard, 'uid' | 'invitedBy'>[]> {
  const found: Pick<DirectoryCard, 'uid' | 'invitedBy'>[] = []
  for (let start = 0; start < parents.length && found.length <= limits.size; start += perQuery) {
    const some = parents.slice(start, start + perQuery)
    const page = await db
      .collection(paths.directory)
      .where('invitedBy.uid', 'in', some)
      .select('uid', 'invitedBy')
      .limit(limits.size)
      .get()
    found.push(...page.docs.flatMap((one) => readIfWhole(branchCard, one) ?? []))
  }
  return found
}
