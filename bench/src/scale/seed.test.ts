import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { start } from '@varanda/embedded/server'
import { afterEach, describe, expect, it } from 'vitest'
import { StartError } from '../../../scripts/server/options.ts'
import { fillInstance } from './fill-instance.ts'
import { buildScaleWorld } from './scale-world.ts'
import { readSeedOptions } from './seed-options.ts'

const until = Date.parse('2025-06-01T12:00:00Z')
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function filled(seed: string): Promise<{ folder: string; email: string; password: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-seed-'))
  folders.push(folder)
  const world = buildScaleWorld({ members: 60, posts: 300, seed, until })
  const projectRoot = resolve(import.meta.dirname, '../../..')
  const now = () => until
  const server = await start({ dataDir: folder, projectRoot, functions: false, hosting: false, now })
  let done = 0
  await fillInstance(server, world, (count) => {
    done = count
  })
  expect(done).toBe(world.size)
  await server.stop()
  return { folder, ...world.logins[0]! }
}

/** Names, contents and times of all documents. */
function digestOf(folder: string): string {
  const database = new DatabaseSync(join(folder, 'varanda.sqlite'), { readOnly: true })
  const hash = createHash('sha256')
  const rows = database.prepare('SELECT path, fields, created, updated FROM firestore_document ORDER BY key')
  for (const row of rows.iterate()) hash.update(JSON.stringify(row))
  database.close()
  return hash.digest('hex')
}

describe('an instance that is filled for measuring', () => {
  it('holds the same documents for the same seed, with their times of writing, and other ones for another', async () => {
    const instances = await Promise.all(['one', 'one', 'two'].map(filled))
    const [first, again, other] = instances.map(({ folder }) => digestOf(folder))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('lets those in whom it names, and shows them their feed', async () => {
    const { folder, email, password } = await filled('one')
    const server = await start({
      dataDir: folder,
      projectRoot: resolve(import.meta.dirname, '../../..'),
      functions: false,
    })
    const { idToken } = await server.auth.signIn.withPassword(email, password, '127.0.0.1')
    const auth = (await server.auth.verifier.verify(idToken))!
    const newest = {
      from: [{ collectionId: 'feed' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: 20,
    }
    const parent = `${server.firestore.database}/documents/users/${auth.uid}`
    const { documents } = await server.firestore.runQuery({ kind: 'client', auth }, { parent, structuredQuery: newest })
    expect(documents).toHaveLength(20)
    await server.stop()
  })
})

describe('the command line', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  it('has a usual instance, the same whenever it is typed', () => {
    const usual = { members: 1000, posts: 20_000, seed: 'varanda', data: 'data', until, reset: false }
    expect(readSeedOptions([], now)).toEqual(usual)
    const asked = ['--members', '10', '--posts', '0', '--seed', 'b', '--until', '2025-12-24T18:00:00-03:00', '--reset']
    const read = { members: 10, posts: 0, seed: 'b', until: Date.parse('2025-12-24T21:00:00Z'), reset: true }
    expect(readSeedOptions(asked, now)).toEqual({ ...usual, ...read })
  })

  it.each([
    [['--members', '0'], /--members takes a number from 1/],
    [['--posts', '1.5'], /--posts takes a number from 0/],
    [['--until', 'tomorrow'], /--until takes a moment such as/],
    [['--until', '2026-01-02T00:00:00Z'], /cannot be later than now/],
    [['--data', ''], /--data needs a value/],
    [['--colour', 'red'], /'--colour'; there are --members N/],
  ])('says in a sentence what is wrong with %j', (parameters, sentence) => {
    const read = () => readSeedOptions(parameters, now)
    expect(read).toThrow(StartError)
    expect(read).toThrow(sentence)
  })
})
