type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Where an element of a list says nothing any more without the one whom it named, it goes; elsewhere it stays, nameless. */
const goes = new Set(['pairs', 'newest', 'contacts', 'items'])

/**
 * Pure: a document without somebody at one place of the table of personal data. Out of lists and maps they go; where a
 * field has to name somebody, `alias` stands for them and the name beside it is empty. The same document, where they do
 * not stand there.
 */
export function cutOut(data: Fields, place: string, uid: string, alias: string): Fields {
  const [first = '', ...rest] = place.split('.')
  const name = first.replace(/[[\]{}]/g, '')
  const kind = first.slice(name.length)
  const value = data[name]
  const changed = cutFrom(value, kind, name, rest.join('.'), { uid, alias })
  if (changed === value) return data
  if (rest.length === 0 && name === 'uid') return nameless({ ...data, [name]: changed })
  return { ...data, [name]: changed }
}

interface Whom {
  uid: string
  alias: string
}

function cutFrom(value: unknown, kind: string, name: string, rest: string, whom: Whom): unknown {
  const { uid, alias } = whom
  switch (kind) {
    case '':
      if (rest) return isFields(value) ? cutOut(value, rest, uid, alias) : value
      // A guardian who is gone is none.
      return value === uid ? (name === 'guardian' ? null : alias) : value
    case '[]':
      return Array.isArray(value) ? cutList(value, name, rest, whom) : value
    case '{}': {
      if (!isFields(value)) return value
      if (rest) return changedIn(value, (one) => (isFields(one) ? cutOut(one, rest, uid, alias) : one))
      if (!Object.hasOwn(value, uid)) return value
      const { [uid]: _, ...others } = value
      return others
    }
    case '{}[]':
      return isFields(value)
        ? changedIn(value, (one) => (Array.isArray(one) ? cutList(one, name, '', whom) : one))
        : value
    default:
      throw new Error(`A place of a kind that nobody knows: ${kind}`)
  }
}

function cutList(list: readonly unknown[], name: string, rest: string, { uid, alias }: Whom): readonly unknown[] {
  const stands = (one: unknown) => (rest ? isFields(one) && cutOut(one, rest, uid, alias) !== one : one === uid)
  if (!list.some(stands)) return list
  if (!rest || goes.has(name)) return list.filter((one) => !stands(one))
  return list.map((one) => (stands(one) ? cutOut(one as Fields, rest, uid, alias) : one))
}

function changedIn(fields: Fields, change: (one: unknown) => unknown): Fields {
  const entries = Object.entries(fields).map(([key, one]) => [key, one, change(one)] as const)
  if (entries.every(([, before, after]) => before === after)) return fields
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]))
}

/** Beside an id stands how its owner is called and seen. */
function nameless({ photo: _, ...fields }: Fields): Fields {
  return 'name' in fields ? { ...fields, name: '' } : fields
}
