import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openFirestore } from '../../src/firestore/engine.ts'
import { openDatabase } from '../../src/sqlite/database.ts'
import { admin, newFolder, openFixture, root, set } from './engine-fixture.ts'

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
  const { commitTime: before } = await set(first.firestore, 'c/a', { n: 1 })
  await first.firestore.close()
  await first.database.close()
  const second = openFixture({ now: () => 1_900_000_000_000 }, folder)
  const { readTime } = await second.firestore.batchGet(admin, { documents: [`${root}/c/a`] })
  expect(readTime).toBe(before)
  const { commitTime: after } = await set(second.firestore, 'c/a', { n: 2 })
  expect(after > before).toBe(true)
  await second.close()
})

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
