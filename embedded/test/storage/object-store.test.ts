/** How the rows of objects are read: an instance may have some hundred thousand of them. */
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/sqlite/database.ts'
import { ObjectStore } from '../../src/storage/object-store.ts'
import { storageMigrations } from '../../src/storage/schema.ts'

const content = (hash: string, size: number) => ({ hash, size, md5: '', crc32c: '' })

it('asks an index for everything but the rows that it names, and goes on from the last generation', async () => {
  const database = openDatabase(':memory:')
  database.migrate('storage', storageMigrations)
  const asked = new Set<string>()
  const store = new ObjectStore({
    ...database,
    statement: (text) => {
      asked.add(text)
      return database.statement(text)
    },
  })
  const first = store.next('a', content('1', 10), {}, 'ana', 5_000)
  await database.write(() => store.put(first))
  // The clock went back.
  const second = store.next('b', content('2', 20), {}, null, 4_000)
  await database.write(() => store.put(second))
  expect(second.generation).toBe(first.generation + 1)
  expect([store.bytes(), store.usedBy('ana'), store.isUsed('2'), store.get('a')?.size]).toEqual([30, 10, true, 10])

  const reading = [...asked].filter((text) => text.startsWith('SELECT'))
  expect(reading).toHaveLength(5)
  for (const text of reading) {
    const plan = database.sql.prepare(`EXPLAIN QUERY PLAN ${text}`).all()
    for (const { detail } of plan) expect(detail, text).toContain('INDEX')
  }
  await database.close()
})
