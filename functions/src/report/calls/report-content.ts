import type { CallAnswer } from '@varanda/domain/contract'
import { DomainError } from '@varanda/domain/errors'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { reportContent as contract } from '@varanda/domain/report/calls/report-content'
import type { CircleReport, Report } from '@varanda/domain/report/report'
import { circleReportSchema, reportLimits, reportSchema } from '@varanda/domain/report/report'
import { routeOf } from '@varanda/domain/report/route'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { passOn } from '../circle/pass-report.ts'
import { tellModerators } from '../circle/tell-moderators.ts'
import { meetingPlaces } from '../meeting-places.ts'
import { reportIdOf } from '../report-id.ts'
import { reportedPerson } from '../reported-person.ts'
import { sealTarget } from '../seal-target.ts'

/** A report lies in one place: what went to a circle goes on to administrators, and never the other way. */
export const reportContent = callable(
  contract,
  async (input, reporter, { now }): Promise<CallAnswer<typeof contract>> => {
    const { target, rev, category, words, circle: wish } = input
    const id = reportIdOf(reporter.uid, target)
    const [forAdmins, forCircle] = [db.doc(paths.report(id)), db.doc(paths.circleReport(id))]
    if ((await forAdmins.get()).exists) return { readers: 'admins' }
    const { author, sealed } = await sealTarget(target, reporter, rev, now)
    if (author === reporter.uid) throw new DomainError('bad-input')
    const [about, by, places] = await Promise.all([
      reportedPerson(author),
      reportedPerson(reporter.uid),
      meetingPlaces(target, reporter.uid, author),
    ])
    const concern = { kind: target.kind, category, hasMinor: about.isMinor || by.isMinor }
    const circle = routeOf(concern, places, wish)
    const at = Timestamp.fromDate(now)
    const report: Report = { state: 'open', target, about, by, category, words, at, sealed, history: [] }
    return db.runTransaction(async (transaction): Promise<CallAnswer<typeof contract>> => {
      const [lying, given] = await transaction.getAll(forAdmins, forCircle)
      if (read(reportSchema, lying)) return { readers: 'admins' }
      const before = read(circleReportSchema, given)
      if (circle === null) {
        if (before) passOn(transaction, id, { ...before, category, words, at: report.at })
        else transaction.create(forAdmins, report)
        return { readers: 'admins' }
      }
      if (before) return { readers: 'circle' }
      const passAt = Timestamp.fromMillis(now.getTime() + reportLimits.circleHours * hour)
      await tellModerators(transaction, { id, circle, about: author, reporter: reporter.uid, at })
      transaction.create(forCircle, { ...report, circle, passAt } satisfies CircleReport)
      setAlarm(transaction, 'pass-report', { reportId: id }, passAt)
      return { readers: 'circle' }
    })
  },
)
