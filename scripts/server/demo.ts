/** The demo world: planted once into an empty instance, remembered beside its data for the greeting. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { newInviteToken } from '@varanda/domain/ids'
import type { Server } from '@varanda/embedded/server'
import { plantCovers } from '@varanda/seed/blog/plant-covers'
import { plantWorld } from '@varanda/seed/plant/plant'
import { plantPictures } from '@varanda/seed/plant/plant-pictures'
import { buildWorld } from '@varanda/seed/world'
import { adminSdk } from './admin-sdk.ts'
import { markFinished } from './data-folder.ts'
import { type Demo, demoFileIn } from './demo-file.ts'

/**
 * Gives every account of the demo family a password that nobody can have read in our code, for an instance that others
 * can reach. Children have none. The greeting shows the new ones.
 */
export async function lockDemo(server: Server, data: string, demo: Demo): Promise<void> {
  const { auth, close } = await adminSdk(server, data)
  try {
    const logins = demo.logins.map((login) => ({ ...login, password: randomBytes(12).toString('base64url') }))
    for (let page: string | undefined, isFirst = true; page || isFirst; isFirst = false) {
      const { users, pageToken } = await auth.listUsers(1000, page)
      for (const { uid, email, providerData } of users) {
        if (!providerData.some(({ providerId }) => providerId === 'password')) continue
        const named = logins.find((login) => login.email === email)
        await auth.updateUser(uid, { password: named?.password ?? randomBytes(24).toString('base64url') })
      }
      page = pageToken
    }
    writeFileSync(demoFileIn(data), JSON.stringify({ ...demo, logins } satisfies Demo), { mode: 0o600 })
  } finally {
    await close()
  }
}

export async function plantDemo(server: Server, data: string, say: (text: string) => void): Promise<Demo> {
  say('Planting the demo family …')
  const world = await buildWorld(new Date(), newInviteToken)
  const { firestore, auth, bucket, close } = await adminSdk(server, data)
  await Promise.all([plantWorld(world, { firestore, auth }), plantPictures(bucket), plantCovers(bucket)])
  await close()
  const administrator = world.accounts.find(({ role }) => role === 'admin')!.uid
  const demo: Demo = { logins: world.logins, administrator }
  writeFileSync(demoFileIn(data), JSON.stringify(demo))
  markFinished(data)
  return demo
}
