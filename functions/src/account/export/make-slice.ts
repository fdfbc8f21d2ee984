import {
  type Export,
  exportLimits,
  exportObjects,
  exportParts,
  exportSchema,
} from '@varanda/domain/account/export/export'
import { type ExportWork, exportWorkSchema, newFile } from '@varanda/domain/account/export/export-work'
import { hasWayOut } from '@varanda/domain/account/way-out'
import { contactSchema, shownAddressOf } from '@varanda/domain/member/contact'
import { memberSchema } from '@varanda/domain/member/member'
import { isShutOut, type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { bindFile, foldPieces, needsFile, needsFold } from './bind-file.ts'
import { Binder } from './binder.ts'
import { dropExport, dropFiles } from './drop-export.ts'
import { type GroupOfCopy, readGroup } from './group/read-group.ts'
import { type Done, fail, keep } from './keep-step.ts'
import { localTime } from './local-time.ts'
import { type Copy, forget } from './objects.ts'
import { isFull, type Slice } from './slice.ts'
import { bound, partsBefore, stageAfter, workOn } from './stages.ts'

/**
 * One piece of work on a copy: reads on from where the last one stopped, stores what it found, and writes down where it
 * stands only then, once. Whoever dies before has stored what nothing names, and the same piece is begun anew; whoever
 * comes twice finds that it is done.
 */
export async function makeSlice({ uid, id, step }: Copy & { step: number }, now: Date): Promise<void> {
  const copy = { uid, id }
  const [found, how, standing] = await db.getAll(
    db.doc(paths.ownExport(uid)),
    db.doc(paths.exportWork(uid)),
    db.doc(paths.standing(uid)),
  )
  const [own, work] = [read(exportSchema, found), read(exportWorkSchema, how)]
  // It was taken away while this waited, or is another by now.
  if (own?.id !== id) return dropFiles(copy)
  // Its last piece comes twice, too.
  if (own.state === 'ready' || own.state === 'failed' || work?.id !== id) return
  const group = await mayGoOn(copy, own, read(standingSchema, standing))
  if (group === 'no') return dropExport(uid, id)
  // Whoever did it may have died before the next was queued.
  if (work.step !== step) return work.step > step ? goOn(copy, work.step) : undefined
  const done = await attempt(copy, { own, work, group }, now).catch((error) => fail(copy, work, error))
  if (!done) return
  const isKept = await keep(copy, step, done, now)
  if (isKept === 'gone') return dropFiles(copy)
  // What others stored who died is named by nobody, and goes with the last piece.
  if (isKept && done.told.state === 'ready') return deleteFiles(exportObjects.work(uid, id))
  await forget(isKept ? done.replaced : done.stored)
  if (isKept) await goOn(copy, step + 1)
}

/**
 * Nobody gets a copy once they are gone, nor while the instance shuts them out, but for what is theirs on their way out; nor
 * that of a group's album once they may not take it. Else the group, if it is one's.
 */
async function mayGoOn({ uid }: Copy, { group }: Export, standing: Standing | undefined) {
  if (standing === undefined || (isShutOut(standing) && (group || !hasWayOut(standing)))) return 'no'
  return group && ((await readGroup(db, uid, group, standing)) ?? 'no')
}

function goOn(copy: Copy, step: number): Promise<void> {
  return enqueue('makeExport', { ...copy, step }, { id: `export-${copy.id}-${step}` })
}

/** A copy as it stands. */
interface Begun {
  own: Export
  work: ExportWork
  group: GroupOfCopy | undefined
}

async function attempt(copy: Copy, begun: Begun, now: Date): Promise<Done> {
  const { own, work } = begun
  if (needsFold(work)) return { ...(await foldPieces(copy, work)), told: { state: 'working' } }
  if (needsFile(work) || work.stage === bound) {
    const { size, ...bindings } = await bindFile(copy, work)
    const files = [...own.files, size]
    const isOver = work.stage === bound
    return { ...bindings, work: { ...work, file: newFile(work.file.n + 1) }, told: { files, ...(isOver && over(now)) } }
  }
  const slice = await begin(copy, begun, now)
  const { binder } = slice
  try {
    while (binder.work.stage !== bound && !isFull(slice)) {
      if (await workOn(slice))
        Object.assign(binder.work, { stage: stageAfter(binder.work.stage, slice.group), after: '' })
    }
    await binder.flush()
  } catch (error) {
    await forget(binder.stored).catch(() => {})
    throw error
  }
  const told = { ...slice.counts, state: 'working', done: partsBefore(binder.work.stage) } as const
  return { work: binder.work, told, stored: binder.stored, replaced: [] }
}

function over(now: Date): Partial<Export> {
  return { state: 'ready', done: exportParts, until: Timestamp.fromMillis(now.getTime() + exportLimits.keptMs) }
}

async function begin(copy: Copy, { own, work, group }: Begun, now: Date): Promise<Slice> {
  const [member, contact] = await db.getAll(db.doc(paths.user(copy.uid)), db.doc(paths.contact(copy.uid)))
  const { posts, comments, photos, locale } = own
  return {
    copy,
    whose: { uid: copy.uid, email: shownAddressOf(readIfWhole(contactSchema, contact)) },
    name: readIfWhole(memberSchema, member)?.name ?? '',
    group,
    locale,
    askedAt: own.askedAt.toDate(),
    now,
    binder: new Binder(copy, work, localTime(own.askedAt.toDate())),
    counts: { posts, comments, photos },
    read: 0,
  }
}
