/** The demo world: planted once into an empty house, remembered beside its data for the greeting. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newInviteToken } from '@varanda/domain/ids'
import type { Server } from '@varanda/embedded/server'
import { developCovers } from '@varanda/seed/blog/develop-covers'
import { plantCovers } from '@varanda/seed/blog/plant-covers'
import { developAll } from '@varanda/seed/pictures/develop'
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

/** Painted once on a machine; the folder may be thrown away. */
const pictureCache = join(import.meta.dirname, '../node_modules/.cache/pictures')

const file = (data: string) => join(data, demoFile)

/** What was planted in this house, if anything was. */
export function readDemo(data: string): Demo | undefined {
  return existsSync(file(data)) ? (JSON.parse(readFileSync(file(data), 'utf8')) as Demo) : undefined
}

export async function plantDemo(server: Server, data: string, say: (text: string) => void): Promise<Demo> {
  say('Painting the family’s pictures …')
  const developed = await developAll(pictureCache)
  const facts = new Map([...developed].map(([picture, { facts }]) => [picture, facts]))
  const covers = await developCovers(pictureCache)
  say('Planting the demo family …')
  const world = await buildWorld(new Date(), newInviteToken, facts)
  const { firestore, auth, bucket, close } = await adminSdk(server, data)
  await Promise.all([
    plantWorld(world, { firestore, auth }),
    plantPictures(developed, bucket),
    plantCovers(covers, bucket),
  ])
  await close()
  const administrator = world.accounts.find(({ role }) => role === 'admin')!.uid
  const demo: Demo = { logins: world.logins, administrator }
  writeFileSync(file(data), JSON.stringify(demo))
  markFinished(data)
  return demo
}
