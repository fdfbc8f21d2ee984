import { globSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { CallContract } from '@varanda/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { askFunctions, type FunctionsManifest, manifestFile } from '../../scripts/build/functions-manifest.ts'

const dist = new URL('../dist/', import.meta.url).pathname
const root = new URL('../../', import.meta.url).pathname

interface Installed {
  dependencies: Record<string, string>
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
}

/** The names of all contracts: every file of a noun's `calls/` has one. */
async function contractsOfCalls(): Promise<string[]> {
  const source = new URL('../../domain/src/', import.meta.url)
  const modules = await Promise.all(
    globSync('*/calls/*.ts', { cwd: source }).map((file) => import(new URL(file, source).href)),
  )
  return modules.flatMap((module: Record<string, Partial<CallContract>>) =>
    Object.values(module).flatMap(({ name, caller }) => (name && caller ? [name] : [])),
  )
}

/** What the files of this kind, in the folders of all nouns, export, which is their name. */
function namesIn(kind: 'tasks' | 'schedules'): string[] {
  const names = globSync(`*/${kind}/*.ts`, { cwd: join(root, 'functions/src') }).map((file) => basename(file, '.ts'))
  return names.map((name) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())).sort()
}

describe('what is deployed', () => {
  let manifest: FunctionsManifest

  beforeAll(async () => {
    manifest = await askFunctions(join(await mkdtemp(join(tmpdir(), 'discovery-')), 'functions.yaml'))
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
    expect(queues.sort()).toEqual(namesIn('tasks'))
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
    expect(named('scheduleTrigger').sort()).toEqual(namesIn('schedules'))
  })

  it('is what the manifest of the last build says, from which it is deployed', async () => {
    expect(JSON.parse(await readFile(manifestFile, 'utf8'))).toEqual(manifest)
  })

  it('begins with nothing that one function alone needs, nor with all of an SDK', async () => {
    const bundle = await readFile(join(dist, 'index.js'), 'utf8')
    const loaded = [...bundle.matchAll(/^import .*from "(?!node:)([^"]+)";$/gm)].map(([, name]) => name)
    expect(loaded).toContain('firebase-admin/firestore')
    const subpath = /^firebase-(admin|functions)\/(?!v2$)/
    expect(loaded.filter((name) => !subpath.test(name!))).toEqual([])
  })

  it('is the same for every project: nothing in it names one, or the bucket of one', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/appspot|firebasestorage|"bucket"/)
  })

  it('has a line for each setting, without which a deploy that cannot ask stops', async () => {
    const { functions } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as {
      functions: { configDir: string }[]
    }
    const lines = await readFile(join(root, functions[0]!.configDir, '.env'), 'utf8')
    const asked = (manifest.params ?? []).filter(({ type }) => type !== 'secret').map(({ name }) => name)
    expect(asked.length).toBeGreaterThan(0)
    for (const name of asked) expect(lines).toMatch(new RegExp(`^${name}=`, 'm'))
  })

  it('is installed there as it is here', async () => {
    const manifestOf = async (file: string) => JSON.parse(await readFile(join(dist, file), 'utf8')) as Installed
    const { dependencies } = await manifestOf('package.json')
    const lock = await manifestOf('package-lock.json')
    expect(lock.packages['']?.dependencies).toEqual(dependencies)
    for (const [name, version] of Object.entries(dependencies))
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  })

  it('needs nothing of the workspace', async () => {
    expect(await readFile(join(dist, 'package.json'), 'utf8')).not.toContain('workspace:')
    expect(await readFile(join(dist, 'index.js'), 'utf8')).not.toContain('@varanda/')
  })
})
