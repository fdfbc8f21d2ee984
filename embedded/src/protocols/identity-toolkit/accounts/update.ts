import * as v from 'valibot'
import type { Account } from '../../../auth/account.ts'
import { AuthError, unverifiedChange } from '../../../auth/error.ts'
import type { ProfileChange } from '../../../auth/self-service.ts'
import { networkOf } from '../../../http/client-address.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'
import { providersOf } from '../user-info.ts'

const words = v.pipe(v.array(texts.word), v.maxLength(20))
const schema = v.object({
  idToken: v.optional(texts.token, ''),
  displayName: v.optional(v.pipe(v.string(), v.maxLength(256))),
  photoUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  deleteAttribute: v.optional(words, []),
  password: v.optional(texts.password),
  email: v.optional(texts.email),
  oobCode: v.optional(texts.code),
  deleteProvider: v.optional(words),
})

/**
 * `accounts:update`: with a mail's code whatever that is for; else the caller's own name, picture, password and ways
 * in. A new e-mail address takes effect only through a message to that address, so setting it directly is refused.
 */
export const update: Operation = async (auth, body, request) => {
  const change = checked(schema, body)
  if (change.oobCode !== undefined) {
    return updated(await auth.emailChange.apply(change.oobCode, request.headers['x-firebase-locale']))
  }
  if (!change.idToken) throw new AuthError('MISSING_ID_TOKEN')
  if (change.deleteProvider?.length) return updated(await auth.self.unlink(change.idToken, change.deleteProvider))
  if (change.email !== undefined) throw unverifiedChange()
  const profile: ProfileChange = {}
  if (change.displayName !== undefined) profile.displayName = change.displayName || null
  if (change.photoUrl !== undefined) profile.photoUrl = change.photoUrl || null
  if (change.deleteAttribute.includes('DISPLAY_NAME')) profile.displayName = null
  if (change.deleteAttribute.includes('PHOTO_URL')) profile.photoUrl = null
  const changesProfile = change.password === undefined || Object.keys(profile).length > 0
  const renamed = changesProfile ? await auth.self.updateProfile(change.idToken, profile) : null
  const session =
    change.password === undefined
      ? null
      : await auth.self.changePassword(
          change.idToken,
          change.password,
          networkOf(request.address),
          request.headers['user-agent'],
        )
  return { ...updated(session?.account ?? renamed!), ...(session ? signedIn(session) : {}) }
}

function updated(account: Account): object {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
    emailVerified: account.emailVerified,
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    providerUserInfo: providersOf(account),
  }
}
