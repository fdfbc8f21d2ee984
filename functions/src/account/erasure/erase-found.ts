import { cutOut } from '@varanda/domain/account/leaving/cut'
import { cutPlaces, type FoundStep, walkedRows } from '@varanda/domain/account/leaving/reach'
import type { DocumentPath } from '@varanda/domain/paths'
import { paths } from '@varanda/domain/paths'
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { takeAutomations } from './erase-automations.ts'
import { pageAfter, perPage, takePage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/** What a query of the table finds of them: deleted, or without them from now on. */
export async function eraseFound(
  { collection, everywhere, field, operator, act, row }: FoundStep,
  erasing: Erasing,
): Promise<Left> {
  const all = (everywhere ? db.collectionGroup(collection) : db.collection(collection)).where(
    field,
    operator,
    erasing.uid,
  )
  if (act === 'delete') return row === 'automation' ? takeAutomations(all) : takePage(all)
  const { docs, size } = await all.limit(perPage).get()
  for (const { ref } of docs) await cutDocument(ref, row, erasing)
  return size < perPage ? 'over' : { after: '' }
}

/** Takes all that names them out of one document. A notice of something that nobody else did goes. */
async function cutDocument(ref: DocumentReference, row: DocumentPath, { uid, alias }: Erasing): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data()
    if (!before) return
    const after = placesIn(row).reduce((data: Readonly<DocumentData>, place) => cutOut(data, place, uid, alias), before)
    if (after === before) return
    const { actors } = after
    if (row === 'notice' && Array.isArray(actors) && actors.length === 0) transaction.delete(ref)
    else transaction.set(ref, after)
  })
}

const pathOf = (row: DocumentPath, id: string) => (paths[row] as (id: string) => string)(id)

const walks = {
  members: paths.users,
  circles: paths.circles,
  posts: paths.posts,
  reports: paths.reports,
  circleReports: paths.circleReports,
} as const

/** Looks at every one of these: what no query can ask for. */
export async function eraseWalking(walked: keyof typeof walks, erasing: Erasing, after: string): Promise<Left> {
  const { docs, left } = await pageAfter(db.collection(walks[walked]).select(), after)
  const rows = walkedRows(walked)
  const ids = docs.map(({ id }) => id).filter((id) => id !== erasing.uid)
  for (const row of rows) {
    if (ids.length === 0) break
    const found = await db.getAll(...ids.map((id) => db.doc(pathOf(row, id))))
    for (const one of found) {
      const data = one.data()
      if (data && names(row, data, erasing)) await cutDocument(one.ref, row, erasing)
    }
  }
  if (walked === 'members') {
    const partings = ids.map((id) => db.doc(paths.parting(erasing.uid, id)))
    const remembered = partings.length > 0 ? (await db.getAll(...partings)).filter(({ exists }) => exists) : []
    const batch = db.batch()
    for (const { ref } of remembered) batch.delete(ref)
    await batch.commit()
  }
  return left
}

/** Whether a document has to be written at all: of those that are looked at few do. */
function names(row: DocumentPath, data: DocumentData, { uid, alias }: Erasing): boolean {
  return placesIn(row).some((place) => cutOut(data, place, uid, alias) !== data)
}

const placesIn = (row: DocumentPath) => cutPlaces(row).filter((place) => !place.startsWith('/'))

/** Those documents of which the instance has one. */
export async function eraseFromSingles(erasing: Erasing): Promise<Left> {
  for (const row of walkedRows('one')) await cutDocument(db.doc(String(paths[row])), row, erasing)
  return 'over'
}
