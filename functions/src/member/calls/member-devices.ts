import { deviceLimits, deviceSchema } from '@varanda/domain/account/device'
import { DomainError } from '@varanda/domain/errors'
import { memberDevices as contract } from '@varanda/domain/member/calls/member-devices'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

/** No backend lists sign-ins: Auth tells only the last one. The rest is what the member's app stored of its devices. */
export const memberDevices = callable(contract, async ({ uid }) => {
  if (!(await db.doc(paths.standing(uid)).get()).exists) throw new DomainError('person-unknown')
  const [held, account] = await Promise.all([
    db.collection(paths.devices(uid)).orderBy('lastSeen', 'desc').limit(deviceLimits.shown).get(),
    getAuth()
      .getUser(uid)
      .catch(() => undefined),
  ])
  const last = account?.metadata.lastSignInTime
  return {
    devices: held.docs.flatMap((one) => {
      const device = readIfWhole(deviceSchema, one)
      if (!device) return []
      const { name, firstSeen, lastSeen } = device
      return { name, firstSeen: firstSeen.toDate().toISOString(), lastSeen: lastSeen.toDate().toISOString() }
    }),
    lastSignIn: last ? new Date(last).toISOString() : null,
  }
})
