import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { hostileHtml, hostileLines } from '../../hostile-html.ts'
import { type Caller, signInAsCaller } from '../../instance-calls.ts'

test.use({ trace: 'off' })

/** As many as may stand in one text. */
const inOnePost = 120
const { together, alone } = hostileHtml()

/** Pieces of HTML, each behind its number. Those that may swallow what follows stand at the end of a text. */
function contents(): { html: string; numbers: number[] }[] {
  const texts: { html: string; numbers: number[] }[] = []
  const piece = (html: string, n: number) => `<p>~${n}~</p>\n${html}\n`
  for (let at = 0; at < together.length; at += inOnePost) {
    const numbers = together.slice(at, at + inOnePost).map((_, offset) => at + offset)
    texts.push({ html: numbers.map((n) => piece(together[n]!(n), n)).join(''), numbers })
  }
  alone.forEach((vector, offset) => {
    const n = together.length + offset
    texts.push({ html: piece(vector(n), n), numbers: [n] })
  })
  return texts
}

const watching = 'window.__ran = []; window.alert = window.confirm = window.prompt = () => __ran.push(-1)'

/** What ran, what was asked for, and what could run at a click, on a page that has come to rest. */
async function harmOn(page: Page, address: string, asked: string[]): Promise<string[]> {
  asked.length = 0
  await page.goto(address)
  // Handlers that wait for a frame, for focus or for a picture that is not there have had their turn then.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))')
  const ran = await page.evaluate<number[]>('__ran')
  const left = await page.evaluate<string[]>(`[
    ...[...document.querySelectorAll('article a')]
      .filter((link) => !/^(https?|mailto):$/.test(link.protocol) || (link.host === '127.0.0.1:9' && /^[\\/\\\\]/.test(link.getAttribute('href'))))
      .map((link) => link.outerHTML),
    ...[...document.querySelectorAll('article *')]
      .filter((one) => [...one.attributes].some(({ name }) => /^on|^style$|^srcdoc$|^formaction$/.test(name)))
      .map((one) => one.outerHTML.slice(0, 200)),
  ]`)
  return [...ran.map((n) => `${address} ran ${n}`), ...asked.map((url) => `${address} asked for ${url}`), ...left]
}

/** Publishes two texts a post, one in each language, and answers where they are shown. */
async function publishAll(admin: Caller): Promise<{ ids: string[]; addresses: string[] }> {
  const texts = contents()
  const ids: string[] = []
  const addresses: string[] = []
  for (let at = 0; at < texts.length; at += 2) {
    const id = `hostil-${at / 2}`
    const line = hostileLines[(at / 2) % hostileLines.length]!
    const text = (html: string) => ({
      title: line(9001),
      summary: `${line(9002)} ${at}`,
      content: `<p>Texto</p>${html}`,
    })
    const [pt, en] = texts.slice(at, at + 2)
    const written = { pt: text(pt!.html), ...(en && { en: text(en.html) }) }
    const author = line(3).slice(0, 60)
    const { rev } = await admin.call(saveBlogPost, {
      id,
      baseRev: 0,
      texts: written,
      tags: ['casa'],
      author,
      cover: null,
    })
    await admin.call(publishBlogPost, { id, rev })
    ids.push(id)
    addresses.push(`/blog/${id}`, ...(en ? [`/en/blog/${id}`] : []))
  }
  return { ids, addresses }
}

test('the same texts do run where nobody cleans them', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(watching)
  const ran = new Set<number>()
  // Elements with handlers: what leads away or never ends comes after these.
  for (const { html } of contents().slice(0, 2)) {
    await page.route('**', (route) => {
      const isPage = route.request().url().endsWith('/raw')
      const body = isPage ? `<!doctype html>${html}` : ''
      return route.fulfill({ status: isPage ? 200 : 404, contentType: 'text/html', body })
    })
    await page.goto('http://raw.invalid/raw', { waitUntil: 'commit' })
    await expect.poll(async () => (await page.evaluate<number[]>('__ran')).length).toBeGreaterThan(20)
    for (const n of await page.evaluate<number[]>('__ran')) ran.add(n)
    await page.unroute('**')
  }
  await context.close()
  expect(ran.size).toBeGreaterThan(30)
})

test(`${together.length + alone.length} hostile texts of an editor run nowhere, with the policy and without it`, {
  tag: '@desktop',
}, async ({ page, visit, instance, expectTrouble }) => {
  expectTrouble(/404.*\/blog\/(nowhere|media\/a{20}\/480\.avif)/)
  const administrator = instance.logins.find(({ email }) => email.startsWith('cida'))!
  const admin = await signInAsCaller(instance.url, administrator)
  const { ids, addresses } = await publishAll(admin)
  try {
    // Every piece was read by the sanitiser: none hid in what came before it.
    const shown = await Promise.all(addresses.map(async (path) => (await fetch(instance.url + path)).text()))
    const all = shown.join('')
    const lost = contents().flatMap(({ numbers }) => numbers.filter((n) => !all.includes(`~${n}~`)))
    expect(lost).toEqual([])

    const lists = ['/blog', '/en/blog', '/blog/page/2', '/blog/tag/casa', '/blog/nowhere']
    for (const [guarded, guest] of [
      [true, { page }],
      [false, await visit({ bypassCSP: true })],
    ] as const) {
      await test.step(guarded ? 'with the policy' : 'without it', async () => {
        const asked: string[] = []
        await guest.page.addInitScript(watching)
        guest.page.on('dialog', () => asked.push('a dialog'))
        guest.page.on('request', (request) => {
          if (/\/ran\/|:9\//.test(request.url())) asked.push(request.url())
        })
        const harm: string[] = []
        for (const address of [...lists, ...addresses]) harm.push(...(await harmOn(guest.page, address, asked)))
        expect(harm).toEqual([])
      })
    }
  } finally {
    for (const id of ids) await admin.call(unpublishBlogPost, { id })
  }
})
