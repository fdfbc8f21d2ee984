import { settingsSchema } from '@varanda/domain/account/settings'
import { mayBeFound } from '@varanda/domain/connection/connection-request'
import type { Person } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** So many are asked at once. */
const atOnce = 10

interface Asked {
  /** Whether the member and somebody both know a third. */
  haveCommon: (other: string) => Promise<boolean>
  /** When one more was found, the rest is asked no more. */
  most: number
}

/**
 * Those of `people` whom `uid` may be shown as somebody to ask: who wants to be found by them, and is nothing to them
 * yet. What they answered once stands on their side, and changes nothing here: a no is not told.
 */
export async function offered(uid: string, people: readonly Person[], { haveCommon, most }: Asked): Promise<Person[]> {
  const found: Person[] = []
  for (let start = 0; start < people.length && found.length <= most; start += atOnce) {
    const some = people.slice(start, start + atOnce)
    const are = await Promise.all(some.map((one) => isOffered(uid, one.uid, haveCommon)))
    found.push(...some.filter((_, index) => are[index]))
  }
  return found
}

async function isOffered(uid: string, other: string, haveCommon: Asked['haveCommon']): Promise<boolean> {
  const [standing, stored, ...between] = await db.getAll(
    db.doc(paths.standing(other)),
    db.doc(paths.settings(other)),
    db.doc(paths.connection(uid, other)),
    db.doc(paths.connectionRequest(uid, other)),
    db.doc(paths.block(uid, other)),
    db.doc(paths.parting(uid, other)),
    db.doc(paths.block(other, uid)),
  )
  if (between.some(({ exists }) => exists)) return false
  const wanted = { standing: readIfWhole(standingSchema, standing), settings: readIfWhole(settingsSchema, stored) }
  // Reading whom somebody knows is dear: only of those for whom it decides.
  if (mayBeFound({ other: wanted, haveCommonConnection: false })) return true
  return mayBeFound({ other: wanted, haveCommonConnection: true }) && haveCommon(other)
}
