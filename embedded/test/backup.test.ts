/** Backups of an instance that is being written to, and instances made from them. */
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSdk, adminSdk } from '../../scripts/server/admin-sdk.ts'
import { backUp } from '../src/backup/back-up.ts'
import { blobFile, blobsIn, checkBackup } from '../src/backup/check.ts'
import { openBackup } from '../src/backup/read-backup.ts'
import { restore } from '../src/backup/restore.ts'
import { type Server, start } from '../src/server.ts'
import { fixtureRoot, openInstance, type TestInstance } from './support/instance.ts'

let folder: string
let instance: TestInstance
let admin: AdminSdk
let made = 0

const fresh = () => join(folder, `n${made++}`)
const photo = (n: number) => Buffer.alloc(20_000 + n, n)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'varanda-backup-'))
  instance = await openInstance({ functions: false, hosting: false })
  admin = await adminSdk(instance.server, instance.dataDir)
})

afterAll(async () => {
  await admin.close()
  await instance.close()
  rmSync(folder, { recursive: true })
})

async function opened<T>(dataDir: string, look: (server: Server, sdk: AdminSdk) => Promise<T>): Promise<T> {
  const server = await start({ dataDir, projectRoot: fixtureRoot, functions: false, hosting: false })
  const sdk = await adminSdk(server, dataDir)
  try {
    return await look(server, sdk)
  } finally {
    await sdk.close()
    await server.stop()
  }
}

test('a backup taken under writing holds all that was acknowledged before it, and nothing half', async () => {
  let writing = true
  const acknowledged: string[] = []
  const writer = async (who: number) => {
    for (let n = 0; writing; n++) {
      const id = `w${who}-${n}`
      // Two documents that belong together, and the photo that they speak of.
      await admin.bucket.file(`photos/${id}`).save(photo(n % 200), { resumable: false })
      const batch = admin.firestore.batch()
      batch.set(admin.firestore.doc(`notes/${id}`), { photo: `photos/${id}` })
      batch.set(admin.firestore.doc(`mirrors/${id}`), { of: id })
      await batch.commit()
      if (n % 5 === 4) await admin.bucket.file(`photos/${id}`).delete()
      acknowledged.push(id)
    }
  }
  const writers = [0, 1, 2].map(writer)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
  const before = [...acknowledged]
  const to = fresh()
  const manifest = await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  writing = false
  await Promise.all(writers)
  expect(await checkBackup(to)).toEqual(manifest)

  const dataDir = fresh()
  await restore({ from: to, dataDir, now: Date.now() })
  await opened(dataDir, async (_, sdk) => {
    const notes = (await sdk.firestore.collection('notes').get()).docs
    const mirrors = (await sdk.firestore.collection('mirrors').get()).docs.map(({ id }) => id)
    expect(notes.map(({ id }) => id)).toEqual(mirrors)
    for (const id of before) expect(mirrors).toContain(id)
    const [files] = await sdk.bucket.getFiles({ prefix: 'photos/' })
    for (const file of files) expect((await file.download())[0].length).toBeGreaterThan(0)
  })
})

test('every version after a restore is newer than any that was given out before it', async () => {
  const note = admin.firestore.doc('notes/kept')
  await note.set({ text: 'as it was' })
  const to = fresh()
  await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  await note.set({ text: 'lost' })
  const lost = (await note.get()).updateTime!
  const dataDir = fresh()
  await restore({ from: to, dataDir, now: Date.now() })
  await opened(dataDir, async (_, sdk) => {
    const found = await sdk.firestore.doc('notes/kept').get()
    expect(found.data()).toEqual({ text: 'as it was' })
    expect(found.updateTime! > lost).toBe(true)
  })
})

test('a restored instance knows its accounts and signs with its keys', async () => {
  const { uid, idToken } = await instance.person('rosa')
  const to = fresh()
  await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  const dataDir = fresh()
  await restore({ from: to, dataDir, now: Date.now() })
  await opened(dataDir, async (server) => {
    expect((await server.auth.verifier.verify(idToken))?.uid).toBe(uid)
  })
})

test('a backup that was tampered with or is incomplete is refused, and nothing is restored', async () => {
  await admin.bucket.file('photos/one').save(photo(7), { resumable: false })
  const broken: [string, (backup: string) => void, RegExp][] = [
    [
      'a byte more',
      (backup) => appendFileSync(join(backup, 'varanda.sqlite'), 'x'),
      /database .* not as it was written/,
    ],
    ['no file', (backup) => rmSync(blobFile(backup, blobsIn(backup)[0]!)), /is missing/],
    ['another file', (backup) => writeFileSync(blobFile(backup, blobsIn(backup)[0]!), 'x'), /is missing or not as/],
    [
      'one too many',
      (backup) => writeFileSync(join(backup, 'storage/blobs', blobsIn(backup)[0]!.slice(0, 2), 'a'.repeat(64)), 'x'),
      /belongs to nothing/,
    ],
    ['no manifest', (backup) => rmSync(join(backup, 'backup.json')), /is not a finished backup/],
    [
      'a strange manifest',
      (backup) => writeFileSync(join(backup, 'backup.json'), '{"format":2}'),
      /is not a finished backup/,
    ],
  ]
  for (const [, spoil, message] of broken) {
    const to = fresh()
    await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
    spoil(to)
    const dataDir = fresh()
    await expect(restore({ from: to, dataDir, now: Date.now() })).rejects.toThrow(message)
    expect(existsSync(join(dataDir, 'varanda.sqlite'))).toBe(false)
  }
})

test('a backup of another version is read by none, and nothing is written beside one that is read', async () => {
  const to = fresh()
  await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  const files = readdirSync(to)
  const backup = await openBackup(to)
  const [document] = backup.documents(0, 1)
  expect(backup.documents(document!.id, 1)[0]?.id).toBeGreaterThan(document!.id)
  const all = backup.documents(0, 10_000)
  expect([0, all[1]!.id, all.at(-1)!.id].map(backup.documentsUpTo)).toEqual([0, 2, all.length])
  expect(backup.objects('', 10_000)).toHaveLength(backup.manifest.objects)
  expect(backup.waitingJobs()).toEqual([])
  backup.close()
  expect(readdirSync(to)).toEqual(files)
  for (const [steps, said] of [
    ['steps - 1', /older version/],
    ['steps + 1', /newer version/],
  ] as const) {
    const [dataDir, other] = [fresh(), fresh()]
    await restore({ from: to, dataDir, now: Date.now() })
    const sql = new DatabaseSync(join(dataDir, 'varanda.sqlite'))
    sql.exec(`UPDATE schema_version SET steps = ${steps} WHERE component = 'firestore'`)
    sql.close()
    await backUp({ dataDir, to: other, now: Date.now() })
    await expect(openBackup(other)).rejects.toThrow(said)
  }
})

test('a backup is read whatever its folder is called', async () => {
  const to = join(folder, 'a#b?c=d%41 é')
  const manifest = await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  expect(await checkBackup(to)).toEqual(manifest)
  const backup = await openBackup(to)
  expect(backup.documents(0, 10_000)).toHaveLength(manifest.documents)
  backup.close()
})

test('nothing is overwritten: neither a backup nor an instance', async () => {
  const to = fresh()
  await backUp({ dataDir: instance.dataDir, to, now: Date.now() })
  await expect(backUp({ dataDir: instance.dataDir, to, now: Date.now() })).rejects.toThrow(/is there already/)
  await expect(restore({ from: to, dataDir: instance.dataDir, now: Date.now() })).rejects.toThrow(/is not empty/)
  await expect(backUp({ dataDir: fresh(), to: fresh(), now: Date.now() })).rejects.toThrow(/There is no instance/)
  const inFile = join(instance.dataDir, 'varanda.sqlite/backup')
  await expect(backUp({ dataDir: instance.dataDir, to: inFile, now: Date.now() })).rejects.toThrow(/cannot be made/)
})

test('a backup that the instance could not note is made all the same, and says so', async () => {
  const note = join(instance.dataDir, 'last-backup')
  rmSync(note, { force: true })
  mkdirSync(note)
  const to = fresh()
  const warnings: string[] = []
  const warn = (sentence: string) => void warnings.push(sentence)
  const manifest = await backUp({ dataDir: instance.dataDir, to, now: Date.now(), warn })
  rmSync(note, { recursive: true })
  expect(await checkBackup(to)).toEqual(manifest)
  expect(warnings).toEqual([expect.stringMatching(/^The backup is whole, but .+ EISDIR.+\.$/)])
})

test('a backup that fails leaves nothing behind', async () => {
  await admin.bucket.file('photos/gone').save(photo(9), { resumable: false })
  const [file] = blobsIn(instance.dataDir)
  const path = blobFile(instance.dataDir, file!)
  rmSync(path)
  const to = fresh()
  await expect(backUp({ dataDir: instance.dataDir, to, now: Date.now() })).rejects.toThrow(/Photos were deleted faster/)
  expect(readdirSync(folder).filter((name) => to.endsWith(name.split('.')[0]!))).toEqual([])
})
