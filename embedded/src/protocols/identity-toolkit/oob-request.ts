import * as v from 'valibot'
import { texts } from './texts.ts'

/** What asks for an action code. `canHandleCodeInApp` and app links mean nothing here: links lead to the site. */
export const oobRequest = v.object({
  requestType: texts.word,
  email: v.optional(texts.email, ''),
  newEmail: v.optional(texts.email, ''),
  idToken: v.optional(texts.token, ''),
  continueUrl: v.optional(texts.continueUrl),
  returnOobLink: v.optional(v.boolean(), false),
})
