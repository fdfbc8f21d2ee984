import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { openFirestore } from '../../src/firestore/engine.ts'
import { renewVersions } from '../../src/firestore/renew-versions.ts'
import { formatVersion, parseVersion } from '../../src/firestore/values/time.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { openDatabase } from '../../src/sqlite/database.ts'
import { admin, newFolder, openFixture, read, root, set } from './engine-fixture.ts'

test('kill -9 in the middle of writing loses nothing that was acknowledged, and leaves no half of a commit', async () => {
  const folder = newFolder()
  const file = join(folder, 'data.sqlite')
  const acknowledged = new Set<string>()
  for (let round = 0; round < 3; round++) {
    const script = fileURLToPath(new URL('./crash-writer.ts', import.meta.url))
    const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.length > 400 + round * 300) child.kill('SIGKILL')
    })
    await new Promise((resolve) => child.on('close', resolve))
    for (const line of output.split('\n').slice(0, -1)) acknowledged.add(line)
    const database = openDatabase(file)
    expect(database.sql.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const firestore = openFirestore({ database, projectId: 'demo', ruleset: () => null, now: Date.now })
    const ids = async (collectionId: string) => {
      const { documents } = await firestore.runQuery(admin, {
        parent: root,
        structuredQuery: { from: [{ collectionId }] },
      })
      return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
    }
    const [left, right] = [await ids('left'), await ids('right')]
    expect(left).toEqual(right)
    expect([...acknowledged].filter((id) => !left.includes(id))).toEqual([])
    await firestore.close()
    await database.close()
  }
  expect(acknowledged.size).toBeGreaterThan(50)
  rmSync(folder, { recursive: true, force: true })
})

test('versions rise across a restart, even when the clock was set back in between', async () => {
  const folder = newFolder()
  const first = openFixture({ now: () => 2_000_000_000_000 }, folder)
  await set(first.firestore, 'c/a', { n: 1 })
  // Changes nothing, and has a version all the same.
  const { commitTime: before } = await set(first.firestore, 'c/a', { n: 1 })
  await first.firestore.close()
  await first.database.close()
  const second = openFixture({ now: () => 1_900_000_000_000 }, folder)
  const { readTime } = await second.firestore.batchGet(admin, { documents: [`${root}/c/a`] })
  expect(readTime).toBe(before)
  const { commitTime: after } = await set(second.firestore, 'c/a', { n: 2 })
  expect(after > before).toBe(true)
  await second.firestore.close()
  await second.database.close()
  const third = openFixture({ now: () => 1_800_000_000_000 }, folder)
  const { commitTime: last } = await set(third.firestore, 'c/a', { n: 3 })
  expect(last > after).toBe(true)
  await third.database.write(() => renewVersions(third.database, 1_800_000_000_000))
  await third.firestore.close()
  await third.database.close()
  const restored = openFixture({ now: () => 1_800_000_000_000 }, folder)
  const { readTime: renewed } = await restored.firestore.batchGet(admin, { documents: [`${root}/c/a`] })
  expect(renewed > last).toBe(true)
  await restored.close()
})

test('a commit of more changes than the log keeps is the newest version after a restart, too', async () => {
  const folder = newFolder()
  const writes = Array.from({ length: 20_001 }, (_, n) => ({ update: { name: `${root}/c/${n}`, fields: {} } }))
  const first = openFixture({ now: () => 2_000_000_000_000 }, folder)
  await set(first.firestore, 'c/before', { n: 1 })
  const { commitTime } = await first.firestore.commit(admin, { writes })
  await first.firestore.close()
  await first.database.close()
  const second = openFixture({ now: () => 1_900_000_000_000 }, folder)
  const { readTime } = await second.firestore.batchGet(admin, { documents: [`${root}/c/1`] })
  expect(readTime).toBe(commitTime)
  await second.close()
})

test('what an earlier version stored under another spelling of a number has the name of its key, and is read', async () => {
  const folder = newFolder()
  const first = openFixture({}, folder)
  for (const id of ['__id7__', '__id7__/below/a', '__id-8446744073709551617__', 'z']) {
    await set(first.firestore, `c/${id}`, { id })
  }
  await first.firestore.close()
  // Its keys were the same.
  first.database.sql.exec(`
    UPDATE firestore_document SET
      path = replace(replace(path, '__id7__', '__id07__'), '__id-8446744073709551617__', '__id9999999999999999999__'),
      collection = replace(collection, '__id7__', '__id07__');
    DELETE FROM firestore_state WHERE name = 'one_name'`)
  await first.database.close()
  const second = openFixture({}, folder)
  const { firestore } = second
  for (const id of ['__id7__', '__id7__/below/a', '__id-8446744073709551617__', 'z']) {
    const { results } = await firestore.batchGet(admin, { documents: [`${root}/c/${id}`] })
    expect(results).toMatchObject([{ found: { name: `${root}/c/${id}`, fields: { id: { stringValue: id } } } }])
  }
  const structuredQuery = { from: [{ collectionId: 'below' }] }
  const below = await firestore.runQuery(admin, { parent: `${root}/c/__id7__`, structuredQuery })
  expect(below.documents).toHaveLength(1)
  await second.close()
})

const stampRules = compileRules(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/c/{id} {
    allow get: if request.time >= resource.data.at;
    allow create: if request.resource.data.at == request.time;
    allow update: if request.resource.data.at == request.time && request.time >= resource.data.at + duration.value(1, 'm');
  }
}`)

test.each([false, true])(
  'once a clock that was a year ahead is right, so is the time of requests; restored: %s',
  async (isRestored) => {
    const [minute, day, right] = [60_000, 86_400_000, 2_000_000_000_000]
    const folder = newFolder()
    let now = right + 365 * day
    let open = openFixture({ now: () => now }, folder)
    let { commitTime: before } = await set(open.firestore, 'c/a', { n: 1 })
    const warnings: string[] = []
    const reopen = async () => {
      await open.firestore.close()
      await open.database.close()
      const warn = (sentence: string) => void warnings.push(sentence)
      open = openFixture({ now: () => now, ruleset: () => stampRules, warn }, folder)
    }
    const ana: Caller = { kind: 'client', auth: { uid: 'ana', token: {}, expiresAt: Number.POSITIVE_INFINITY } }
    const stamp = async (id: string) => {
      const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' as const }]
      const writes = [{ update: { name: `${root}/c/${id}`, fields: {} }, updateTransforms }]
      const { commitTime, writeResults } = await open.firestore.commit(ana, { writes })
      expect(commitTime > before).toBe(true)
      expect(writeResults[0]!.updateTime).toBe(commitTime)
      before = commitTime
      expect(writeResults[0]!.transformResults).toEqual([(await read(open.firestore, `c/${id}`, ana))!.at])
      const [{ timestampValue }] = writeResults[0]!.transformResults as [{ timestampValue: string }]
      return parseVersion(timestampValue, 'at') / 1000
    }

    now = right
    if (isRestored) await open.database.write(() => renewVersions(open.database, now))
    await reopen()
    expect(warnings).toEqual([expect.stringMatching(/ 365 days after now\. /)])
    expect(await stamp('b')).toBe(right)
    expect(await stamp('c')).toBe(right + 0.002)
    now += minute / 2
    await expect(stamp('b')).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    now += minute / 2
    expect(await stamp('b')).toBe(right + minute)
    // A step back is none of the clock's faults that are waited out by hand.
    now -= 5_000
    expect(await stamp('d')).toBeCloseTo(right + minute, 1)
    // The clock comes near what it was, and past it.
    for (const time of [right + 364.5 * day, right + 366 * day]) {
      now = time
      await reopen()
      expect(await stamp(`e${time}`)).toBe(time)
    }
    expect(before).toBe(formatVersion(now * 1000))
    expect(warnings).toHaveLength(1)
    await open.close()
  },
)

test('a hook writes with its commit or not at all', async () => {
  const { firestore, database, close } = openFixture()
  database.migrate('outbox', ['CREATE TABLE outbox (name TEXT NOT NULL) STRICT'])
  let woken = 0
  firestore.afterCommit(() => woken++)
  firestore.onCommit(({ change: { name, before, after }, commitTime }) => {
    database.statement('INSERT INTO outbox VALUES (?)').run(`${name.split('/').at(-1)} ${before ? 'had' : 'new'}`)
    expect(after?.updateTime).toBe(commitTime)
    if (after?.fields.refuse) throw new Error('the hook refuses')
  })
  const outcomes = await Promise.allSettled([
    set(firestore, 'c/a', { n: 1 }),
    set(firestore, 'c/b', { refuse: true }),
    set(firestore, 'c/a', { n: 2 }),
    set(firestore, 'c/a', { n: 2 }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(database.sql.prepare('SELECT name FROM outbox').all()).toEqual([{ name: 'a new' }, { name: 'a had' }])
  expect(woken).toBe(3)
  await close()
})
