import type { Names } from './names.ts'
import type { FieldPath } from './values/field-path.ts'
import { masked } from './values/fields.ts'
import { formatVersion } from './values/time.ts'
import type { Document, Fields } from './wire.ts'

/** A document inside the engine: its path below `…/documents` and its versions in microseconds since 1970. */
export interface StoredDocument {
  readonly path: string
  readonly fields: Fields
  readonly created: number
  readonly updated: number
}

/** A document that many listeners are sent is written once. */
const whole = new WeakMap<StoredDocument, Document>()

export function toWireDocument(names: Names, document: StoredDocument, mask: FieldPath[] | null = null): Document {
  const known = mask === null && whole.get(document)
  if (known) return known
  const written = {
    name: names.full(document.path),
    fields: masked(document.fields, mask),
    createTime: formatVersion(document.created),
    updateTime: formatVersion(document.updated),
  }
  if (mask === null) whole.set(document, written)
  return written
}
