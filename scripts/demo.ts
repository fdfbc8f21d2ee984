/** The demo world: planted once into an empty house, remembered beside its data for the greeting. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newInviteToken } from '@varanda/domain/ids'
import type { Server } from '@varanda/embedded/server'
import { plantWorld } from '@varanda/seed/plant'
import { buildWorld } from '@varanda/seed/world'
import { adminSdk } from './admin-sdk.ts'
import { markFinished } from './data-folder.ts'

export interface Demo {
  logins: readonly { label: string; email: string; password: string }[]
  /** The administrator whose invite link the greeting shows. */
  administrator: string
}

const file = (data: string) => join(data, 'demo.json')

/** What was planted in this house, if anything was. */
export function readDemo(data: string): Demo | undefined {
  return existsSync(file(data)) ? (JSON.parse(readFileSync(file(data), 'utf8')) as Demo) : undefined
}

export async function plantDemo(server: Server, data: string): Promise<Demo> {
  const world = await buildWorld(new Date(), newInviteToken)
  const { firestore, auth, close } = await adminSdk(server, data)
  await plantWorld(world, { firestore, auth })
  await close()
  const administrator = world.accounts.find(({ role }) => role === 'admin')!.uid
  const demo: Demo = { logins: world.logins, administrator }
  writeFileSync(file(data), JSON.stringify(demo))
  markFinished(data)
  return demo
}
