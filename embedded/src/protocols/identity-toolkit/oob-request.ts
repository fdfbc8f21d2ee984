import * as v from 'valibot'

/** What asks for an action code. `canHandleCodeInApp` and app links mean nothing here: links lead to the site. */
export const oobRequest = v.object({
  requestType: v.string(),
  email: v.optional(v.string(), ''),
  newEmail: v.optional(v.string(), ''),
  idToken: v.optional(v.string(), ''),
  continueUrl: v.optional(v.string()),
  returnOobLink: v.optional(v.boolean(), false),
})
