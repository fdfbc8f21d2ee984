import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { personalDocuments } from './documents.ts'
import { personalFiles } from './files.ts'
import { type PersonalData, personalTopics } from './row.ts'
import { personalTables } from './tables.ts'
import { copiedTopics, erasedTopics, listedTopics } from './told.ts'

const root = new URL('../../../../', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, root), 'utf8')
const documents: [keyof typeof personalDocuments, PersonalData][] = Object.entries(personalDocuments) as never
const rows: [string, PersonalData][] = [
  ...documents,
  ...Object.entries(personalFiles),
  ...Object.entries(personalTables),
]

/** The names of the collections in which a document lies. */
function collectionsOf(name: keyof typeof personalDocuments): string[] {
  const path: unknown = paths[name]
  const shape: string = typeof path === 'function' ? path(...Array(path.length).fill('x')) : String(path)
  // What lies below a source, here a member.
  return shape
    .replace(/^x/, 'users/x')
    .split('/')
    .filter((_, at) => at % 2 === 0)
}
const collectionNames = new Set(documents.flatMap(([name]) => collectionsOf(name)))

describe('the table of personal data', () => {
  it('has a row for every collection that rules open and functions ask', () => {
    const inRules = [...textOf('firestore.rules').matchAll(/^ {4,}match \/(\w+)\//gm)].map(([, name]) => name!)
    const inFunctions = globSync('functions/src/**/*.ts', { cwd: root }).flatMap((file) =>
      [...textOf(file).matchAll(/(?:collection(?:Group)?\(|document: )['"`]([\w{}/]+)['"`]/g)].flatMap(
        ([, path = '']) => path.split('/').filter((_, at) => at % 2 === 0),
      ),
    )
    expect(inRules.length).toBeGreaterThan(20)
    expect(inFunctions.length).toBeGreaterThan(15)
    expect([...inRules, ...inFunctions].filter((name) => !collectionNames.has(name))).toEqual([])
  })

  it('says of what has a time-to-live policy that it goes, and of nothing else that it goes by one', () => {
    const { fieldOverrides }: { fieldOverrides: { collectionGroup: string; ttl?: boolean }[] } = JSON.parse(
      textOf('firestore.indexes.json'),
    )
    const withPolicy = fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup)
    const said = documents.flatMap(([name, { kept }]) =>
      typeof kept === 'object' && kept.by === 'ttl' ? [collectionsOf(name).at(-1)] : [],
    )
    // Of capabilities, those that have an end; of notices, those of what others do about a post.
    expect([...said, 'capabilities', 'notifications'].sort()).toEqual(withPolicy.sort())
  })

  it.each(rows)('says of %s whose it is where it tells of somebody', (_, { tells, whose, copyFor, kept }) => {
    expect(Object.keys(whose).length > 0).toBe(tells.length > 0)
    if (copyFor !== undefined) expect(whose).toHaveProperty([copyFor])
    // What stays after an erasure must not tell who it was: it is hashed, or over soon.
    if (Object.values(whose).includes('keep') && kept !== 'instance') expect(kept).toHaveProperty('atMost')
  })

  it('tells of each topic, and names it in sentences', async () => {
    expect(new Set(rows.flatMap(([, { tells }]) => tells))).toEqual(new Set(personalTopics))
    expect(erasedTopics).not.toContain('adminLog')
    expect(copiedTopics).not.toContain('password')
    const { personalData } = await import('../messages/en/personal-data.ts')
    expect(listedTopics(['password', 'address'], personalData)).toBe('password; email address')
  })
})
