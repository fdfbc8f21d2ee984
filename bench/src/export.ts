/**
 * `pnpm bench export`: the copy of all that is one member's, who has POSTS posts and GIB of photos: how long it takes, and
 * what the whole server, its functions included, holds in memory meanwhile, bundled as it ships. See README.md.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import type { Export } from '@varanda/domain/account/export/export'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { membershipDocuments } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../scripts/server/admin-sdk.ts'
import { report } from './measure/figures.ts'
import { startShipped } from './measure/shipped.ts'

const posts = Number(process.env.POSTS ?? 5000)
const bytes = Number(process.env.GIB ?? 0.5) * 1024 ** 3
/** As a large photo is, in bytes. */
const photoBytes = 400_000
const photos = Math.floor(bytes / photoBytes)
/** Resident memory of either process, the server or its functions, in bytes. */
const limit = 256 * 1024 ** 2
const uid = 'ana'

const projectRoot = new URL('../..', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'bench-export-'))
await plant()
const { tokens, url, stop } = await startShipped(dataDir, [uid])
const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[uid]}` }
await sleep(5000)
const idle = resident()
const most = new Map(idle)
const watch = setInterval(() => {
  for (const [pid, bytes] of resident()) most.set(pid, Math.max(most.get(pid) ?? 0, bytes))
}, 200)

const began = performance.now()
const asked = await fetch(`${url}/__/fn/${requestExport.name}`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ data: { locale: 'pt' } }),
})
if (!asked.ok) throw new Error(`${requestExport.name}: ${asked.status} ${await asked.text()}`)
const own = await finished()
const seconds = (performance.now() - began) / 1000
clearInterval(watch)
await stop()
rmSync(dataDir, { recursive: true })

const sum = (those: ReadonlyMap<number, number>) => [...those.values()].reduce((all, one) => all + one, 0)
const size = own.files.reduce((sum, one) => sum + one, 0)
report(
  'export',
  { memory: { value: Math.max(...most.values()) / limit, goal: 1 } },
  {
    ...{ posts: own.posts, photos: own.photos, files: own.files.length },
    'megabytes of the copy': size / 1e6,
    'megabytes of memory, idle': sum(idle) / 1e6,
    'megabytes of memory, at most': sum(most) / 1e6,
    'megabytes of memory, one process at most': Math.max(...most.values()) / 1e6,
    seconds,
    'megabytes a second': size / 1e6 / seconds,
  },
)

/** Until the copy is there, which its member sees in their document. */
async function finished(): Promise<Export> {
  for (;;) {
    await sleep(500)
    const page = `${url}/v1/projects/varanda/databases/(default)/documents/${paths.ownExport(uid)}`
    const { fields } = (await (await fetch(page, { headers })).json()) as { fields: Record<string, Field> }
    const number = (field: string) => Number(fields[field]?.integerValue)
    const state = fields.state?.stringValue
    if (state === 'failed') throw new Error('The copy failed')
    if (state !== 'ready') continue
    const files = fields.files!.arrayValue!.values.map(({ integerValue }) => Number(integerValue))
    return { posts: number('posts'), photos: number('photos'), files } as Export
  }
}
interface Field {
  stringValue?: string
  integerValue?: string
  arrayValue?: { values: Field[] }
}

/** Of each process that this one began, and that these began: the server, and its functions. */
function resident(): Map<number, number> {
  const all = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      // After the name in brackets: state, then parent.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(pid), parent: Number(parent) }]
    } catch {
      return []
    }
  })
  const below = (parent: number): number[] => {
    const children = all.filter((one) => one.parent === parent).map(({ pid }) => pid)
    return children.flatMap((pid) => [pid, ...below(pid)])
  }
  return new Map(below(process.pid).map((pid) => [pid, residentOf(pid)]))
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The member and all that is theirs, while no functions run. */
async function plant(): Promise<void> {
  const empty = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  const sdk = await adminSdk(empty, dataDir)
  const token = newInviteToken()
  const link = { token, inviteId: await capabilityIdOf(token) }
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  const member = { uid, name: uid, email: `${uid}@example.org`, birthDate: '1980-01-01', locale: 'pt' } as const
  const standing = { role: 'user', invitedBy: null, link, at, validSince: new Timestamp(0, 0) } as const
  const writer = sdk.firestore.bulkWriter()
  for (const { path, data } of membershipDocuments({ ...member, ...standing })) {
    void writer.set(sdk.firestore.doc(path), data)
  }
  const saved: (readonly [postId: string, photoId: string])[] = []
  for (let n = 0; n < posts; n++) {
    const postId = `${uid}_${String(n).padStart(12, '0')}`
    const mine = Math.floor(((n + 1) * photos) / posts) - Math.floor((n * photos) / posts)
    const ids = Array.from(
      { length: mine },
      (_, index) => `p${String(n).padStart(12, '0')}${String(index).padStart(7, '0')}`,
    )
    saved.push(...ids.map((id) => [postId, id] as const))
    const createdAt = Timestamp.fromMillis(Date.UTC(2020, 0, 1) + Math.floor((n / posts) * 6 * 365 * 86_400_000))
    const text = `${n}: ${'Domingo na casa da vó, com café e bolo de fubá. '.repeat(6)}`
    const post: Post = { author: { uid }, kind: mine > 0 ? 'photos' : 'text', text, createdAt, rev: 1 }
    const shown = ids.map((id) => ({ id, width: 2048, height: 1536, thumbhash: '' }))
    void writer.set(sdk.firestore.doc(paths.post(postId)), mine > 0 ? { ...post, photos: shown } : post)
    if (n % 500 === 499) await writer.flush()
  }
  await writer.close()
  for (let from = 0; from < saved.length; from += 8) {
    await Promise.all(
      saved.slice(from, from + 8).map(([postId, id]) => {
        const file = sdk.bucket.file(objects.rendition(postId, id, 'large', 'webp'))
        return file.save(randomBytes(photoBytes), { resumable: false, contentType: 'image/webp' })
      }),
    )
  }
  await sdk.close()
  await empty.stop()
}
