import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blogPostSchema } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import { failure } from '@varanda/domain/site/messages/en/stuck'
import { onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { hasCurrent } from '../../http/if-none-match.ts'
import { db } from '../../lib/app.ts'
import { inTime, TooLate } from '../../lib/in-time.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { readIfWhole } from '../../lib/read.ts'
import { readAddress } from '../address.ts'
import { currentIndex } from '../current-index.ts'
import { blogFolder as folder } from '../folder.ts'
import { instanceOrigin } from '../instance-origin.ts'
import { atOrigin } from '../origin.ts'
import { missingPage, type Page, pageAt, type ReadPosts } from '../page.ts'
import { shortly } from './blog-caching.ts'
import { sendCover } from './blog-cover.ts'

/** The headers that firebase.json sets on pages: Hosting may not add them to what a function answers. */
const guarded = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'self'; form-action 'self'",
}

/**
 * Everything below `/blog` and `/en/blog`, and `/sitemap-blog.xml`. The index says in one read what there is; a page
 * that was made ahead and is still true is the answer, any other is filled in now. So nothing of it needs a build.
 */
export const blog = onRequest({ memory: '512MiB', concurrency: 80 }, async (request, response) => {
  response.set(guarded)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return void response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).status(405).end()
  }
  try {
    const address = readAddress(request.path)
    if (address.kind === 'moved') return void move(request, response, address.to)
    if (address.kind === 'cover') return await sendCover(request, response, address)
    const index = await currentIndex()
    const page = pageAt(address, index)
    const text = await textOf(page)
    if (text !== null) return void sendPage(request, response, page, text)
    // Taken down since the index was read.
    const missing = missingPage('locale' in address ? address.locale : 'pt', index)
    sendPage(request, response, missing, (await textOf(missing)) ?? '')
  } catch (error) {
    await sendFailure(response, error)
  }
})

function move(request: Request, response: Response, to: string): void {
  const query = request.originalUrl.split('?').slice(1).join('?')
  response
    .set({ Location: query ? `${to}?${query}` : to, 'Cache-Control': shortly[200] })
    .status(301)
    .end()
}

async function textOf(page: Page): Promise<string | null> {
  const ahead = await readFile(join(folder, 'pages', page.key), 'utf8').catch(() => null)
  return ahead ?? page.make(folder, readPosts)
}

const readPosts: ReadPosts = async (ids) => {
  if (ids.length === 0) return new Map()
  const snapshots = await inTime(db.getAll(...ids.map((id) => db.doc(paths.blogPost(id)))))
  const posts = snapshots.map((snapshot) => [snapshot.id, readIfWhole(blogPostSchema, snapshot)] as const)
  return new Map(posts.flatMap(([id, post]) => (post?.status === 'published' ? [[id, post] as const] : [])))
}

function sendPage(request: Request, response: Response, { status, type }: Page, text: string): void {
  const body = Buffer.from(atOrigin(text, instanceOrigin(folder)))
  // Weak: on the way to the visitor it may be compressed.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  response.set({ 'Cache-Control': shortly[status], 'Content-Type': `${type}; charset=utf-8`, ETag: etag })
  if (status === 200 && hasCurrent(request, etag)) return void response.status(304).end()
  response.set('Content-Length', String(body.length)).status(status).end(body)
}

/** gRPC's DEADLINE_EXCEEDED and UNAVAILABLE. */
const away = new Set<unknown>([4, 14])

/** Answers with the site's page for such a failure, which no cache may keep. */
async function sendFailure(response: Response, error: unknown): Promise<void> {
  logFailure('blog failed', error)
  const isAway = error instanceof TooLate || away.has((error as { code?: unknown }).code)
  const page = await readFile(join(folder, 'failed.html')).catch(() => null)
  response.set('Cache-Control', 'no-store').status(isAway ? 503 : 500)
  if (isAway) response.set('Retry-After', '10')
  if (page) response.set('Content-Type', 'text/html; charset=utf-8').end(page)
  else response.set('Content-Type', 'text/plain; charset=utf-8').end(`${failure.error}\n`)
}
