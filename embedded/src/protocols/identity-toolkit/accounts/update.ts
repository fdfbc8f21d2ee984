import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import type { ProfileChange } from '../../../auth/self-service.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'

const schema = v.object({
  idToken: v.optional(v.string(), ''),
  displayName: v.optional(v.pipe(v.string(), v.maxLength(256))),
  photoUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  deleteAttribute: v.optional(v.array(v.string()), []),
  password: v.optional(v.string()),
  email: v.optional(v.string()),
  oobCode: v.optional(v.string()),
  deleteProvider: v.optional(v.array(v.string())),
})

/**
 * `accounts:update` of the caller's own account: name, picture, password. A new e-mail address takes effect only through
 * a message to that address, so setting it directly is not offered.
 */
export const update: Operation = async (auth, body) => {
  const change = checked(schema, body)
  if (change.oobCode !== undefined) throw new AuthError('UNIMPLEMENTED', 'accounts:update with oobCode')
  if (change.deleteProvider?.length) throw new AuthError('UNIMPLEMENTED', 'accounts:update with deleteProvider')
  if (change.email !== undefined) throw new AuthError('UNIMPLEMENTED', 'accounts:update with email')
  if (!change.idToken) throw new AuthError('MISSING_ID_TOKEN')
  const profile: ProfileChange = {}
  if (change.displayName !== undefined) profile.displayName = change.displayName || null
  if (change.photoUrl !== undefined) profile.photoUrl = change.photoUrl || null
  if (change.deleteAttribute.includes('DISPLAY_NAME')) profile.displayName = null
  if (change.deleteAttribute.includes('PHOTO_URL')) profile.photoUrl = null
  const changesProfile = change.password === undefined || Object.keys(profile).length > 0
  const updated = changesProfile ? await auth.self.updateProfile(change.idToken, profile) : null
  const session = change.password === undefined ? null : await auth.self.changePassword(change.idToken, change.password)
  const account = session?.account ?? updated!
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
    emailVerified: account.emailVerified,
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    ...(session ? signedIn(session) : {}),
  }
}
