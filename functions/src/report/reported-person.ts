import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { ReportedPerson } from '@varanda/domain/report/report'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Who somebody is in a report, and whether they need more care than others; '' is nobody. */
export async function reportedPerson(uid: string): Promise<ReportedPerson> {
  if (uid === '') return { uid, name: '', isMinor: false }
  const [profile, standing] = await db.getAll(db.doc(paths.user(uid)), db.doc(paths.standing(uid)))
  const band = readIfWhole(standingSchema, standing)?.ageBand ?? 'adult'
  return { uid, name: readIfWhole(memberSchema, profile)?.name ?? '', isMinor: band !== 'adult' }
}
