import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CallContract } from '@varanda/domain/calls/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../scripts/build-functions.ts'

const dist = new URL('../dist/', import.meta.url).pathname
const sdk = new URL('../node_modules/firebase-functions/lib/bin/firebase-functions.js', import.meta.url).pathname

interface Manifest {
  endpoints: Record<
    string,
    {
      region: string[]
      callableTrigger?: object
      taskQueueTrigger?: object
      eventTrigger?: object
      httpsTrigger?: object
      scheduleTrigger?: object
    }
  >
}

/** What `firebase deploy` asks the bundle before it uploads anything: https://github.com/firebase/firebase-functions */
async function discover(): Promise<Manifest> {
  const output = join(await mkdtemp(join(tmpdir(), 'discovery-')), 'manifest.json')
  await promisify(execFile)(process.execPath, [sdk], {
    cwd: dist,
    env: { PATH: process.env.PATH, FUNCTIONS_MANIFEST_OUTPUT_PATH: output, GCLOUD_PROJECT: 'x', FIREBASE_CONFIG: '{}' },
  })
  return JSON.parse(await readFile(output, 'utf8')) as Manifest
}

/** The names of all contracts: every file of domain/src/calls has one, but for the shape of contracts itself. */
async function contractsOfCalls(): Promise<string[]> {
  const folder = new URL('../../domain/src/calls/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => !/^contract\.ts$|\.test\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return modules.flatMap((module: Record<string, Partial<CallContract>>) =>
    Object.values(module).flatMap(({ name, caller }) => (name && caller ? [name] : [])),
  )
}

/** What the files of a folder of functions export, which is their name. */
async function namesIn(folder: string, others: string[] = []): Promise<string[]> {
  const files = await readdir(new URL(`../src/${folder}/`, import.meta.url))
  const names = files.map((file) => file.replace(/\.ts$/, '')).filter((name) => !others.includes(name))
  return names.map((name) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())).sort()
}

describe('what is deployed', () => {
  let manifest: Manifest

  beforeAll(async () => {
    await buildFunctions()
    manifest = await discover()
  })

  it('stands in one region', () => {
    for (const { region } of Object.values(manifest.endpoints)) expect(region).toEqual(['southamerica-east1'])
  })

  it('has exactly the callables of the contracts, under their names', async () => {
    const callables = Object.keys(manifest.endpoints).filter((name) => manifest.endpoints[name]?.callableTrigger)
    const contracts = await contractsOfCalls()
    expect(contracts.length).toBeGreaterThan(15)
    expect(callables.sort()).toEqual(contracts.toSorted())
  })

  it('retries every trigger and has each task queue', async () => {
    const kinds = Object.entries(manifest.endpoints)
    const triggers = kinds.filter(([, { eventTrigger }]) => eventTrigger)
    expect(triggers.length).toBeGreaterThan(0)
    for (const [, { eventTrigger }] of triggers) expect(eventTrigger).toMatchObject({ retry: true })
    const queues = kinds.filter(([, { taskQueueTrigger }]) => taskQueueTrigger).map(([name]) => name)
    expect(queues.sort()).toEqual(await namesIn('tasks', ['names', 'task']))
  })

  it('has the doors that hosting leads to, and the schedules', async () => {
    const named = (trigger: 'httpsTrigger' | 'scheduleTrigger') =>
      Object.keys(manifest.endpoints).filter((name) => manifest.endpoints[name]?.[trigger])
    const { hosting } = JSON.parse(await readFile(join(dist, '../../firebase.json'), 'utf8')) as {
      hosting: { rewrites: { function?: { functionId: string; region: string } }[] }
    }
    const doors = hosting.rewrites.flatMap(({ function: target }) => target ?? [])
    expect(named('httpsTrigger').sort()).toEqual([...new Set(doors.map(({ functionId }) => functionId))].sort())
    for (const { region } of doors) expect(region).toBe('southamerica-east1')
    expect(named('scheduleTrigger').sort()).toEqual(await namesIn('schedules'))
  })

  it('needs nothing of the workspace', async () => {
    expect(await readFile(join(dist, 'package.json'), 'utf8')).not.toContain('workspace:')
    expect(await readFile(join(dist, 'index.js'), 'utf8')).not.toContain('@varanda/')
  })
})
