import { type Reach, reached } from '@varanda/domain/account/leaving/reach'
import { type DocumentPath, paths } from '@varanda/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/** Places at which a query or a walk of an erasure finds somebody, and nothing that functions do by themselves. */
const planted: readonly Reach[] = ['found', 'members', 'circles', 'posts', 'reports', 'one']

/** A value in which somebody stands at a place of the table of personal data, beside others who stay. */
function standingAt(place: string, uid: string, name: string): Record<string, unknown> {
  const [first = '', ...rest] = place.split('.')
  const field = first.replace(/[[\]{}]/g, '')
  const below = rest.join('.')
  const inside = below ? { ...standingAt(below, uid, name), ...(below === 'uid' && { name }) } : uid
  const others = below ? { ...standingAt(below, 'a-neighbour', 'Vizinha') } : 'a-neighbour'
  switch (first.slice(field.length)) {
    case '':
      return { [field]: inside }
    case '[]':
      return { [field]: [others, inside] }
    case '{}':
      return { [field]: below ? { x: inside } : { [uid]: { name }, neighbour: { name: 'Vizinha' } } }
    default:
      return { [field]: { 'another-neighbour': ['a-neighbour', uid] } }
  }
}

function merged(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const both = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = both[key]
    both[key] =
      Array.isArray(before) && Array.isArray(value)
        ? [...before, ...value.slice(1)]
        : typeof before === 'object' && typeof value === 'object' && before && value && !Array.isArray(before)
          ? merged(before as never, value as never)
          : value
  }
  return both
}

/**
 * Documents of others that name somebody at every such place of every row: what is forgotten in an erasure stays in one of
 * them. They lie with a member, a circle and a post made for it; none is whole otherwise. Answers their paths by row.
 */
export async function plantNamed(
  db: Firestore,
  { uid, name }: { uid: string; name: string },
  except: readonly DocumentPath[] = [],
): Promise<Map<DocumentPath, string>> {
  const at = new Map<DocumentPath, string>()
  await db.doc(paths.user('planted')).set({ name: 'Plantada', role: 'user' })
  await db.doc(paths.circle('of-it')).set({ name: 'Plantado' })
  // Whole, because a trigger reads it again and again.
  await db
    .doc(paths.standing('planted'))
    .set({ status: 'active', role: 'user', validSince: Timestamp.now(), invitedBy: null })
  const [author, createdAt] = [{ uid: 'planted' }, Timestamp.now()]
  await db
    .doc(paths.post('of-it'))
    .set({ author, kind: 'text', text: 'Plantado.', createdAt, rev: 1, deleted: true, erasedAt: createdAt })
  for (const [row, places] of Object.entries(reached) as [DocumentPath, Record<string, Reach>][]) {
    const named = Object.keys(places).filter((place) => planted.includes(places[place]!) && !place.startsWith('/'))
    if (named.length === 0 || except.includes(row)) continue
    const path = pathOf(row)
    const data = named.map((place) => standingAt(place, uid, name)).reduce(merged, {})
    await db.doc(path).set(data, { merge: true })
    at.set(row, path)
  }
  return at
}

function pathOf(row: DocumentPath): string {
  const path: unknown = paths[row]
  if (typeof path !== 'function') return String(path)
  const made: string = path(...Array(path.length).fill('of-it'))
  // What lies below a source, here the member.
  return made.replace(/^(users\/)?of-it\//, 'users/planted/')
}
