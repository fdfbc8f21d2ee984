import { randomUUID } from 'node:crypto'
import type { Operation } from '../operation.ts'

/** `accounts:createAuthUri`, by which SDKs ask how an address may sign in: as on the hosted service, nobody is told. */
export const createAuthUri: Operation = async () => ({
  kind: 'identitytoolkit#CreateAuthUriResponse',
  sessionId: randomUUID(),
})
