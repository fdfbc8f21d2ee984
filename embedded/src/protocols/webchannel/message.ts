import { FirestoreError } from '../../firestore/error.ts'

/** A message as an object; anything else is INVALID_ARGUMENT. */
export function messageObject(message: unknown): Record<string, unknown> {
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) {
    return message as Record<string, unknown>
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'Message is not a JSON object.')
}

/** Refuses a message that names another database than ours. */
export function checkDatabase(named: unknown, ours: string): void {
  if (named === ours) return
  if (typeof named !== 'string') throw new FirestoreError('INVALID_ARGUMENT', 'Message names no database.')
  throw new FirestoreError('NOT_FOUND', 'The database does not exist.')
}
