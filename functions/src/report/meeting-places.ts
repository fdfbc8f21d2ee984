import { circleLimits, circleMemberSchema, circleSchema, type joinedCircleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import type { ReportTarget } from '@varanda/domain/report/report'
import type { MeetingPlace } from '@varanda/domain/report/route'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * The groups and public circles in which `reporter` meets what they report, of `about`: by which they hold the post, or in
 * which both are; with the name of each.
 */
export async function meetingPlaces(
  target: ReportTarget,
  reporter: string,
  about: string,
): Promise<(MeetingPlace & { name: string })[]> {
  const ids = await idsOf(target, reporter)
  if (ids.length === 0 || about === '') return []
  const [circles, mine, theirs] = await Promise.all(
    [paths.circle, (id: string) => paths.circleMember(id, reporter), (id: string) => paths.circleMember(id, about)].map(
      (path) => db.getAll(...ids.map((id) => db.doc(path(id)))),
    ),
  )
  return ids.flatMap((id, index) => {
    const circle = readIfWhole(circleSchema, circles![index])
    const [here, there] = [mine, theirs].map((rows) => readIfWhole(circleMemberSchema, rows![index]))
    return circle ? [{ id, name: circle.name, circle, reporter: here?.role, about: there?.role }] : []
  })
}

async function idsOf(target: ReportTarget, reporter: string): Promise<readonly string[]> {
  if (target.kind === 'circle') return []
  if (target.kind === 'member') {
    const kind = 'kind' satisfies keyof typeof joinedCircleSchema.entries
    const groups = db.collection(paths.joinedCircles(reporter)).where(kind, '==', 'group').limit(circleLimits.joined)
    return (await groups.get()).docs.map(({ id }) => id)
  }
  const entry = await db.doc(paths.entry(reporter, target.postId)).get()
  return (entry.get('circles' satisfies keyof Entry) as Entry['circles']) ?? []
}
