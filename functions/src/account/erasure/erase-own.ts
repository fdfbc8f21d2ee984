import { exportObjects } from '@varanda/domain/account/export/export'
import { reached } from '@varanda/domain/account/leaving/reach'
import { alarmId } from '@varanda/domain/alarm/alarm'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { type DocumentPath, paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { type Report, reportSchema } from '@varanda/domain/report/report'
import { getAuth } from 'firebase-admin/auth'
import { renewSoon } from '../../graph/renew-soon.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { eraseOwnRuns } from './erase-automations.ts'
import { perPage, takePage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/** The profile goes first: nobody looks them up any more, and their card goes with it. */
export async function hide({ uid, now }: Erasing): Promise<Left> {
  await getAuth()
    .updateUser(uid, { disabled: true })
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error
    })
  const batch = db.batch()
  batch.delete(db.doc(paths.user(uid)))
  batch.delete(db.doc(paths.directoryCard(uid)))
  await batch.commit()
  await renewSoon(now)
  return 'over'
}

/** Whatever lies below their document, declared or not, but for the standing, which keeps the door shut until the end. */
export async function eraseOwn({ uid }: Erasing): Promise<Left> {
  await eraseOwnRuns(uid)
  for (const below of await db.doc(paths.user(uid)).listCollections()) {
    const standing = paths.standing(uid)
    const { docs, size } = await below.limit(perPage).get()
    const batch = db.batch()
    for (const { ref } of docs) if (ref.path !== standing) batch.delete(ref)
    await batch.commit()
    if (size === perPage) return { after: '' }
  }
  return 'over'
}

const byId = Object.entries(reached).flatMap(([row, places]) =>
  Object.values(places).includes('id' as never) ? [row as DocumentPath] : [],
)

/** Documents whose id they are. */
export async function eraseById({ uid }: Erasing): Promise<Left> {
  const batch = db.batch()
  for (const row of byId) batch.delete(db.doc((paths[row] as (uid: string) => string)(uid)))
  await batch.commit()
  return 'over'
}

/** What was to happen by itself, but for the one that looks after this. */
export async function eraseAlarms({ uid }: Erasing): Promise<Left> {
  const own = alarmId('erase-member', { uid })
  const { docs } = await db.collection(paths.alarms).where('reference.uid', '==', uid).limit(perPage).get()
  const batch = db.batch()
  for (const { id, ref } of docs) if (id !== own) batch.delete(ref)
  await batch.commit()
  return docs.length < perPage ? 'over' : { after: '' }
}

export async function eraseFiles({ uid }: Erasing): Promise<Left> {
  for (const prefix of [objects.upload(uid, ''), portraitObjects.of(uid), exportObjects.of(uid)])
    await deleteFiles(prefix)
  return 'over'
}

/** What was reported about them is answered first: it goes once it is closed. */
export async function eraseReports({ uid }: Erasing): Promise<Left> {
  const about: `about.${keyof Report['about']}` = 'about.uid'
  const state: keyof Report = 'state'
  const both = [paths.reports, paths.circleReports].map((place) => db.collection(place).where(about, '==', uid).get())
  const docs = (await Promise.all(both)).flatMap((found) => found.docs)
  const open = docs.filter((found) => readIfWhole(reportSchema, found)?.state === 'open')
  for (const found of docs) if (!open.includes(found) && found.get(state) !== 'open') await found.ref.delete()
  return open.length > 0 ? 'wait' : 'over'
}

/** Sign-ins, password and address. */
export async function eraseAccount({ uid }: Erasing): Promise<Left> {
  await getAuth()
    .deleteUser(uid)
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error
    })
  return 'over'
}

/** The last: whoever asks finds nobody now. What came while it was under way goes, too. */
export async function eraseStanding(erasing: Erasing): Promise<Left> {
  if ((await eraseOwn(erasing)) !== 'over') return { after: '' }
  await db.doc(paths.standing(erasing.uid)).delete()
  return takePage(db.collection(paths.devices(erasing.uid)))
}
