/** The demo world: planted once into an empty instance, remembered beside its data for the greeting. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newInviteToken } from '@varanda/domain/ids'
import type { Server } from '@varanda/embedded/server'
import { plantCovers } from '@varanda/seed/blog/plant-covers'
import { demoPassword } from '@varanda/seed/logins'
import { plantWorld } from '@varanda/seed/plant'
import { plantPictures } from '@varanda/seed/plant-pictures'
import { buildWorld } from '@varanda/seed/world'
import { adminSdk } from './admin-sdk.ts'
import { demoFile, markFinished } from './data-folder.ts'

export interface Demo {
  logins: readonly { label: string; email: string; password: string }[]
  /** The administrator whose invite link the greeting shows. */
  administrator: string
}

const file = (data: string) => join(data, demoFile)

/** What was planted in this instance, if anything was. */
export function readDemo(data: string): Demo | undefined {
  return existsSync(file(data)) ? (JSON.parse(readFileSync(file(data), 'utf8')) as Demo) : undefined
}

/** Whether the demo family still has the password that is written in our code. */
export function isPublished({ logins }: Demo): boolean {
  return logins.some(({ password }) => password === demoPassword)
}

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
    writeFileSync(file(data), JSON.stringify({ ...demo, logins } satisfies Demo), { mode: 0o600 })
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
  writeFileSync(file(data), JSON.stringify(demo))
  markFinished(data)
  return demo
}
