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
    providerUserInfo:
      email && account.passwordHash
        ? [{ providerId: 'password', federatedId: email, rawId: email, email, ...profile }]
        : [],
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.passwordUpdatedAt === null ? {} : { passwordUpdatedAt: account.passwordUpdatedAt }),
    ...(account.lastLoginAt === null ? {} : { lastLoginAt: String(account.lastLoginAt) }),
    ...(account.lastRefreshAt === null ? {} : { lastRefreshAt: new Date(account.lastRefreshAt).toISOString() }),
    ...(hasClaims || forAdmin ? { customAttributes: JSON.stringify(account.claims) } : {}),
  }
}
