import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { acceptInvite } from '@varanda/domain/calls/accept-invite'
import { block } from '@varanda/domain/calls/block'
import { connectByInvite } from '@varanda/domain/calls/connect-by-invite'
import { createPost } from '@varanda/domain/calls/create-post'
import { prepareBlogCover } from '@varanda/domain/calls/prepare-blog-cover'
import { prepareMedia } from '@varanda/domain/calls/prepare-media'
import { previewBlogPost } from '@varanda/domain/calls/preview-blog-post'
import { previewInvite } from '@varanda/domain/calls/preview-invite'
import { publishBlogPost } from '@varanda/domain/calls/publish-blog-post'
import { removeConnection } from '@varanda/domain/calls/remove-connection'
import { requestCode } from '@varanda/domain/calls/request-code'
import { requestInvite } from '@varanda/domain/calls/request-invite'
import { saveBlogPost } from '@varanda/domain/calls/save-blog-post'
import { scheduleBlogPost } from '@varanda/domain/calls/schedule-blog-post'
import { signInWithCode } from '@varanda/domain/calls/sign-in-with-code'
import { signOutEverywhere } from '@varanda/domain/calls/sign-out-everywhere'
import { unblock } from '@varanda/domain/calls/unblock'
import { unpublishBlogPost } from '@varanda/domain/calls/unpublish-blog-post'
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

describe('what is deployed', () => {
  let manifest: Manifest

  beforeAll(async () => {
    await buildFunctions()
    manifest = await discover()
  })

  it('stands in one region', () => {
    for (const { region } of Object.values(manifest.endpoints)) expect(region).toEqual(['southamerica-east1'])
  })

  it('has exactly the callables of the contracts, under their names', () => {
    const callables = Object.keys(manifest.endpoints).filter((name) => manifest.endpoints[name]?.callableTrigger)
    const contracts = [
      acceptInvite,
      block,
      connectByInvite,
      createPost,
      prepareBlogCover,
      prepareMedia,
      previewBlogPost,
      previewInvite,
      publishBlogPost,
      removeConnection,
      requestCode,
      requestInvite,
      saveBlogPost,
      scheduleBlogPost,
      signInWithCode,
      signOutEverywhere,
      unblock,
      unpublishBlogPost,
    ]
    expect(callables.sort()).toEqual(contracts.map(({ name }) => name).sort())
  })

  it('retries every trigger and has each task queue', () => {
    const kinds = Object.entries(manifest.endpoints)
    const triggers = kinds.filter(([, { eventTrigger }]) => eventTrigger)
    expect(triggers.length).toBeGreaterThan(0)
    for (const [, { eventTrigger }] of triggers) expect(eventTrigger).toMatchObject({ retry: true })
    const queues = kinds.filter(([, { taskQueueTrigger }]) => taskQueueTrigger).map(([name]) => name)
    expect(queues.sort()).toEqual(['backFillFeed', 'dropEntries', 'fanOutPost', 'recountActivity', 'sendMail'])
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
    expect(named('scheduleTrigger').sort()).toEqual(['publishDuePosts', 'sweepMail', 'sweepMedia'])
  })

  it('needs nothing of the workspace', async () => {
    expect(await readFile(join(dist, 'package.json'), 'utf8')).not.toContain('workspace:')
    expect(await readFile(join(dist, 'index.js'), 'utf8')).not.toContain('@varanda/')
  })
})
