import { circleLimits, circleMemberSchema, circleSchema, type joinedCircleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import type { ReportTarget } from '@varanda/domain/report/report'
import type { MeetingPlace } from '@varanda/domain/report/route'
import type { Transaction } from 'firebase-admin/firestore'
import { actingOwner } from '../circle/ownership/acting-owner.ts'
import { readBook, readMemory } from '../circle/read-book.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * The groups and public circles in which `reporter` meets what they report, of `about`: by which they hold the post, or in
 * which both are; with the name of each. Whoever acts as a group's owner has
 * the owner's part.
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
  const found = ids.flatMap((id, index) => {
    const circle = readIfWhole(circleSchema, circles![index])
    const [here, there] = [mine, theirs].map((rows) => readIfWhole(circleMemberSchema, rows![index]))
    return circle ? [{ id, name: circle.name, circle, reporter: here?.role, about: there?.role }] : []
  })
  return db.runTransaction(
    (transaction) => Promise.all(found.map((one) => withActing(transaction, one, { target, reporter, about }))),
    { readOnly: true },
  )
}

async function withActing<Place extends MeetingPlace>(
  transaction: Transaction,
  place: Place,
  { target, reporter, about }: { target: ReportTarget; reporter: string; about: string },
): Promise<Place> {
  const { id, circle } = place
  const isOpen = circle.kind === 'group' && !circle.frozen && place.reporter === 'member'
  const mayBeAbout = place.about === 'member' || (place.about === undefined && target.kind !== 'member')
  // Whoever acts changes nothing where a report may not go anyhow.
  if (!isOpen || !mayBeAbout) return place
  const book = await readBook(transaction, id, reporter)
  if (!book || book.circle.frozen) return place
  const acting = await actingOwner(transaction, book, () => readMemory(transaction, id))
  return {
    ...place,
    ...(acting === reporter && { reporter: 'owner' }),
    ...(acting === about && { about: 'owner' }),
  }
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
