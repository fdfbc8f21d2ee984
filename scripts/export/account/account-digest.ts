/** What of an account has to be the same on the other side. Times are not compared: whose they are, Google decides. */
export interface ShownAccount {
  localId: string
  email?: string
  emailVerified?: boolean
  displayName?: string
  photoUrl?: string
  disabled?: boolean
  customAttributes?: string
  passwordHash?: string
  providerUserInfo?: { providerId: string; rawId?: string }[]
}

/** Of one as it was sent, or as `accounts:batchGet` shows it; `asksPassword` where a password went along. */
export function accountDigest(account: ShownAccount, asksPassword: boolean): string {
  const { email, displayName, photoUrl, customAttributes, providerUserInfo: ways = [] } = account
  const google = ways.find(({ providerId }) => providerId === 'google.com')
  return JSON.stringify({
    email: email?.toLowerCase() ?? null,
    emailVerified: account.emailVerified === true,
    displayName: displayName || null,
    photoUrl: photoUrl || null,
    disabled: account.disabled === true,
    claims: sorted(customAttributes),
    google: google?.rawId ?? null,
    // A server shows that there is a hash, or only that it is a way in.
    password:
      asksPassword && (Boolean(account.passwordHash) || ways.some(({ providerId }) => providerId === 'password')),
  })
}

function sorted(claims: string | undefined): [string, unknown][] {
  return Object.entries(JSON.parse(claims || '{}') as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
}
