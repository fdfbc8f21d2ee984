import { type CircleMember, circleMemberSchema } from '@varanda/domain/circle/circle'
import { type CirclePerson, type CircleRoster, circleRosterSchema } from '@varanda/domain/circle/circle-roster'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

/**
 * Who is in a circle, as of `transaction`: by one read, or from the rows of a circle from before there were rosters.
 */
export async function circlePeople(transaction: Transaction, circleId: string): Promise<CircleRoster['people']> {
  const roster = await transaction.get(db.doc(paths.circleRoster(circleId)))
  const complete: keyof CircleRoster = 'complete'
  if (roster.get(complete)) return read(circleRosterSchema, roster)!.people
  const { docs } = await transaction.get(db.collection(paths.circleMembers(circleId)))
  return Object.fromEntries(
    docs.flatMap((row) => {
      const member = readIfWhole(circleMemberSchema, row)
      return member ? [[row.id, inCircleRoster(member)]] : []
    }),
  )
}

export function inCircleRoster(member: CircleMember): CirclePerson {
  const { uid: _, ...person } = personOf(member.uid, member)
  const { role, since, from = since } = member
  return { ...person, role, since, from }
}
