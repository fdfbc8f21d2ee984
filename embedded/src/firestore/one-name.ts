import type { Database } from '../sqlite/database.ts'
import { collectionOf, idOf } from './names.ts'
import { pathKey } from './values/value-key.ts'

/**
 * Gives documents that an earlier version stored under another spelling of a numeric id (`__id07__`) the one name that
 * their key tells, `__id7__`, by which they could be read all along. Inside a database write or at the opening; keys and
 * entries of indexes stay as they are.
 */
export function giveOneName({ sql }: Database): void {
  const rename = sql.prepare('UPDATE firestore_document SET path = ?, collection = ?, collection_id = ? WHERE id = ?')
  const numbered = sql.prepare("SELECT id, key, path FROM firestore_document WHERE instr(path, '__id') > 0").all()
  for (const { id, key, path } of numbered) {
    const name = String(path).split('/').map(asKeyed).join('/')
    // A key that was made of the text goes with it.
    if (name === path || !pathKey(name).equals(key as Uint8Array)) continue
    const collection = collectionOf(name)
    rename.run(name, collection, idOf(collection), Number(id))
  }
}

/** As keys were made of such ids: up to 19 digits, of which 64 bits counted. */
function asKeyed(id: string): string {
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1]
  return digits === undefined ? id : `__id${BigInt.asIntN(64, BigInt(digits))}__`
}
