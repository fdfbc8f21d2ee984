import * as v from 'valibot'

/** `users/{uid}/private/contact`: what a member told of themselves that no other member sees. Functions write it. */
export const contactSchema = v.object({
  /** Empty for an account that comes in by a guardian's code. */
  email: v.string(),
  /** Whoever has the account showed that it is theirs: nobody's words go by mail to an address that may be a stranger's. */
  isShown: v.exactOptional(v.literal(true)),
  /** `YYYY-MM-DD` */
  birthDate: v.string(),
})
export type Contact = v.InferOutput<typeof contactSchema>

/**
 * The address that somebody showed to be theirs; '' where there is none. What lies under any other is a stranger's: one may
 * join by an address that was only typed, and read or take away nothing of whoever has that one.
 */
export function shownAddressOf(contact: Contact | undefined): string {
  return contact?.isShown ? contact.email : ''
}
