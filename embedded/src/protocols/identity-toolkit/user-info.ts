import type { Account } from '../../auth/account.ts'

/** An account as `accounts:lookup` shows it. What only administrators see is added for them. */
export function userInfo(account: Account, forAdmin: boolean): object {
  const { uid, email, displayName, photoUrl } = account
  const profile = { ...(displayName ? { displayName } : {}), ...(photoUrl ? { photoUrl } : {}) }
  const hasClaims = Object.keys(account.claims).length > 0
  return {
    localId: uid,
    ...(email ? { email } : {}),
    emailVerified: account.emailVerified,
    ...profile,
    providerUserInfo: providersOf(account),
    ...(account.emailLink ? { emailLinkSignin: true } : {}),
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.passwordUpdatedAt === null ? {} : { passwordUpdatedAt: account.passwordUpdatedAt }),
    ...(account.lastLoginAt === null ? {} : { lastLoginAt: String(account.lastLoginAt) }),
    ...(account.lastRefreshAt === null ? {} : { lastRefreshAt: new Date(account.lastRefreshAt).toISOString() }),
    ...(hasClaims || forAdmin ? { customAttributes: JSON.stringify(account.claims) } : {}),
  }
}

/** The account's ways in. The link by mail counts as `password` on the wire. */
export function providersOf({ email, displayName, photoUrl, passwordHash, emailLink, google }: Account): object[] {
  const profile = { ...(displayName ? { displayName } : {}), ...(photoUrl ? { photoUrl } : {}) }
  return [
    ...(email && (passwordHash || emailLink)
      ? [{ providerId: 'password', federatedId: email, rawId: email, email, ...profile }]
      : []),
    ...(google
      ? [
          {
            providerId: 'google.com',
            federatedId: google.subject,
            rawId: google.subject,
            ...(google.email ? { email: google.email } : {}),
            ...profile,
          },
        ]
      : []),
  ]
}
