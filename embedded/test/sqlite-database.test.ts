import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, UnusableDataError } from '../src/sqlite/database.ts'
import { NewerDatabaseError } from '../src/sqlite/migrate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varanda-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const table = 'CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT'

test('every commit is synced: WAL with synchronous FULL, and foreign keys are on', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  expect(database.sql.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.sql.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.sql.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
  await database.close()
})

test('a unit that fails is undone alone; the others of its group stand', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number) => database.statement('INSERT INTO item VALUES (?, ?)').run(id, `n${id}`)
  const results = await Promise.allSettled([
    database.write(() => insert(1)),
    database.write(() => {
      insert(2)
      throw new Error('no')
    }),
    database.write(() => insert(3)),
    database.write(() => insert(1)),
  ])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(database.sql.prepare('SELECT id FROM item ORDER BY id').all()).toEqual([{ id: 1 }, { id: 3 }])
  await database.close()
})

test('several units wait for those of the next turn, one by itself for none, and nobody for ever', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  const groups: number[] = []
  database.observeCommits(({ units }) => groups.push(units))
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const writes: Promise<void>[] = []
  const add = () => writes.push(database.write(() => {}))

  add()
  add()
  await turn()
  add()
  await Promise.all(writes.splice(0))
  expect(groups.splice(0)).toEqual([3])

  add()
  await turn()
  expect(groups.splice(0)).toEqual([1])

  // Each turn brings one more: the first come is written all the same.
  const begun = performance.now()
  let isWritten = false
  void database
    .write(() => {})
    .then(() => {
      isWritten = true
    })
  while (!isWritten && performance.now() - begun < 5_000) {
    add()
    await turn()
  }
  expect(isWritten).toBe(true)
  await Promise.all(writes)
  await database.close()
})

test('pages are let go also while rows are read and a long unit is under way, which lose nothing by it', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number) => database.statement('INSERT INTO item VALUES (?, ?)').run(id, 'n'.repeat(2000))
  await database.write(() => {
    for (let id = 1; id <= 500; id++) insert(id)
  })
  const ids: unknown[] = []
  for (const { id } of database.sql.prepare('SELECT id FROM item ORDER BY id').iterate()) {
    if (ids.push(id) % 100 === 0) database.giveBack()
  }
  expect(ids).toHaveLength(500)
  await database.writeLong(function* () {
    insert(501)
    yield
    database.giveBack()
    yield
    insert(502)
  })
  expect(database.sql.prepare('SELECT count(*) AS n FROM item').get()).toEqual({ n: 502 })
  await database.close()
})

test('what is committed is told in order, before the promises settle, and never for a failed unit', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  const told: string[] = []
  const write = (name: string, fail = false) =>
    database
      .write(
        () => {
          if (fail) throw new Error('no')
          expect(database.sql.isTransaction).toBe(true)
          return name
        },
        {
          committed: (result) => {
            expect(database.sql.isTransaction).toBe(false)
            told.push(`committed ${result}`)
          },
        },
      )
      .then(
        () => told.push(`resolved ${name}`),
        () => {},
      )
  await Promise.all([write('a'), write('b', true), write('c')])
  expect(told).toEqual(['committed a', 'committed c', 'resolved a', 'resolved c'])
  await database.close()
})

test('the first long unit behind a short one waits for it, and neither is refused', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number) => database.statement('INSERT INTO item VALUES (?, ?)').run(id, `n${id}`)
  const begun = performance.now()
  await Promise.all([
    database.write(() => insert(1)),
    database.writeLong(function* () {
      insert(2)
      yield
      insert(3)
    }),
    database.write(() => insert(4)),
  ])
  // As long as SQLite waits for a lock that another connection holds.
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(database.sql.prepare('SELECT id FROM item').all()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }])
  await database.close()
})

test('what is committed between two reads that were given up half way leaves the file writable', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number) => database.statement('INSERT INTO item VALUES (?, ?)').run(id, `n${id}`)
  await Promise.all([1, 2, 3].map((id) => database.write(() => insert(id))))
  for (const _ of database.sql.prepare('SELECT id FROM item').iterate()) break
  await database.writeLong(function* () {
    insert(4)
    yield
  })
  // A read still under way would hold the connection at a state from before, on which nothing may be written.
  await database.write(() => insert(5))
  expect(database.sql.prepare('SELECT count(*) AS n FROM item').get()).toEqual({ n: 5 })
  await database.close()
})

test('a full disk rejects the whole group, keeps what was acknowledged, and passes', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (name: string) =>
    database.write(() => database.statement('INSERT INTO item (name) VALUES (?)').run(name))
  await insert('first')
  const { page_count: pages } = database.sql.prepare('PRAGMA page_count').get() as { page_count: number }
  database.sql.exec(`PRAGMA max_page_count = ${pages}`)
  await expect(insert('x'.repeat(100_000))).rejects.toThrow('full')
  expect(database.sql.isTransaction).toBe(false)
  database.sql.exec('PRAGMA max_page_count = 1000000')
  await insert('second')
  expect(database.sql.prepare('SELECT name FROM item').all()).toEqual([{ name: 'first' }, { name: 'second' }])
  await database.close()
})

test('migrations run once and forward; a file of a newer program is refused in one sentence', async () => {
  const path = join(folder, 'a.sqlite')
  const first = openDatabase(path)
  first.migrate('test', [table])
  await first.close()
  const second = openDatabase(path)
  second.migrate('test', [table, 'ALTER TABLE item ADD COLUMN note TEXT'])
  second.migrate('other', ['CREATE TABLE other (id INTEGER) STRICT'])
  second.sql.exec("INSERT INTO item (name, note) VALUES ('a', 'b')")
  expect(() => second.migrate('test', [table])).toThrow(NewerDatabaseError)
  expect(() => second.migrate('test', [table])).toThrow(
    /newer version of this program \(test: schema 2, this one knows 1\)/,
  )
  await second.close()
})

test('a broken migration leaves nothing behind', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  expect(() => database.migrate('test', [table, 'CREATE NONSENSE'])).toThrow()
  database.migrate('test', [table])
  await database.close()
})

test('a path that cannot hold a database is refused', () => {
  writeFileSync(join(folder, 'file'), 'not a folder')
  expect(() => openDatabase(join(folder, 'file', 'a.sqlite'))).toThrow(UnusableDataError)
  expect(() => openDatabase(folder)).toThrow(UnusableDataError)
  writeFileSync(join(folder, 'text.sqlite'), 'this is certainly not a database file. '.repeat(50))
  expect(() => openDatabase(join(folder, 'text.sqlite'))).toThrow(UnusableDataError)
})

test('closing commits what is queued, then refuses', async () => {
  const path = join(folder, 'a.sqlite')
  const database = openDatabase(path)
  database.migrate('test', [table])
  const written = database.write(() => database.sql.exec("INSERT INTO item (name) VALUES ('late')"))
  await database.close()
  await written
  await expect(database.write(() => 1)).rejects.toThrow('closed')
  const again = openDatabase(path)
  expect(again.sql.prepare('SELECT name FROM item').all()).toEqual([{ name: 'late' }])
  await again.close()
})

test('a full disk refuses the write in a sentence, and writing goes on by itself when there is space', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number, name: string) =>
    database.write(() => database.statement('INSERT INTO item VALUES (?, ?)').run(id, name))
  await insert(1, 'here')
  const { page_count } = database.sql.prepare('PRAGMA page_count').get() as { page_count: number }
  database.sql.exec(`PRAGMA max_page_count = ${page_count + 2}`)
  const long = 'x'.repeat(100_000)
  const results = await Promise.allSettled([insert(2, long), insert(3, 'short'), insert(4, long)])
  expect(results[0]).toMatchObject({ status: 'rejected', reason: { name: 'UnwritableError' } })
  expect(results[2]).toMatchObject({ status: 'rejected', reason: { name: 'UnwritableError' } })
  // Whatever was acknowledged is there, whatever was refused is not, and reading has gone on.
  const there = database.sql.prepare('SELECT id FROM item ORDER BY id').all()
  expect(there).toEqual(results[1]!.status === 'fulfilled' ? [{ id: 1 }, { id: 3 }] : [{ id: 1 }])
  database.sql.exec('PRAGMA max_page_count = 1000000')
  await insert(2, long)
  expect(database.sql.prepare('SELECT count(*) AS n FROM item').get()!.n).toBeGreaterThan(1)
  await database.close()
})

test('a transaction that cannot begin refuses what waits for it, tries no more by itself, and closing ends', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  database.migrate('test', [table])
  const insert = (id: number) =>
    database.write(() => database.statement('INSERT INTO item VALUES (?, ?)').run(id, `n${id}`))
  const commits: { units: number; failed: boolean }[] = []
  database.observeCommits(({ units, failed }) => commits.push({ units, failed }))
  database.sql.exec('PRAGMA query_only = ON')
  const settled = Promise.allSettled([insert(1), insert(2)])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([commits, database.waiting()]).toEqual([[{ units: 2, failed: true }], 0])
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { name: 'UnwritableError' } },
    { status: 'rejected', reason: { name: 'UnwritableError' } },
  ])
  database.sql.exec('PRAGMA query_only = OFF')
  await insert(3)
  expect(database.sql.prepare('SELECT id FROM item').all()).toEqual([{ id: 3 }])
  database.sql.exec('PRAGMA query_only = ON')
  const last = expect(insert(4)).rejects.toThrow('nothing is written')
  await database.close()
  await last
})

test('an open transaction of another program refuses writes soon and in a sentence, and they go on after it', async () => {
  const path = join(folder, 'a.sqlite')
  const database = openDatabase(path)
  database.migrate('test', [table])
  const insert = (id: number) => database.statement('INSERT INTO item VALUES (?, ?)').run(id, `n${id}`)
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  const begun = performance.now()
  const results = await Promise.allSettled([
    database.write(() => insert(1)),
    database.writeLong(function* () {
      yield
      insert(2)
    }),
    database.write(() => insert(3)),
  ])
  // Three transactions, none of which waits as long as a start would.
  expect(performance.now() - begun).toBeLessThan(5_000)
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'UnwritableError' } })
    expect(String((result as PromiseRejectedResult).reason)).toContain('Another program holds the data file')
  }
  expect(database.sql.prepare('SELECT count(*) AS n FROM item').get()).toEqual({ n: 0 })
  other.exec('ROLLBACK')
  other.close()
  await database.write(() => insert(1))
  await database.close()
}, 20_000)

test('nobody else on the machine may read the file', async () => {
  const database = openDatabase(join(folder, 'a.sqlite'))
  expect(statSync(join(folder, 'a.sqlite')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'a.sqlite-wal')).mode & 0o777).toBe(0o600)
  await database.close()
})
