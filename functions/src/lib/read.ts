/**
 * Reads stored documents as the schemas of domain say they are. What matches is given as it was stored, not a copy:
 * fields that this version does not know stay, so that whoever writes a document back loses none. Where no later field
 * existed yet the schemas take its absence, and whoever decides says what that means.
 */
import { DomainError } from '@varanda/domain/errors'
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** A schema that checks and changes nothing. */
export type StoredSchema<Stored> = v.GenericSchema<Stored>

/**
 * A document that a decision hangs on; undefined when it is not there. Throws `damaged` for what is none of its kind.
 */
export function read<Stored>(schema: StoredSchema<Stored>, snapshot: QueryDocumentSnapshot): Stored
export function read<Stored>(schema: StoredSchema<Stored>, snapshot: DocumentSnapshot | undefined): Stored | undefined
export function read<Stored>(schema: StoredSchema<Stored>, snapshot: DocumentSnapshot | undefined): Stored | undefined {
  const stored = check(schema, snapshot)
  if (stored === 'damaged') throw new DomainError('damaged')
  return stored
}

/** One document of many that do not depend on each other: a damaged one is skipped like a missing one. */
export function readIfWhole<Stored>(
  schema: StoredSchema<Stored>,
  snapshot: DocumentSnapshot | undefined,
): Stored | undefined {
  const stored = check(schema, snapshot)
  return stored === 'damaged' ? undefined : stored
}

function check<Stored>(
  schema: StoredSchema<Stored>,
  snapshot: DocumentSnapshot | undefined,
): Stored | 'damaged' | undefined {
  const data: unknown = snapshot?.data()
  if (data === undefined) return undefined
  const { issues } = v.safeParse(schema, data, { abortEarly: true })
  if (!issues) return data as Stored
  // Only the name of the top-level field is logged: it is ours, while values and names below it may be somebody's
  // words.
  const field = issues[0].path?.[0]?.key
  console.error(`${snapshot!.ref.path} is damaged${field === undefined ? '' : `: ${String(field)}`}`)
  return 'damaged'
}
