/**
 * What a data folder holds that domain/src/account/personal-data/ does not tell of: tables, places of files and
 * documents without a row, and people who stand in a document where its row does not say so.
 *
 * node scripts/checks/undeclared-data.ts data
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { personalDocuments } from '@varanda/domain/account/personal-data/documents'
import { personalFiles } from '@varanda/domain/account/personal-data/files'
import type { PersonalData } from '@varanda/domain/account/personal-data/row'
import { personalTables } from '@varanda/domain/account/personal-data/tables'
import { paths } from '@varanda/domain/paths'

interface Value {
  stringValue?: string
  mapValue?: { fields?: Record<string, Value> }
  arrayValue?: { values?: Value[] }
}

/** A document's name in `paths`, and what its paths look like; those without an id of their own first. */
const kinds = Object.entries(personalDocuments)
  .map(([name, row]: [string, PersonalData]) => {
    const path: unknown = paths[name as keyof typeof personalDocuments]
    const whole: string = typeof path === 'function' ? path(...Array(path.length).fill('*')) : String(path)
    // What lies below a source: a member, or a circle.
    const shape = whole.replace(/^\*/, '(users|circles)/*')
    return { name, row, stars: shape.split('*').length, pattern: new RegExp(`^${shape.replaceAll('*', '[^/]+')}$`) }
  })
  .sort((one, other) => one.stars - other.stars)

/** Of a server that has stopped, or of a copy. */
export function undeclaredData(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'varanda.sqlite'), { readOnly: true })
  try {
    const column = (query: string) =>
      database
        .prepare(query)
        .all()
        .map((row) => String(Object.values(row)[0]))
    const tables = column("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    const files = column('SELECT name FROM storage_object')
    const people = new Set([
      ...column('SELECT uid FROM auth_accounts'),
      ...column("SELECT path FROM firestore_document WHERE collection = 'users'").map((path) => path.split('/')[1]!),
    ])
    const documents = database.prepare('SELECT path, fields FROM firestore_document').all()
    const found = new Set([
      ...tables.filter((name) => !Object.hasOwn(personalTables, name)).map((name) => `table ${name}`),
      ...files
        .filter((name) => !Object.keys(personalFiles).some((place) => name.startsWith(place)))
        .map((name) => `file ${name.replace(/[^/]+$/, '…')}`),
      ...documents.flatMap(({ path, fields }) => undeclaredIn(String(path), JSON.parse(String(fields)), people)),
    ])
    return [...found].sort()
  } finally {
    database.close()
  }
}

function undeclaredIn(path: string, fields: Record<string, Value>, people: ReadonlySet<string>): string[] {
  const kind = kinds.find(({ pattern }) => pattern.test(path))
  if (!kind)
    return [
      `document ${path
        .split('/')
        .map((part, at) => (at % 2 ? '…' : part))
        .join('/')}`,
    ]
  const texts = [...textsInPath(path), ...textsIn({ mapValue: { fields } }, '', people)]
  const declared = texts.filter(({ place }) => Object.hasOwn(kind.row.whose, place)).map(({ text }) => text)
  return texts
    .filter(({ text }) => people.has(text) && !declared.some((one) => one.includes(text)))
    .map(({ place }) => `${kind.name} names somebody at ${place}`)
}

interface Text {
  place: string
  text: string
}

function textsInPath(path: string): Text[] {
  const parts = path.split('/')
  return parts.flatMap((text, at) => (at % 2 ? { place: `/${parts[at - 1]}`, text } : []))
}

/** Every string in a value with its place, keys that are people's among them. */
function textsIn(value: Value, place: string, people: ReadonlySet<string>): Text[] {
  if (value.stringValue !== undefined) return [{ place, text: value.stringValue }]
  if (value.arrayValue) return (value.arrayValue.values ?? []).flatMap((one) => textsIn(one, `${place}[]`, people))
  return Object.entries(value.mapValue?.fields ?? {}).flatMap(([key, one]) => {
    if (people.has(key)) return [{ place: `${place}{}`, text: key }, ...textsIn(one, `${place}{}`, people)]
    return textsIn(one, place === '' ? key : `${place}.${key}`, people)
  })
}

if (import.meta.main) {
  const found = undeclaredData(process.argv[2] ?? 'data')
  for (const one of found) console.error(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
