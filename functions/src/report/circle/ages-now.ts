import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { CircleReport, ReportedPerson } from '@varanda/domain/report/report'
import type { Reader } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/**
 * The same reports, with whether whoever each is about and by is a minor now: a birth date may have been put right since
 * it was made.
 */
export async function withAgesNow<Given extends Pick<CircleReport, 'about' | 'by'>>(
  reader: Reader,
  reports: readonly Given[],
): Promise<Given[]> {
  const uids = [...new Set(reports.flatMap(({ about, by }) => [about.uid, by.uid]))]
  if (uids.length === 0) return []
  const found = await reader.getAll(...uids.map((uid) => db.doc(paths.standing(uid))))
  const bands = new Map(uids.map((uid, index) => [uid, readIfWhole(standingSchema, found[index])?.ageBand ?? 'adult']))
  const asNow = (person: ReportedPerson) => ({ ...person, isMinor: bands.get(person.uid) !== 'adult' })
  return reports.map((report) => ({ ...report, about: asNow(report.about), by: asNow(report.by) }))
}
