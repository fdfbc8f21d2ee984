/** What an instance has promised goes on in the project that a backup of it was moved to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@varanda/domain/ids'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { pushKey } from '@varanda/domain/notice/calls/push-key'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { backUp } from '@varanda/embedded/backup/back-up'
import { openBackup } from '@varanda/embedded/backup/read-backup'
import { start } from '@varanda/embedded/server'
import { afterAll, expect, test } from 'vitest'
import { move } from '../../../scripts/export/move.ts'
import { openProject } from '../../../scripts/export/project.ts'
import { lostWork } from '../../../scripts/export/stays-behind.ts'
import { verdictOn } from '../../../scripts/export/verdict/verdict.ts'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { verifyLog } from '../../src/audit/verify-log.ts'
import { ringAll } from '../harness/alarms.ts'
import { openInstance, type Person } from '../instance.ts'

const projectRoot = new URL('../../..', import.meta.url).pathname
const projectId = 'casa-nova'
const publicUrl = 'https://casa.example'
const folder = mkdtempSync(join(tmpdir(), 'varanda-moved-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const post = (who: Person) => `${who.uid}_${newId().slice(0, 20)}`
const audience = { connections: true, circles: [], people: [], except: [] }

/** Into an empty instance without functions, as a project is before they are deployed. */
async function moved(backupFolder: string, dataDir: string): Promise<void> {
  const backup = await openBackup(backupFolder)
  expect(lostWork(backup)).toEqual([])
  const server = await start({ dataDir, projectRoot, projectId, functions: false, hosting: false })
  const sdk = await adminSdk(server, dataDir)
  const bucket = `${projectId}.appspot.com`
  const project = await openProject(projectId, bucket)
  const from = { format: 1, backup: backup.manifest.database, project: projectId, bucket } as const
  await move(project, backup, {
    file: join(folder, 'checkpoint.json'),
    from: { ...from, accounts: null, files: null, documents: null, refused: {}, refusedDocuments: {} },
    say: () => {},
  })
  const { accounts, documents, files } = await verdictOn(project, backup, () => false)
  expect([...accounts.faults, ...documents.faults, ...files.faults]).toEqual([])
  await project.close()
  await sdk.close()
  await server.stop()
  backup.close()
}

test('kept seats come back, posts go out, the log is whole, and push keeps its key', async () => {
  const old = await openInstance({ publicUrl })
  const [boss, ana, bia] = await Promise.all(['Cida', 'Ana', 'Bia'].map((name) => old.member(name)))
  await old.connect(ana!, boss!)
  for (const path of [paths.user(boss!.uid), paths.standing(boss!.uid)])
    await old.db.doc(path).update({ role: 'admin' })
  await old.call(reserveSeat, { key: newId(), name: 'Tia Lúcia', message: '', locale: 'pt', circles: [] }, ana)
  await old.call(suspendMember, { uid: bia!.uid, reason: 'Mandou convites a quem não conhece.' }, boss)
  const first = post(ana!)
  await old.call(createPost, { postId: first, text: 'Tem bolo.', audience }, ana)
  const { key } = await old.call(pushKey, {}, ana)
  await old.server.idle()
  const backup = join(folder, 'backup')
  await backUp({ dataDir: old.dataDir, to: backup, now: Date.now() })
  await old.close()
  await moved(backup, join(folder, 'data'))

  const there = await openInstance({ dataDir: join(folder, 'data'), projectId, publicUrl })
  const { idToken } = await there.server.auth.signIn.withPassword('ana@example.org', 'correct horse', '198.51.100.9')
  const anaThere = { ...ana!, idToken }
  expect(key).toMatch(/^[\w-]{87}$/)
  expect(await there.call(pushKey, {}, anaThere)).toEqual({ key })
  const { faults, links } = await verifyLog(there.db)
  expect([faults, links]).toEqual([[], 1])
  const second = post(ana!)
  await there.call(createPost, { postId: second, text: 'E café.', audience }, anaThere)
  await there.server.idle()
  for (const id of [first, second]) expect((await there.db.doc(paths.entry(boss!.uid, id)).get()).exists, id).toBe(true)
  const { reservations } = (await there.db.doc(paths.ownInvite(ana!.uid)).get()).data() as OwnInvite
  const seat = there.db.doc(paths.invite(reservations[0]!.inviteId))
  expect((await seat.get()).get('state')).toBe('open')
  await seat.update({ expiresAt: reservations[0]!.createdAt })
  await ringAll(there, 'return-seat')
  expect((await seat.get()).get('state')).not.toBe('open')
  await there.close()
})
