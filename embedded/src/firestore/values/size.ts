import { FirestoreError } from '../error.ts'
import { maxPathBytes, type Names } from '../names.ts'
import type { Fields, Value } from '../wire.ts'
import { maxDepth } from './value-check.ts'
import { elementsOf, fieldsOf } from './value-order.ts'

/**
 * What Firestore bills as storage, which is also what its limits count.
 * Source: https://firebase.google.com/docs/firestore/storage-size
 */
export const maxDocumentBytes = 1_048_576
export const maxRequestBytes = 10 * 1_048_576
export const maxTransforms = 500
const maxIndexEntries = 40_000

export function documentBytes(path: string, fields: Fields): number {
  return nameBytes(path) + fieldBytes(fields) + 32
}

/** Refuses a document over a limit, naming the field that is to blame. */
export function checkDocumentLimits(names: Names, path: string, fields: Fields): void {
  if (Buffer.byteLength(path) > maxPathBytes) {
    throw new FirestoreError('INVALID_ARGUMENT', `The document name is longer than the limit of ${maxPathBytes} bytes.`)
  }
  for (const [name, value] of Object.entries(fields)) {
    if (depthOf(value) > maxDepth) {
      throw new FirestoreError(
        'INVALID_ARGUMENT',
        `Field "${name}" of "${names.full(path)}" is nested deeper than the limit of ${maxDepth} levels.`,
      )
    }
  }
  const entries = indexEntries(fields)
  if (entries > maxIndexEntries) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document "${names.full(path)}" has ${entries} index entries, more than the limit of ${maxIndexEntries}.`,
    )
  }
  const bytes = documentBytes(path, fields)
  if (bytes <= maxDocumentBytes) return
  const largest = Object.entries(fields)
    .map(([name, value]) => ({ name, size: valueBytes(value) }))
    .reduce((a, b) => (b.size > a.size ? b : a))
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `Document "${names.full(path)}" cannot be written because its size (${bytes} bytes) exceeds the limit of ${maxDocumentBytes} bytes; its largest field is "${largest.name}" (${largest.size} bytes).`,
  )
}

function nameBytes(path: string): number {
  return path.split('/').reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16)
}

function fieldBytes(fields: Fields): number {
  let sum = 0
  for (const name of Object.keys(fields)) sum += Buffer.byteLength(name) + 1 + valueBytes(fields[name]!)
  return sum
}

function valueBytes(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return nameBytes(value.referenceValue.split('/').slice(5).join('/'))
  if ('arrayValue' in value) return elementsOf(value).reduce((sum, element) => sum + valueBytes(element), 0)
  if ('mapValue' in value) return fieldBytes(fieldsOf(value))
  if ('geoPointValue' in value) return 16
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8
}

/** A path in a mask or a transform can nest deeper than any value that was sent. */
function depthOf(value: Value): number {
  const inner = 'arrayValue' in value ? elementsOf(value) : 'mapValue' in value ? Object.values(fieldsOf(value)) : null
  return inner === null ? 0 : 1 + inner.reduce((deepest, element) => Math.max(deepest, depthOf(element)), 0)
}

/** Production keeps two entries for each field, also inside maps, and one for each element of an array. */
function indexEntries(fields: Fields): number {
  let sum = 0
  for (const name of Object.keys(fields)) {
    const value = fields[name]!
    sum += 2 + elementsOf(value).length + indexEntries(fieldsOf(value))
  }
  return sum
}
