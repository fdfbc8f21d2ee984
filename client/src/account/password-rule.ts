import { connectAuth } from '../connect.ts'

/** The identity service's own default when its policy says nothing. */
export const usualPasswordLength = 6

/** The least number of characters a new password needs, as the identity service's policy says. Never fails. */
export async function passwordLength(): Promise<number> {
  try {
    const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
    const { passwordPolicy } = await sdk.validatePassword(auth, '')
    return passwordPolicy.customStrengthOptions.minPasswordLength ?? usualPasswordLength
  } catch {
    return usualPasswordLength
  }
}
