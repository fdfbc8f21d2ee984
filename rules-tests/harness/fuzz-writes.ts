/** Writes that nobody would think of: what a browser under somebody's own hand could send to Firestore. */
import type { Fields, FieldTransform, Value, Write } from '@varanda/embedded/firestore/wire'
import type { Random } from '../../embedded/test/support/random.ts'
import { nameOf } from './instance.ts'

const words = [
  'Bia',
  'Dona Cida Andrade',
  '',
  ' ',
  ' Bia',
  'Bia ',
  'user',
  'admin',
  'active',
  'adult',
  'pt',
  'en',
  'fr',
  'drawn:manga',
  'drawn:',
  'drawn:manga\n',
  'DRAWN:manga',
  'https://example.org/a.jpg',
  'javascript:alert(1)',
  '<b>Bia</b>',
  '\u0000',
  'Bia\u0007',
  'Bia\nAdmin',
  '\u00A0',
  '\u200B\u200B',
  '\u200E',
  'Bia\u202EnimdA',
  '\u2066Bia\u2069',
  '\u061CBia',
  '\u2800',
  '\u115F\u1160',
  '\u3164',
  '\uFFA0',
  '\u0301\u0301',
  '\uE000',
  '\uFEFF',
  '👩‍👧 Bia',
  '爱丽丝',
  'عائشة',
  'é'.repeat(60),
  'x'.repeat(60),
  'x'.repeat(61),
  'x'.repeat(300),
  'x'.repeat(301),
  '👧'.repeat(31),
]

const profileFields = ['name', 'photo', 'bio'] as const
const dearFields = [
  'role',
  'status',
  'ageBand',
  'guardian',
  'invitedBy',
  'validSince',
  'suspension',
  'slowedUntil',
  'joinedAt',
  'seats',
  'from',
  'birthDate',
  'email',
  'locale',
  'findable',
  'inGraph',
  'inAlbums',
  'firstSteps',
  'calledBy',
  'postsFor',
  'admin',
  'uid',
  'constructor',
  'toString',
  '__proto',
  'nome',
  'Role',
  'role ',
]

export interface FuzzedWrite {
  path: string
  write: Write
}

/**
 * One write to one of `paths`; about a third are what the interface could have sent, most of these with one thing more.
 */
export function fuzzedWrite(random: Random, paths: readonly string[]): FuzzedWrite {
  const path = random.pick(paths)
  const name = nameOf(path)
  const kind = random.below(20)
  if (kind < 8) return { path, write: { ...masked(random, path), ...precondition(random, 0.7) } }
  if (kind < 13)
    return { path, write: { update: { name, fields: fields(random, path) }, ...precondition(random, 0.3) } }
  if (kind < 14) return { path, write: { delete: name, ...precondition(random, 0.3) } }
  if (kind < 15) return { path, write: { verify: name, currentDocument: { exists: random.chance(0.5) } } }
  const updateTransforms = Array.from({ length: 1 + random.below(2) }, () => transform(random))
  return {
    path,
    write: random.chance(0.5)
      ? { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms }
      : { ...masked(random, path), updateTransforms },
  }
}

/** A change of some fields; now and then the mask names more, or other, than what is sent. */
function masked(random: Random, path: string): Write {
  const sent = fields(random, path)
  const fieldPaths = Object.keys(sent).map(quoted)
  if (random.chance(0.15)) fieldPaths.push(random.pick([...profileFields, ...dearFields].map(quoted)))
  if (random.chance(0.1)) fieldPaths.push(random.pick(['role.admin', 'name.first', '`role.x`', 'photo.`a b`']))
  if (random.chance(0.05)) fieldPaths.shift()
  return { update: { name: nameOf(path), fields: sent }, updateMask: { fieldPaths } }
}

function precondition(random: Random, exists: number): Pick<Write, 'currentDocument'> {
  if (random.chance(0.4)) return {}
  return { currentDocument: { exists: random.chance(exists) } }
}

function fields(random: Random, path: string): Fields {
  const plain = random.chance(0.4)
  const made: Fields = {}
  if (path.endsWith('/settings') && plain) {
    made.locale = random.pick([text('pt'), text('en'), value(random)])
    if (random.chance(0.5)) made.findable = random.pick([text('nobody'), text('members'), value(random)])
    if (random.chance(0.3)) made.firstSteps = random.pick([{ arrayValue: { values: [text('post')] } }, value(random)])
    if (random.chance(0.3)) made.inGraph = random.pick([{ booleanValue: false }, value(random)])
    if (random.chance(0.3)) made.inAlbums = random.pick([{ booleanValue: false }, value(random)])
    if (random.chance(0.3)) made.calledBy = random.pick([text('connections'), text('readers'), value(random)])
    if (random.chance(0.3)) made.postsFor = random.pick([text('last'), text('connections'), value(random)])
    return made
  }
  for (const field of profileFields) if (random.chance(0.5)) made[field] = plain ? proper(random, field) : value(random)
  if (random.chance(0.3)) made.role = random.pick([text('user'), text('admin'), value(random)])
  const more = plain ? Number(random.chance(0.3)) : random.below(3)
  for (let n = 0; n < more; n += 1) made[fieldName(random)] = value(random)
  return made
}

const text = (stringValue: string): Value => ({ stringValue })

function proper(random: Random, field: (typeof profileFields)[number]): Value {
  if (field === 'photo') return text(`drawn:${random.pick(['manga', 'lua', 'a-0', 'x'.repeat(40)])}`)
  return text(random.pick(field === 'bio' ? ['', 'Gosto de café.', 'x'.repeat(300)] : ['Bia', 'Bia Prado', '👩‍👧 Bia']))
}

function fieldName(random: Random): string {
  const kind = random.below(10)
  if (kind < 7) return random.pick(dearFields)
  if (kind < 8) return random.pick(words) || 'x'
  return String.fromCodePoint(...Array.from({ length: 1 + random.below(6) }, () => 32 + random.below(0x2fff)))
}

const quoted = (field: string) =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(field) ? field : `\`${field.replace(/[\\`]/g, '\\$&')}\``

function value(random: Random, depth = 0): Value {
  switch (random.below(depth < 3 ? 14 : 11)) {
    case 0:
      return { nullValue: null }
    case 1:
      return { booleanValue: random.chance(0.5) }
    case 2:
      return { integerValue: random.pick(['0', '1', '-1', '9223372036854775807', '5']) }
    case 3:
      return { doubleValue: random.pick([0.5, 1e308, 'NaN', 'Infinity', '-0'] as const) }
    case 4:
      return { timestampValue: random.pick(['1970-01-01T00:00:00Z', '2038-01-19T03:14:07.999999Z']) }
    case 5:
      return { bytesValue: 'AAECAw==' }
    case 6:
      return { referenceValue: nameOf(random.pick(['users/ana', 'users/bia/private/standing'])) }
    case 7:
      return { geoPointValue: { latitude: -12.97, longitude: -38.5 } }
    case 8:
    case 9:
      return text(random.pick(words))
    case 10:
      return text(
        String.fromCodePoint(...Array.from({ length: random.below(70) }, () => letterAt(random.below(0x2ffff)))),
      )
    case 11:
      // A list holds no list.
      return { arrayValue: { values: Array.from({ length: random.below(4) }, () => value(random, 3)) } }
    default: {
      const inside: Fields = {}
      for (let n = random.below(4); n > 0; n -= 1) inside[fieldName(random)] = value(random, depth + 1)
      return { mapValue: { fields: inside } }
    }
  }
}

/** Halves of a character are no text on the wire. */
const letterAt = (code: number) => (code >= 0xd800 && code <= 0xdfff ? code - 0x800 : code)

function transform(random: Random): FieldTransform {
  const fieldPath = quoted(random.pick([...profileFields, ...dearFields]))
  const number: Value = { integerValue: '1' }
  const values = [random.pick([text('admin'), value(random, 3)])]
  return {
    fieldPath,
    ...random.pick<Omit<FieldTransform, 'fieldPath'>>([
      { setToServerValue: 'REQUEST_TIME' },
      { increment: number },
      { maximum: number },
      { minimum: number },
      { appendMissingElements: { values } },
      { removeAllFromArray: { values } },
    ]),
  }
}
