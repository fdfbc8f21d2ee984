/** `pnpm embedded verdicts` as it is typed: what it prints, and how it ends. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../../src/tool/main.ts')
const folder = join(import.meta.dirname, '../verdicts')
const own = mkdtempSync(join(tmpdir(), 'varanda-verdicts-'))
afterAll(() => rmSync(own, { recursive: true }))

function verdicts(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'verdicts', ...parameters], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

/** The Firestore fixture with other words in it. */
function altered(name: string, from: string, to: string): string {
  const text = readFileSync(join(folder, 'firestore.json'), 'utf8')
  expect(text).toContain(from)
  const file = join(own, `${name}.json`)
  writeFileSync(file, text.replace(from, to))
  return file
}

test('a folder in which everything agrees', () => {
  const { status, lines } = verdicts(folder)
  expect(status).toBe(0)
  expect(lines).toEqual([
    `${folder}/firestore.json: 8 agree, 0 differ, 0 false allows`,
    `${folder}/storage.json: 4 agree, 0 differ, 0 false allows`,
    'All: 12 agree, 0 differ, 0 false allows',
  ])
})

test('a difference is shown with the sub-expression that decided and the values in it', () => {
  const file = altered('stricter', 'data.owner == request', 'data.holder == request')
  const { status, lines } = verdicts(file)
  expect(status).toBe(1)
  expect(lines.at(-1)).toBe(`${file}: 7 agree, 1 differ, 0 false allows`)
  expect(lines).toContain('  DIFFERS: production ALLOW, here DENY')
  expect(lines).toContain('  members-and-notes:5:21: denied. resource.data.holder has no answer: there is no holder.')
  expect(lines.some((line) => /^ +5:21 +resource\.data {2}→ {2}\{'owner': 'ana'\}$/.test(line))).toBe(true)
})

test('allowing what production denies counts as a false allow', () => {
  const { status, lines } = verdicts(altered('laxer', 'data.owner == request', "data.owner != 'x' || null == request"))
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/: 7 agree, 1 differ, 1 false allows$/)
})

test('a case finds after its write what it wrote, and an object has only what is said of it', () => {
  const service = (name: string, match: string, rules: string) =>
    `rules_version = '2'; service ${name} { match ${match} { ${rules} } }`
  const firestore = service(
    'cloud.firestore',
    '/databases/{database}/documents',
    `match /notes/{id} {
       allow create: if getAfter(/databases/$(database)/documents/notes/$(id)).data.n == 1
         && !exists(/databases/$(database)/documents/notes/$(id))
         && getAfter(/databases/$(database)/documents/counts/all).data.n == 2;
     }`,
  )
  const storage = service(
    'firebase.storage',
    '/b/{bucket}/o',
    `match /named/{id} { allow create: if request.resource.name != ''; }
     match /kept/{id} { allow create: if bucket == 'own.appspot.com'; }`,
  )
  const written = { method: 'create', data: { n: 1 }, path: 'notes/a' }
  const counted = [{ function: 'getAfter', path: 'counts/all', result: { n: 2 } }]
  const sets = [
    {
      id: 'after',
      rules: firestore,
      cases: [
        { ...written, description: 'both', functionMocks: counted, production: 'ALLOW' },
        { ...written, description: 'another', data: { n: 3 }, functionMocks: counted, production: 'DENY' },
      ],
    },
    {
      id: 'objects',
      rules: storage,
      cases: [
        { description: 'no name', method: 'create', path: 'named/a', resource: { size: 1 }, production: 'DENY' },
        { description: 'name', method: 'create', path: 'named/a', resource: { name: 'a' }, production: 'ALLOW' },
        {
          description: 'bucket',
          method: 'create',
          path: 'kept/a',
          bucket: 'own.appspot.com',
          resource: {},
          production: 'ALLOW',
        },
      ],
    },
  ]
  const file = join(own, 'after.json')
  writeFileSync(file, JSON.stringify(sets))
  const { status, lines } = verdicts(file)
  expect(lines).toEqual([`${file}: 5 agree, 0 differ, 0 false allows`])
  expect(status).toBe(0)
})

test('a ruleset that cannot be published denies everything, and its place is named', () => {
  const { status, lines } = verdicts(altered('broken', 'allow list: if', 'allow list if'))
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(/: 4 agree, 4 differ, 0 false allows$/)
  expect(lines).toContain("  members-and-notes: not published: L6:18 ';' is expected here, not 'if'")
})

test('--explain explains what agrees, too', () => {
  const { status, lines } = verdicts(folder, '--explain')
  expect(status).toBe(0)
  expect(lines.filter((line) => line.startsWith('  agrees: '))).toHaveLength(12)
  expect(lines).toContain('    read: members/ana')
})

test.each([
  ['a file that is not there', 'missing.json', /cannot be read/],
  ['a file that is no JSON', 'text.json', /is no JSON/],
  ['a file of something else', 'other.json', /is no file of verdicts: 0\.rules/],
])('%s is told in a sentence', (_, name, message) => {
  writeFileSync(join(own, 'text.json'), 'rules')
  writeFileSync(join(own, 'other.json'), '[{"id": "x", "cases": []}]')
  const { status, stderr } = verdicts(join(own, name))
  expect(status).toBe(1)
  expect(stderr).toMatch(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('what is not a command is refused with what there is', () => {
  const { status, stderr } = spawnSync(process.execPath, [main, 'judge'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^There is no command "judge"\.\n\npnpm embedded/)
})
