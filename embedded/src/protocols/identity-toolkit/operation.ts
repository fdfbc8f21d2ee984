/** One identity call: a checked body in, a JSON object out, AuthError for a refusal. */
import * as v from 'valibot'
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpRequest } from '../../http/exchange.ts'

export type Operation = (auth: Auth, body: Record<string, unknown>, request: HttpRequest) => Promise<object>

/** The body as the schema says; INVALID_ARGUMENT naming the field otherwise. Unknown fields are ignored. */
export function checked<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(result.issues[0]) ?? 'body'}'`)
}
