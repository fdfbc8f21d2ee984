import type { CallAnswer } from '@varanda/domain/contract'
import { DomainError } from '@varanda/domain/errors'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { following, reopened } from '@varanda/domain/report/again'
import { reportContent as contract } from '@varanda/domain/report/calls/report-content'
import type { CircleReport, Report } from '@varanda/domain/report/report'
import { reportLimits } from '@varanda/domain/report/report'
import { routeOf } from '@varanda/domain/report/route'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { passOn } from '../circle/pass-report.ts'
import { tellModerators } from '../circle/tell-moderators.ts'
import { meetingPlaces } from '../meeting-places.ts'
import { placing, type ReportPlace } from '../place-of.ts'
import { raise, raiseOpen } from '../raise-open.ts'
import { reportedPerson } from '../reported-person.ts'
import { sealTarget } from '../seal-target.ts'

/**
 * A report lies in one place: what went to a circle goes on to administrators, and never the other way. One that was closed
 * is opened anew where it lies, unless something was taken by it: that one stays, and another follows it.
 */
export const reportContent = callable(
  contract,
  async (input, reporter, { now }): Promise<CallAnswer<typeof contract>> => {
    const { target, rev, category, words, circle: wish } = input
    const place = await placing(reporter.uid, target)
    const said = { category, words, at: Timestamp.fromDate(now) }
    if (await raiseOpen(place, said)) return { readers: 'admins' }
    const { author, sealed } = await sealTarget(target, reporter, rev, now)
    if (author === reporter.uid) throw new DomainError('bad-input')
    const [about, by, places] = await Promise.all([
      reportedPerson(author),
      reportedPerson(reporter.uid),
      meetingPlaces(target, reporter.uid, author),
    ])
    const concern = { kind: target.kind, category, hasMinor: about.isMinor || by.isMinor }
    const circle = routeOf(concern, places, wish)
    const report: Report = { state: 'open', target, about, by, ...said, sealed, history: [] }
    return db.runTransaction(async (transaction) => lay(transaction, await place(transaction), report, circle))
  },
)

/** Lays a report where it belongs: with those who look after `circle`, or with administrators (null). */
async function lay(
  transaction: Transaction,
  { id, known, inCircle: before, earlier }: ReportPlace,
  made: Report,
  circle: string | null,
): Promise<CallAnswer<typeof contract>> {
  const [forAdmins, forCircle] = [db.doc(paths.report(id)), db.doc(paths.circleReport(id))]
  const report = earlier ? following(earlier.report, made) : made
  // It was opened since the call looked.
  if (known?.state === 'open') raise(transaction, id, known, report)
  else if (known) transaction.set(forAdmins, reopened(known, report))
  if (known) return { readers: 'admins' }
  if (circle === null || earlier?.wasForAdmins) {
    if (before?.state === 'open') {
      const { about, by, category, words, at } = report
      passOn(transaction, id, { ...before, about, by, category, words, at })
    } else if (before) passOn(transaction, id, reopened(before, report))
    else transaction.create(forAdmins, report)
    return { readers: 'admins' }
  }
  if (before?.state === 'open') return { readers: 'circle' }
  const { about, by, at } = report
  const passAt = Timestamp.fromMillis(at.toMillis() + reportLimits.circleHours * hour)
  await tellModerators(transaction, { id, circle, about: about.uid, reporter: by.uid, at })
  const laid: CircleReport = { ...(before ? reopened(before, report) : report), circle, passAt }
  transaction.set(forCircle, laid)
  setAlarm(transaction, 'pass-report', { reportId: id }, passAt)
  return { readers: 'circle' }
}
