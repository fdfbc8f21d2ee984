import { FirestoreError } from './error.ts'
import type { Names } from './names.ts'
import type { StoredDocument } from './stored-document.ts'
import { type FieldPath, formatFieldPath, parseFieldPath } from './values/field-path.ts'
import { type FieldUpdate, valueAt, withValuesAt } from './values/fields.ts'
import { maxTransforms } from './values/size.ts'
import { formatVersion, parseVersion } from './values/time.ts'
import { applyTransform, checkDisjoint, parseTransform, type Transform } from './values/transform.ts'
import { checkFields, isObject } from './values/value-check.ts'
import { elementsOf, identicalFields } from './values/value-order.ts'
import type { Moment } from './version-clock.ts'
import type { Fields, Value, WriteResult } from './wire.ts'

/** One write after its checks. */
export interface CheckedWrite {
  kind: 'update' | 'delete' | 'verify'
  path: string
  fields: Fields
  /** Null replaces the whole document. */
  mask: FieldPath[] | null
  transforms: Transform[]
  condition: { exists?: boolean; updated?: number }
}

const knownParts = new Set([
  'update',
  'updateMask',
  'updateTransforms',
  'delete',
  'verify',
  'transform',
  'currentDocument',
])

/** Checks a write from outside; INVALID_ARGUMENT says what is wrong. */
export function parseWrite(names: Names, input: unknown): CheckedWrite {
  if (!isObject(input)) throw bad('a write must be an object')
  for (const part of Object.keys(input)) if (!knownParts.has(part)) throw bad(`a write cannot have "${part}"`)
  const kinds = ['update', 'delete', 'verify', 'transform'].filter((kind) => input[kind] !== undefined)
  if (kinds.length !== 1) throw bad('a write must have exactly one of update, delete, verify and transform')
  const condition = parseCondition(input.currentDocument)
  const base = { fields: {}, mask: null, transforms: [], condition }
  if (input.delete !== undefined) return { ...base, kind: 'delete', path: names.documentPath(input.delete) }
  if (input.verify !== undefined) {
    if (Object.keys(condition).length === 0) throw bad('verify needs a precondition')
    return { ...base, kind: 'verify', path: names.documentPath(input.verify) }
  }
  if (input.transform !== undefined) {
    if (!isObject(input.transform)) throw bad('transform must be an object')
    const path = names.documentPath(input.transform.document)
    const transforms = parseTransforms(input.transform.fieldTransforms)
    if (transforms.length === 0) throw bad('fieldTransforms is empty')
    return { ...base, kind: 'update', path, mask: [], transforms }
  }
  if (!isObject(input.update)) throw bad('update must be a document')
  const fields = checkFields(input.update.fields ?? {}, '')
  const mask = parseMask(input.updateMask)
  const transforms = parseTransforms(input.updateTransforms)
  return { kind: 'update', path: names.documentPath(input.update.name), fields, mask, transforms, condition }
}

/**
 * Refuses writes of one request that contradict each other, whatever is stored: a document is either verified, once, or
 * written, and no precondition denies what an earlier write has just done.
 */
export function checkTogether(writes: readonly CheckedWrite[]): void {
  const earlier = new Map<string, CheckedWrite['kind']>()
  for (const { kind, path, condition } of writes) {
    const before = earlier.get(path)
    earlier.set(path, kind)
    if (before === undefined) continue
    if (kind === 'verify' || before === 'verify') {
      throw bad(`"${path}" cannot be verified beside another write of the same document`)
    }
    if (condition.exists === (before === 'delete')) {
      throw bad(
        `"${path}" ${condition.exists ? 'is expected after its deletion' : 'is written before it must not exist'}`,
      )
    }
  }
}

/** A list of field paths; absent is null, which is everything. */
export function parseMask(input: unknown): FieldPath[] | null {
  if (input === undefined || input === null) return null
  if (!isObject(input)) throw bad('a mask must be an object')
  const { fieldPaths = [] } = input
  if (!Array.isArray(fieldPaths)) throw bad('fieldPaths must be a list')
  return fieldPaths.map(parseFieldPath)
}

function parseTransforms(input: unknown): Transform[] {
  if (input === undefined) return []
  if (!Array.isArray(input)) throw bad('updateTransforms must be a list')
  if (input.length > maxTransforms) throw bad(`a document takes at most ${maxTransforms} transforms`)
  const transforms = input.map(parseTransform)
  checkDisjoint(transforms)
  return transforms
}

function parseCondition(input: unknown): CheckedWrite['condition'] {
  if (input === undefined) return {}
  if (!isObject(input)) throw bad('currentDocument must be an object')
  const { exists, updateTime } = input
  if (exists !== undefined && updateTime !== undefined) throw bad('currentDocument takes one of exists and updateTime')
  if (exists !== undefined && typeof exists !== 'boolean') throw bad('currentDocument.exists must be a boolean')
  if (exists !== undefined) return { exists }
  return updateTime === undefined ? {} : { updated: parseVersion(updateTime, 'currentDocument.updateTime') }
}

/** Refuses a write whose precondition the document does not meet. */
export function checkCondition(names: Names, write: CheckedWrite, current: StoredDocument | null): void {
  const { exists, updated } = write.condition
  const name = names.full(write.path)
  if (exists === true && !current) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`)
  if (exists === false && current) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`)
  if (updated !== undefined && current?.updated !== updated) {
    const stored = current ? formatVersion(current.updated) : 'none'
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version (${stored}) of ${name} does not match the required base version (${formatVersion(updated)}).`,
    )
  }
}

/** Of the arrays that one write's transforms go through; a document has no more than 40,000. */
const maxElements = 60_000

export interface Written {
  after: StoredDocument | null
  result: WriteResult
}

/** What a document becomes by a write; one that changes nothing keeps its version. */
export function applyWrite(write: CheckedWrite, current: StoredDocument | null, { version, time }: Moment): Written {
  if (write.kind === 'verify') return { after: current, result: current ? at(current.updated) : {} }
  if (write.kind === 'delete') return { after: null, result: {} }
  let fields = write.mask === null ? write.fields : current ? current.fields : {}
  fields = withValuesAt(
    fields,
    (write.mask ?? []).map((path) => [path, valueAt(write.fields, path)]),
  )
  const transformed = new Map<string, FieldUpdate>()
  let elements = 0
  const transformResults = write.transforms.map((transform): Value => {
    const name = formatFieldPath(transform.path)
    const current = transformed.has(name) ? transformed.get(name)![1] : valueAt(fields, transform.path)
    elements += 'elements' in transform && current ? elementsOf(current).length : 0
    if (elements > maxElements) throw bad('its transforms go through the same long arrays again and again')
    const { value, result } = applyTransform(transform, current, time)
    transformed.set(name, [transform.path, value])
    return result
  })
  fields = withValuesAt(fields, [...transformed.values()])
  const unchanged = current !== null && identicalFields(current.fields, fields)
  const after = unchanged
    ? current
    : { path: write.path, fields, created: current?.created ?? version, updated: version }
  return { after, result: transformResults.length > 0 ? { ...at(after.updated), transformResults } : at(after.updated) }
}

function at(updated: number): WriteResult {
  return { updateTime: formatVersion(updated) }
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid write: ${problem}.`)
}
