import type { RestCall } from './request.ts'

/** beginTransaction and rollback. */
export async function beginTransaction({ firestore, caller, body }: RestCall): Promise<unknown> {
  return firestore.beginTransaction(caller, body.options as never)
}

export async function rollback({ firestore, caller, body }: RestCall): Promise<unknown> {
  await firestore.rollback(caller, body.transaction as never)
  return {}
}
