import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { myReports as contract, type OwnReport } from '@varanda/domain/report/calls/my-reports'
import { circleReportSchema, type Report, reportLimits, reportSchema } from '@varanda/domain/report/report'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

/** What only whoever decides knows, who they are and why, stays with them. */
export const myReports = callable(contract, async (_, { uid }) => {
  const [forAdmins, forCircles] = await Promise.all(
    [paths.reports, paths.circleReports].map((collection) =>
      db
        .collection(collection)
        .where('by.uid', '==', uid)
        .orderBy('at' satisfies keyof Report, 'desc')
        .limit(reportLimits.listed)
        .get(),
    ),
  )
  const lying = [
    ...forAdmins!.docs.map((found) => ({ id: found.id, report: readIfWhole(reportSchema, found), isCircles: false })),
    ...forCircles!.docs.map((found) => ({
      id: found.id,
      report: readIfWhole(circleReportSchema, found),
      isCircles: true,
    })),
  ]
  const names = await namesOfCircles(
    lying.flatMap(({ report, isCircles }) => (isCircles ? (report?.circle ?? []) : [])),
  )
  const reports = lying
    .flatMap(({ id, report, isCircles }) => {
      if (!report) return []
      return ownReport(id, report, isCircles ? (names.get(report.circle!) ?? '') : null)
    })
    .sort((one, other) => other.at.localeCompare(one.at))
  return { reports: reports.slice(0, reportLimits.listed) }
})

function ownReport(id: string, report: Report, circle: string | null): OwnReport {
  const { target, about, category, words, at, state, history, sealed } = report
  const last = history.at(-1)
  return {
    id,
    kind: target.kind,
    name: target.kind === 'circle' ? (sealed.text.split('\n')[0] ?? '') : about.name,
    category,
    words,
    at: at.toDate().toISOString(),
    circle,
    state,
    again: state === 'open' && history.length > 0,
    acted: state === 'resolved' && last !== undefined && last.act !== 'dismissed' && last.act !== 'undone',
    answer: (state === 'resolved' ? last : history.findLast(({ answer }) => answer))?.answer ?? '',
  }
}

async function namesOfCircles(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db.getAll(...[...new Set(ids)].map((id) => db.doc(paths.circle(id))))
  return new Map(found.map((one) => [one.id, readIfWhole(circleSchema, one)?.name ?? '']))
}
