import { FirestoreError } from '../../firestore/error.ts'
import { isTooDeep } from '../../http/json-depth.ts'

/**
 * What a message says; INVALID_ARGUMENT for what is no JSON object, or too deep to walk. To be asked for when its turn has
 * come: read, a message may take thirty times as much memory as its text.
 */
export function readMessage(data: string): Record<string, unknown> {
  return messageObject(parsed(data))
}

/** A value as an object; anything else is INVALID_ARGUMENT. */
export function messageObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new FirestoreError('INVALID_ARGUMENT', 'Message is not a JSON object.')
}

function parsed(data: string): unknown {
  try {
    return isTooDeep(Buffer.from(data)) ? undefined : JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Refuses a message that names another database than ours. */
export function checkDatabase(named: unknown, ours: string): void {
  if (named === ours) return
  if (typeof named !== 'string') throw new FirestoreError('INVALID_ARGUMENT', 'Message names no database.')
  throw new FirestoreError('NOT_FOUND', 'The database does not exist.')
}
