import * as v from 'valibot'

/** `users/{uid}/private/contact`: what a member told of themselves that no other member sees. Functions write it. */
export const contactSchema = v.object({
  /** Empty for an account that comes in by a guardian's code. */
  email: v.string(),
  /** `YYYY-MM-DD` */
  birthDate: v.string(),
})
