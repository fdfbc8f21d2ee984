/** The blog from the administrator's call to every address that shows it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlogEdition, type BlogIndex, type BlogPost, blogCoverWidths, blogLimits } from '@varanda/domain/blog/blog'
import { coverFiles, coverObject, coverObjectsOf, coverUrl } from '@varanda/domain/blog/blog-cover'
import { headerOf, indexWith, publishedPost } from '@varanda/domain/blog/blog-index'
import { prepareBlogCover } from '@varanda/domain/blog/calls/prepare-blog-cover'
import { previewBlogPost } from '@varanda/domain/blog/calls/preview-blog-post'
import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { scheduleBlogPost } from '@varanda/domain/blog/calls/schedule-blog-post'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import type { CallContract, CallInput } from '@varanda/domain/contract'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { Instant } from '@varanda/seed/instant'
import { Timestamp } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPublishedBlog } from '../../../scripts/build/published-blog.ts'
import { plantedBlog } from '../../../seed/src/blog/documents.ts'
import { ringAll } from '../harness/alarms.ts'
import { type BlogRoot, blogRoot, mark } from '../harness/blog-root.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let root: BlogRoot
let instance: Instance
let admin: Person
let second: Person
let member: Person

beforeAll(async () => {
  root = await blogRoot()
  instance = await openInstance({ hosting: true, projectRoot: root.path })
  ;[admin, second, member] = (await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => instance.member(name)))) as [
    Person,
    Person,
    Person,
  ]
  for (const { uid } of [admin, second]) await instance.db.doc(paths.standing(uid)).update({ role: 'admin' })
})
afterAll(async () => {
  await instance.close()
  root.remove()
})

type SaveInput = CallInput<typeof saveBlogPost>

const text = (title: string, content = `<p>Content of ${title}</p>`) => ({ title, summary: `About ${title}`, content })

function draft(id: string, more: Partial<SaveInput> = {}): SaveInput {
  const texts = { pt: text(`${id} pt`), en: text(`${id} en`) }
  return { id, baseRev: 0, texts, tags: ['casa'], author: 'Ana', cover: null, ...more }
}

const call = <Contract extends CallContract>(contract: Contract, input: CallInput<Contract>, who = admin) =>
  instance.call(contract, input, who)

async function saveAndPublish(input: SaveInput): Promise<number> {
  const { rev } = await call(saveBlogPost, input)
  await call(publishBlogPost, { id: input.id, rev })
  return rev
}

const ask = (path: string, init?: RequestInit) => fetch(instance.server.url + path, { redirect: 'manual', ...init })
const page = async (path: string) => (await ask(path)).text()

/** The answers of every address that tells of a post: true where it is told of. */
async function shownAt(id: string, title: string, tag = 'casa'): Promise<Record<string, boolean>> {
  const told: Record<string, boolean> = {}
  for (const prefix of ['', '/en']) {
    for (const path of [`/blog/${id}`, '/blog', `/blog/tag/${tag}`, '/blog/rss.xml'])
      told[prefix + path] = (await page(prefix + path)).includes(`${title} ${prefix === '' ? 'pt' : 'en'}<`)
    told[`${prefix}/sitemap`] = (await page('/sitemap-blog.xml')).includes(`${prefix}/blog/${id}</loc>`)
  }
  return told
}

const everywhere = (told: Record<string, boolean>, expected: boolean) =>
  expect(Object.entries(told).filter(([, shown]) => shown !== expected)).toEqual([])

async function publishDue(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => ringAll(instance, 'publish-blog-post')))
}

const stored = async (id: string) => (await instance.db.doc(paths.blogPost(id)).get()).data() as BlogPost | undefined
const index = async () => (await instance.db.doc(paths.blogIndex).get()).data() as BlogIndex | undefined

describe('what is published', () => {
  it('shows on every address at once, and so does each change of it', async () => {
    const missing = await ask('/blog/bolo')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=5'])
    expect(await missing.text()).toContain('<h1>missing</h1>')

    const { rev } = await call(saveBlogPost, draft('bolo'))
    everywhere(await shownAt('bolo', 'bolo'), false)
    await call(publishBlogPost, { id: 'bolo', rev })
    everywhere(await shownAt('bolo', 'bolo'), true)

    const next = { pt: text('torta pt'), en: text('torta en') }
    const saved = await call(saveBlogPost, draft('bolo', { baseRev: rev, texts: next }))
    everywhere(await shownAt('bolo', 'bolo'), true)
    await call(publishBlogPost, { id: 'bolo', rev: saved.rev })
    everywhere(await shownAt('bolo', 'torta'), true)
    for (const path of ['/blog/bolo', '/en/blog', '/blog/rss.xml']) expect(await page(path)).not.toContain('bolo pt')
    expect(await page('/blog/bolo')).toContain('class="updated"')

    await call(unpublishBlogPost, { id: 'bolo' })
    everywhere(await shownAt('bolo', 'torta'), false)
    expect([(await ask('/blog/bolo')).status, (await ask('/en/blog/bolo')).status]).toEqual([404, 404])
    expect((await ask('/blog/tag/casa')).status).toBe(404)

    const first = (await stored('bolo'))!.publishedAt
    await call(publishBlogPost, { id: 'bolo', rev: saved.rev })
    everywhere(await shownAt('bolo', 'torta'), true)
    expect((await stored('bolo'))!.publishedAt).toEqual(first)
    await call(unpublishBlogPost, { id: 'bolo' })
  })

  it('shows at its hour when it is scheduled, once, and not before', async () => {
    const { rev } = await call(saveBlogPost, draft('domingo'))
    const publishAt = new Date(Date.now() + 600_000).toISOString()
    await call(scheduleBlogPost, { id: 'domingo', rev, publishAt })
    await publishDue()
    everywhere(await shownAt('domingo', 'domingo'), false)
    expect(await stored('domingo')).toMatchObject({ status: 'scheduled', publishRev: rev })
    // What is saved afterwards does not go along.
    await call(saveBlogPost, draft('domingo', { baseRev: rev, texts: { pt: text('outro pt') } }))
    await instance.db.doc(paths.blogPost('domingo')).update({ publishAt: Timestamp.fromMillis(Date.now() - 1000) })
    await publishDue(2)
    everywhere(await shownAt('domingo', 'domingo'), true)
    expect(await stored('domingo')).toMatchObject({ status: 'published', shownRev: rev, publishAt: null })
    const log = await instance.db.collection(paths.auditLog).where('target', '==', paths.blogPost('domingo')).get()
    const acts = log.docs.map((entry) => [entry.get('act'), entry.get('by')])
    expect(acts.sort()).toEqual([
      ['blog-published', null],
      ['blog-saved', admin.uid],
      ['blog-saved', admin.uid],
      ['blog-scheduled', admin.uid],
    ])
    await call(unpublishBlogPost, { id: 'domingo' })
  })

  it('is in the log once for what is done twice', async () => {
    const id = 'eco'
    const first = draft(id)
    const { rev } = await call(saveBlogPost, first)
    expect(await call(saveBlogPost, { ...first, baseRev: rev })).toEqual({ rev })
    expect(await call(saveBlogPost, { ...first, baseRev: rev }, second)).toEqual({ rev })
    const publishAt = new Date(Date.now() + 600_000).toISOString()
    const twice = async <Contract extends CallContract>(contract: Contract, input: CallInput<Contract>) => {
      await call(contract, input)
      const before = await stored(id)
      await call(contract, input, second)
      expect(await stored(id)).toEqual(before)
    }
    await twice(scheduleBlogPost, { id, rev, publishAt })
    await twice(scheduleBlogPost, { id, rev, publishAt: null })
    await twice(publishBlogPost, { id, rev })
    await twice(unpublishBlogPost, { id })
    await twice(publishBlogPost, { id, rev })
    // Another hour, or what waits beside what is shown, is another thing.
    await twice(scheduleBlogPost, { id, rev, publishAt })
    await twice(publishBlogPost, { id, rev })
    await call(unpublishBlogPost, { id })
    const log = await instance.db
      .collection(paths.auditLog)
      .where('target', '==', paths.blogPost(id))
      .orderBy('at', 'desc')
      .get()
    expect(log.docs.toReversed().map((entry) => [entry.get('act'), entry.get('by')])).toEqual(
      [
        'blog-saved',
        'blog-scheduled',
        'blog-scheduled',
        'blog-published',
        'blog-unpublished',
        'blog-published',
        'blog-scheduled',
        'blog-published',
        'blog-unpublished',
      ].map((act) => [act, admin.uid]),
    )
  })

  it('may have its next revision scheduled, and that taken back', async () => {
    const rev = await saveAndPublish(draft('festa'))
    const { rev: next } = await call(saveBlogPost, draft('festa', { baseRev: rev, texts: { pt: text('baile pt') } }))
    const soon = new Date(Date.now() + 600_000).toISOString()
    await call(scheduleBlogPost, { id: 'festa', rev: next, publishAt: soon })
    expect(await stored('festa')).toMatchObject({ status: 'published', shownRev: rev, publishRev: next })
    everywhere(await shownAt('festa', 'festa'), true)
    await call(scheduleBlogPost, { id: 'festa', rev: next, publishAt: null })
    expect(await stored('festa')).toMatchObject({ status: 'published', publishAt: null, publishRev: null })
    await call(scheduleBlogPost, { id: 'festa', rev: next, publishAt: soon })
    await instance.db.doc(paths.blogPost('festa')).update({ publishAt: Timestamp.fromMillis(Date.now() - 1000) })
    await publishDue()
    expect(await page('/blog/festa')).toContain('<h1>baile pt</h1>')
    await call(unpublishBlogPost, { id: 'festa' })
  })

  it('is honest where it is in one language only', async () => {
    await saveAndPublish(draft('so-pt', { texts: { pt: text('so pt') }, tags: ['saudade'] }))
    const real = await page('/blog/so-pt')
    const other = await page('/en/blog/so-pt')
    expect(other).toContain('<html lang="en-US">')
    expect(other).toContain('<article lang="pt-BR"><h1>so pt</h1>')
    expect(other).toContain('This one is in Portuguese only, for now.')
    expect(real).not.toContain('class="note"')
    for (const one of [real, other]) {
      expect(one).toContain(`<link rel="canonical" href="${instance.server.url}/blog/so-pt">`)
      expect(one).not.toContain('hreflang="en-US"')
    }
    for (const path of ['/en/blog', '/en/blog/rss.xml']) expect(await page(path)).not.toContain('so-pt')
    expect(await page('/sitemap-blog.xml')).not.toContain('/en/blog/so-pt')
    expect([(await ask('/blog/tag/saudade')).status, (await ask('/en/blog/tag/saudade')).status]).toEqual([200, 404])
    expect(await page('/blog/tag/saudade')).not.toContain('hreflang')
    await call(unpublishBlogPost, { id: 'so-pt' })
  })

  it('is told of in pages, and related by tags, then by days', async () => {
    const posts = Array.from({ length: 11 }, (_, at): [string, BlogPost] => {
      const edition: BlogEdition = {
        texts: { pt: text(`n${at} pt`), ...(at < 9 && { en: text(`n${at} en`) }) },
        tags: at % 5 === 0 ? ['praia'] : [],
        author: 'Ana',
        cover: null,
      }
      return [`n${at}`, publishedPost(edition, Timestamp.fromMillis(Date.UTC(2026, 0, 1 + at, 2)))]
    })
    let next: BlogIndex = { posts: [] }
    for (const [id, post] of posts) {
      next = indexWith(next, id, post)
      await instance.db.doc(paths.blogPost(id)).set(post)
    }
    await instance.db.doc(paths.blogIndex).set(next)
    const first = await page('/blog')
    expect(first).toContain('<h2><a href="/blog/n10">')
    expect([...first.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((at) => `/blog/n${at}`),
    )
    // Eleven at night in São Paulo is the day before.
    expect(first).toContain('9 de janeiro de 2026')
    expect(first).toContain('<p>Página 1 de 2</p>')
    expect(first).toContain('<a rel="next" href="/blog/page/2">')
    const last = await page('/blog/page/2')
    expect([...last.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/blog/n1', '/blog/n0'])
    expect(last).toContain('<a rel="prev" href="/blog">')
    expect([...last.matchAll(/hreflang/g)]).toHaveLength(0)
    expect((await ask('/en/blog/page/2')).status).toBe(404)
    for (const path of [
      '/blog/page/3',
      '/blog/page/0',
      '/blog/page/02',
      '/blog/page/99999999',
      '/blog/tag/praia/page/2',
    ])
      expect((await ask(path)).status, path).toBe(404)
    const related = [...(await page('/blog/n5')).matchAll(/class="related" href="([^"]*)"/g)].map(([, href]) => href)
    expect(related).toEqual(['/blog/n10', '/blog/n0', '/blog/n9'])
    expect([...(await page('/blog/tag/praia')).matchAll(/<li>/g)]).toHaveLength(3)
    await instance.db.doc(paths.blogIndex).set({ posts: [] })
    expect(await page('/blog')).toContain('<p>empty</p>')
  })
})

describe('answers', () => {
  it('may be kept for thirty seconds, are known again, and work with HEAD', async () => {
    await saveAndPublish(draft('casa-nova'))
    for (const path of ['/blog', '/blog/casa-nova', '/en/blog/rss.xml', '/sitemap-blog.xml']) {
      const answer = await ask(path)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=20')
      const etag = answer.headers.get('etag')!
      const again = await ask(path, { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()], path).toEqual([304, ''])
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('etag'), head.headers.get('content-type')]).toEqual([
        200,
        etag,
        answer.headers.get('content-type'),
      ])
      expect(head.headers.get('content-length')).not.toBe('0')
    }
    expect((await ask('/blog/rss.xml')).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect((await ask('/sitemap-blog.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const wrong = await ask('/blog', { method: 'POST', body: 'x' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('are guarded as every page is, also where hosting adds nothing', async () => {
    const { hosting } = JSON.parse(readFileSync(join(root.path, 'firebase.json'), 'utf8')) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
    }
    const everywhere = hosting.headers.find(({ source }) => source === '**')!.headers
    const bare = await ask('/__/fn/blog/blog')
    expect(bare.status).toBe(200)
    for (const { key, value } of everywhere) if (key !== 'Cache-Control') expect(bare.headers.get(key), key).toBe(value)
    expect((await ask('/blog')).headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'none'.*, connect-src 'self'$/,
    )
  })

  it('lead to the one address that a page has', async () => {
    const moves = {
      '/blog/': '/blog',
      '/blog/page/1': '/blog',
      '/en/blog/tag/casa/page/1?a=b': '/en/blog/tag/casa?a=b',
    }
    for (const [path, to] of Object.entries(moves)) {
      const { status, headers } = await ask(path)
      expect([status, headers.get('location')], path).toEqual([301, to])
    }
    // The function's own address takes any path.
    for (const path of ['//evil.example/', '/\\evil.example/', '/', '/en/'])
      expect((await ask(`/__/fn/blog${path}`)).status, path).toBe(404)
    for (const path of ['/blog/tag', '/blog/tag/', '/blog/A', '/blog/a/b', '/blog/media/x/480.avif', '/blog/%2e%2e'])
      expect([301, 404], path).toContain((await ask(path)).status)
  })

  it('keep what people write inside of texts', async () => {
    const nasty = `"'><script>x</script></script> & ]]> {{head.title}} \u0001\u{1F382} $& </title>`
    await saveAndPublish(
      draft('nasty', {
        texts: { pt: { title: nasty, summary: nasty, content: `<p>${nasty}</p>` } },
        author: nasty.slice(0, 60),
      }),
    )
    const post = await page('/blog/nasty')
    expect(post.match(/<script/g)).toHaveLength(1)
    expect(post).toContain('{{head.title}}')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(post)![1]!
    expect(JSON.parse(json)['@graph'][0].headline).toContain('</script>')
    const feed = await page('/blog/rss.xml')
    expect(feed).not.toMatch(/[^\t\n\r\u{20}-\u{10FFFF}]/u)
    expect(feed.match(/<item>/g)!.length).toBe(feed.match(/<\/item>/g)!.length)
    await call(unpublishBlogPost, { id: 'nasty' })
  })

  it('are the failure page, kept by nobody, when the instance fails', async () => {
    const held = (await index())!
    await instance.db.doc(paths.blogIndex).set({ posts: 'broken' })
    const answer = await ask('/blog')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await answer.text()).toContain('500, our own')
    await instance.db.doc(paths.blogIndex).set(held)
  })
})

describe('pages made ahead', () => {
  it('leave nothing of themselves where files are served', async () => {
    expect(readdirSync(join(root.path, 'dist'), { recursive: true }).sort()).toEqual(['404.html', '500.html', 'en'])
    for (const path of ['/blog-shells/list', '/en/blog-shells/post']) expect((await ask(path)).status).toBe(404)
  })

  const withTimestamps = (value: unknown): unknown => {
    if (value instanceof Instant) return Timestamp.fromMillis(value.millis)
    if (Array.isArray(value)) return value.map(withTimestamps)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTimestamps(inner)]))
  }

  it('are the answer as long as they are true, and no longer', async () => {
    const held = (await index())!
    const planted = plantedBlog()
    for (const { path, data } of planted) await instance.db.doc(path).set(withTimestamps(data) as object)
    for (const file of readdirSync(root.pages)) mark(join(root.pages, file), '<!-- made ahead -->')
    const [newest, older] = (await index())!.posts
    const made = async () => {
      const all = [
        '/blog',
        '/en/blog',
        `/blog/${newest!.id}`,
        `/en/blog/${older!.id}`,
        '/blog/rss.xml',
        '/en/blog/nope',
      ]
      const answers = await Promise.all(all.map(page))
      return answers.map((answer) => answer.includes('made ahead'))
    }
    expect(await made()).toEqual([true, true, true, true, true, true])
    expect(await page(`/blog/${newest!.id}`)).toContain(
      `<link rel="canonical" href="${instance.server.url}/blog/${newest!.id}">`,
    )

    // A change of its content alone, then back to what it was.
    const post = (await stored(newest!.id))!
    const texts = { ...post.texts, pt: { ...post.texts.pt!, content: '<p>Outra coisa.</p>' } }
    const { rev, author, tags } = post
    const { rev: next } = await call(saveBlogPost, { id: newest!.id, baseRev: rev, texts, author, tags, cover: null })
    expect(await made()).toEqual([true, true, true, true, true, true])
    await call(publishBlogPost, { id: newest!.id, rev: next })
    expect((await made()).slice(0, 3)).toEqual([false, false, false])
    expect(await page(`/blog/${newest!.id}`)).toContain('Outra coisa.')
    await instance.db.doc(paths.blogIndex).set(held)
  })
})

describe('a build elsewhere', () => {
  it('reads what this instance has published as any visitor may', async () => {
    await saveAndPublish(draft('de-longe'))
    const held = (await index())!
    const read = await readPublishedBlog(instance.server.url)
    expect([...read.keys()]).toEqual(held.posts.map(({ id }) => id))
    const versions = [...read].map(([id, post]) => headerOf(id, post).version)
    expect(versions).toEqual(held.posts.map(({ version }) => version))
  })
})

describe('saving', () => {
  it('lets no editor write over another', async () => {
    const { rev } = await call(saveBlogPost, draft('a-dois'))
    const mine = draft('a-dois', { baseRev: rev, texts: { pt: text('minha pt') } })
    const theirs = draft('a-dois', { baseRev: rev, texts: { pt: text('sua pt') } })
    const outcomes = await Promise.all([
      instance.refusalOf(call(saveBlogPost, mine)),
      instance.refusalOf(call(saveBlogPost, theirs, second)),
    ])
    expect(outcomes.sort()).toEqual(['edited-elsewhere', 'none'])
    expect(await instance.refusalOf(call(publishBlogPost, { id: 'a-dois', rev }))).toBe('edited-elsewhere')
    expect(await instance.refusalOf(call(saveBlogPost, draft('a-dois', { author: 'Bia' }), second))).toBe('id-taken')
    expect(await stored('a-dois')).toMatchObject({ status: 'draft', rev: rev + 1 })
  })

  it('twice is once', async () => {
    const input = draft('de-novo')
    expect(await call(saveBlogPost, input)).toEqual(await call(saveBlogPost, input))
    expect((await stored('de-novo'))?.rev).toBe(1)
  })

  it('keeps every revision, and what is in public apart from it', async () => {
    const rev = await saveAndPublish(draft('guardado'))
    await call(saveBlogPost, draft('guardado', { baseRev: rev, texts: { pt: text('segredo pt') } }))
    expect(JSON.stringify(await stored('guardado'))).not.toContain('segredo')
    const revisions = await instance.db.collection(`${paths.blogPost('guardado')}/revisions`).get()
    expect(revisions.docs.map((one) => [one.id, one.get('savedBy')])).toEqual([
      ['1', admin.uid],
      ['2', admin.uid],
    ])
  })

  it('cleans what it is given', async () => {
    const content = `<h1 class="x" onclick="a()">T</h1><p style="color:red" id="a">x<b>y</b></p><img src="https://e.vil/x.png">
<a href="javascript:a()">j</a><a href="/blog" target="_blank">r</a><a href="https://example.org">o</a>`
    await call(saveBlogPost, draft('limpo', { texts: { pt: text('limpo pt', content) } }))
    expect((await stored('limpo'))!.texts.pt!.content).toBe(
      `T<p>x<strong>y</strong></p>
j<a href="/blog" rel="noopener">r</a><a href="https://example.org" rel="noopener noreferrer">o</a>`,
    )
  })

  it('refuses what cannot be', async () => {
    const bad: Partial<SaveInput>[] = [
      { id: 'tag' },
      { id: 'Bolo' },
      { texts: {} },
      { tags: ['a', 'a'] },
      { tags: ['Família'] },
      { author: ' ' },
      { texts: { pt: text('x'.repeat(blogLimits.title + 1)) } },
      // Longer clean than it came.
      { texts: { pt: text('x', '&'.repeat(blogLimits.content)) } },
    ]
    for (const more of bad)
      expect(await instance.refusalOf(call(saveBlogPost, draft('mau', more))), JSON.stringify(more).slice(0, 80)).toBe(
        'bad-input',
      )
    const cover = { id: newId(), alt: {} }
    expect(await instance.refusalOf(call(saveBlogPost, draft('mau', { cover })))).toBe('photo-missing')
    expect(await instance.refusalOf(call(saveBlogPost, draft('mau', { baseRev: 3 })))).toBe('blog-post-unknown')
    expect(await stored('mau')).toBeUndefined()
  })
})

describe('publishing', () => {
  it('wants every language whole', async () => {
    const half = { pt: text('meio pt'), en: { title: 'Half', summary: '', content: '<p> </p>' } }
    const { rev } = await call(saveBlogPost, draft('meio', { texts: half }))
    expect(await instance.refusalOf(call(publishBlogPost, { id: 'meio', rev }))).toBe('post-incomplete')
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    expect(await instance.refusalOf(call(scheduleBlogPost, { id: 'meio', rev, publishAt }))).toBe('post-incomplete')
    const past = new Date(Date.now() - 1000).toISOString()
    expect(await instance.refusalOf(call(scheduleBlogPost, { id: 'meio', rev, publishAt: past }))).toBe('bad-input')
    expect((await ask('/blog/meio')).status).toBe(404)
    const acts = [
      call(publishBlogPost, { id: 'nada', rev: 1 }),
      call(unpublishBlogPost, { id: 'nada' }),
      call(scheduleBlogPost, { id: 'nada', rev: 1, publishAt }),
    ]
    expect(await Promise.all(acts.map(instance.refusalOf))).toEqual(acts.map(() => 'blog-post-unknown'))
  })
})

describe('many at once', () => {
  it('are all in the index, each deed written down', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `junto-${at}`)
    await Promise.all(ids.map((id) => saveAndPublish(draft(id))))
    expect((await index())!.posts.filter(({ id }) => ids.includes(id))).toHaveLength(8)
    await Promise.all(ids.map((id) => call(unpublishBlogPost, { id })))
    expect((await index())!.posts.filter(({ id }) => ids.includes(id))).toEqual([])
    const log = await instance.db.collection(paths.auditLog).get()
    const written = log.docs.filter((entry) => String(entry.get('target')).startsWith(paths.blogPost('junto-')))
    expect(written).toHaveLength(24)
  })

  it('are refused when the index is full, and taking down is not', async () => {
    const held = (await index()) ?? { posts: [] }
    const { rev } = await call(saveBlogPost, draft('sem-lugar'))
    const full = publishedPost(draft('cheio') as BlogEdition, Timestamp.now())
    const header = headerOf('cheio', full)
    const posts = Array.from({ length: blogLimits.published }, (_, at) => ({ ...header, id: `cheio-${at}` }))
    await instance.db.doc(paths.blogIndex).set({ posts })
    expect(await instance.refusalOf(call(publishBlogPost, { id: 'sem-lugar', rev }))).toBe('blog-full')
    expect((await stored('sem-lugar'))?.status).toBe('draft')
    await instance.db.doc(paths.blogPost('cheio-0')).set(full)
    await call(unpublishBlogPost, { id: 'cheio-0' })
    await call(publishBlogPost, { id: 'sem-lugar', rev })
    const long = { ...header, texts: { pt: { title: 'x', summary: 'ç'.repeat(1000), minutes: 1 } } }
    await instance.db.doc(paths.blogIndex).set({ posts: posts.slice(1, 400).map(({ id }) => ({ ...long, id })) })
    await call(unpublishBlogPost, { id: 'sem-lugar' })
    expect(await instance.refusalOf(call(publishBlogPost, { id: 'sem-lugar', rev }))).toBe('blog-full')
    await instance.db.doc(paths.blogIndex).set(held)
  })
})

describe('a cover', () => {
  const upload = (who: Person, bytes: Buffer, id = newId()) =>
    instance.bucket
      .file(objects.upload(who.uid, id))
      .save(bytes, { resumable: false, contentType: 'image/jpeg' })
      .then(() => id)
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer()

  it('is there in every width and format, and as one JPEG for links', async () => {
    const id = await upload(admin, await picture(2000, 1000))
    expect(await call(prepareBlogCover, { uploadId: id })).toEqual({ id, width: 1600, height: 800 })
    expect(await call(prepareBlogCover, { uploadId: id })).toEqual({ id, width: 1600, height: 800 })
    for (const file of coverFiles) {
      const answer = await ask(coverUrl(id, file))
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual(file.format === 'jpg' ? [1200, 630] : [file.width, file.width / 2])
      expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[file.format])
    }
    expect((await ask(`/blog/media/${newId()}/480.avif`)).status).toBe(404)
    await saveAndPublish(draft('capa', { cover: { id, alt: { pt: 'Um bolo' } } }))
    const post = await page('/blog/capa')
    expect(post).toContain(`<meta property="og:image" content="${instance.server.url}/blog/media/${id}/1200.jpg">`)
    const list = await page('/blog/tag/casa')
    expect(list).toContain(blogCoverWidths.map((width) => `/blog/media/${id}/${width}.avif ${width}w`).join(', '))
    expect(list).toContain('alt="Um bolo"')
    await call(unpublishBlogPost, { id: 'capa' })
  })

  it('is never larger than it came', async () => {
    const id = await upload(admin, await picture(700, 700))
    expect(await call(prepareBlogCover, { uploadId: id })).toEqual({ id, width: 700, height: 700 })
    const [bytes] = await instance.bucket.file(coverObject(id, { width: 1600, format: 'webp' })).download()
    expect((await sharp(bytes).metadata()).width).toBe(700)
  })

  it('is not left by whoever stops being an administrator while it is drawn', async () => {
    const id = await upload(second, await picture(700, 700))
    const standing = instance.db.doc(paths.standing(second.uid))
    const drawn = async () => (await instance.bucket.getFiles({ prefix: coverObjectsOf(id) }))[0].length
    // Whoever has read a standing in a transaction keeps it: the call draws all it has to, and then waits for this one.
    const prepared = await instance.db.runTransaction(
      async (transaction) => {
        await transaction.get(standing)
        const refusal = instance.refusalOf(call(prepareBlogCover, { uploadId: id }, second))
        await expect.poll(drawn, { interval: 25, timeout: 60_000 }).toBe(coverFiles.length)
        transaction.update(standing, { role: 'user' })
        return { refusal }
      },
      { maxAttempts: 1 },
    )
    expect(await prepared.refusal).toBe('not-an-admin')
    await standing.update({ role: 'admin' })
    expect((await instance.db.doc(paths.blogCover(id)).get()).exists).toBe(false)
    expect((await instance.bucket.getFiles({ prefix: coverObjectsOf(id) }))[0]).toEqual([])
  })

  it('is refused when it is none, is not there, or belongs to somebody else', async () => {
    const none = await upload(admin, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(await instance.refusalOf(call(prepareBlogCover, { uploadId: none }))).toBe('not-an-image')
    const theirs = await upload(second, await picture(10, 10))
    for (const uploadId of [theirs, newId(), none])
      expect(await instance.refusalOf(call(prepareBlogCover, { uploadId }))).toBe('photo-missing')
  })
})

function preview(id: string, locale: 'pt' | 'en', texts: SaveInput['texts'] = { pt: text('prévia pt') }) {
  const { baseRev: _, ...edition } = draft(id, { texts })
  return { ...edition, locale }
}

describe('a preview', () => {
  const previewed = async (...input: Parameters<typeof preview>) =>
    (await call(previewBlogPost, preview(...input))).html

  it('is the page that readers get once it is published, and keeps nothing', async () => {
    const texts = { pt: text('ensaio pt', '<p>Um<script>x</script></p><h1>Dois</h1>'), en: text('ensaio en') }
    const before = [await previewed('ensaio', 'pt', texts), await previewed('ensaio', 'en', texts)]
    expect(await stored('ensaio')).toBeUndefined()
    expect(
      (await instance.db.collection(paths.auditLog).where('target', '==', paths.blogPost('ensaio')).get()).size,
    ).toBe(0)
    await saveAndPublish(draft('ensaio', { texts }))
    // Of the two moments only the day is read by people.
    const still = (html: string) => html.replace(/<p class="updated">.*?<\/p>/, '').replace(/T\d\d:[\d:.]+Z/g, '')
    expect(before.map(still)).toEqual([still(await page('/blog/ensaio')), still(await page('/en/blog/ensaio'))])
    expect(before[0]).toContain('<p>Um</p>Dois')
    await call(unpublishBlogPost, { id: 'ensaio' })
  })

  it('shows a half-written post, and says what is in one language only', async () => {
    expect(await previewed('meio', 'en', { pt: { title: 'Só o nome', summary: '', content: '' } })).toContain(
      'class="note"',
    )
  })

  it('is refused with a cover that was not prepared', async () => {
    const cover = { id: newId(), alt: {} }
    const input = { ...preview('meio', 'pt'), cover }
    expect(await instance.refusalOf(call(previewBlogPost, input))).toBe('photo-missing')
  })
})

describe('whoever is no administrator', () => {
  const acts: [name: string, act: (who: Person) => Promise<unknown>][] = [
    ['saveBlogPost', (who) => call(saveBlogPost, draft('intruso'), who)],
    ['publishBlogPost', (who) => call(publishBlogPost, { id: 'guardado', rev: 2 }, who)],
    ['unpublishBlogPost', (who) => call(unpublishBlogPost, { id: 'guardado' }, who)],
    ['scheduleBlogPost', (who) => call(scheduleBlogPost, { id: 'guardado', rev: 2, publishAt: null }, who)],
    ['prepareBlogCover', (who) => call(prepareBlogCover, { uploadId: newId() }, who)],
    ['previewBlogPost', (who) => call(previewBlogPost, preview('intruso', 'pt'), who)],
  ]

  it.each(acts)('is refused by %s', async (_, act) => {
    expect(await instance.refusalOf(act(member))).toBe('not-an-admin')
    const account = await instance.account(`Conta-${newId()}`)
    expect(await instance.refusalOf(act(account))).toBe('not-a-member')
    await expect(act({ ...member, idToken: '' })).rejects.toThrow()
  })

  it.each(acts)('a former one with a token from before, is refused by %s', async (_, act) => {
    await instance.db.doc(paths.standing(second.uid)).update({ role: 'user' })
    expect(await instance.refusalOf(act(second))).toBe('not-an-admin')
    await instance.db.doc(paths.standing(second.uid)).update({ role: 'admin' })
  })

  it.each(acts)('even a suspended or slowed one, is refused by %s', async (_, act) => {
    for (const status of ['suspended', 'slowed', 'leaving']) {
      await instance.db.doc(paths.standing(second.uid)).update({ status })
      expect(await instance.refusalOf(act(second)), status).toBe('not-active')
    }
    await instance.db.doc(paths.standing(second.uid)).update({ status: 'active' })
  })
})
