import * as v from 'valibot'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({
  idToken: v.string(),
  validDuration: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger()),
})

/**
 * `projects/P:createSessionCookie`. The ID token must be a signed one even here: it comes from a browser, and a
 * function that takes it from a request's body has nobody else to check it.
 */
export const createSessionCookie: Operation = async (auth, body) => {
  const { idToken, validDuration } = checked(schema, body)
  return { sessionCookie: await auth.sessionCookies.create(idToken, validDuration) }
}
