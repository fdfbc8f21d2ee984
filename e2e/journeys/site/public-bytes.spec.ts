/** What holds of public pages on whatever screen: what they say of themselves, and what they are without a script. */
import { brand } from '@varanda/domain/brand'
import { locales, localeTags, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { findBlogPages, readHeads } from '../../pages.ts'
import { words } from '../../words.ts'

const publicRoutes = Object.values(routes).filter(({ access }) => access === 'none')
/** What these do needs JavaScript; the others are whole without it. */
const living: readonly string[] = [
  routes.auth.path,
  routes.welcome.path,
  routes.join.path,
  routes.networkGraph.path,
  routes.networkDataGenerator.path,
]

/** The words of the page's main part that are seen. */
const shownWords = (page: Page) => page.evaluate<string>("document.querySelector('main').innerText")

test('who only reads how to join is sent no framework, and a first touch brings it', { tag: '@phone' }, async ({
  page,
  path,
  language,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(path(routes.join.path))
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((file) => /join-page|client|connect/.test(file))).toEqual([])
  // The press that brings the code is not lost.
  const { code } = words[language].join
  await page.getByRole('button', { name: code.offer }).tap()
  await expect(page.getByRole('heading', { name: code.title })).toBeVisible()
  expect(scripts.some((file) => /join-page/.test(file))).toBe(true)
})

test('pages tell themselves apart, and each names its twin', async ({ page, path, instance }) => {
  await page.goto(path('/'))
  const blog = await findBlogPages(page, path(routes.blog.path))
  const own = [...publicRoutes.map((route) => path(route.path)), ...blog]
  const all = [...new Set(own.flatMap((address) => locales.map((to) => localizedPath(to, unlocalizedPath(address)))))]
  const heads = await readHeads(page, all)
  const byAddress = new Map(heads.map((head) => [head.address, head]))
  const pathOf = (address: string | null | undefined) => (address ? new URL(address).pathname : undefined)

  for (const address of new Set(own)) {
    const head = byAddress.get(address)!
    const say = (what: string) => `${what} of ${address}`
    expect(head.status, say('status')).toBe(200)
    expect(head.title, say('title')).toContain(brand.name)
    expect(head.description.length, say(`length of description (${head.description})`)).toBeGreaterThanOrEqual(50)
    expect(head.description.length, say(`length of description (${head.description})`)).toBeLessThanOrEqual(170)
    expect(head.preview, say('preview')).toMatchObject({
      'og:title': expect.stringMatching(/./),
      'og:description': head.description,
      'og:url': head.canonical,
      'og:locale': head.lang.replace('-', '_'),
      'og:site_name': brand.name,
      'og:type': expect.stringMatching(/^(website|article)$/),
      'og:image': expect.stringMatching(/^https?:\/\//),
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    })
    // Its picture and its own address are this instance's, whatever the build knew of it.
    for (const said of [head.preview['og:image'], head.preview['og:url']]) {
      expect(new URL(said!).origin, say('origin')).toBe(new URL(instance.url).origin)
    }
    // A page that is not for search engines stands for nothing else, and has no twins to tell them of.
    if (/noindex/.test(head.robots)) continue
    // Text that exists in one language only is canonical there.
    const isOwn = pathOf(head.canonical) === address
    if (!isOwn) {
      expect(pathOf(head.canonical), say('canonical')).toBe(
        localizedPath(head.lang === localeTags.pt ? 'en' : 'pt', unlocalizedPath(address)),
      )
      continue
    }
    expect(head.alternates['x-default'], say('x-default')).toBeTruthy()
    expect(Object.values(head.alternates), say('alternates')).toContain(head.canonical)
    for (const [hreflang, href] of Object.entries(head.alternates)) {
      const twin = byAddress.get(pathOf(href)!)
      expect(twin?.status, say(`${hreflang} alternate`)).toBe(200)
      expect(Object.values(twin!.alternates), say(`what ${href} says back`)).toContain(head.canonical)
      expect(twin!.canonical).toBe(href)
      if (hreflang !== 'x-default') expect(twin!.lang, say(`language of ${href}`)).toBe(hreflang)
    }
    expect(Object.keys(head.alternates), say('alternates')).toEqual(expect.arrayContaining([head.lang]))
  }

  const listed = heads.filter(
    ({ robots, canonical, address }) => !/noindex/.test(robots) && pathOf(canonical) === address,
  )
  const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
  expect(twice(listed.map(({ title }) => title)), 'titles that two pages have').toEqual([])
  expect(twice(listed.map(({ description }) => description)), 'descriptions that two pages have').toEqual([])
  const sitemap = await (await page.request.get('/sitemap-blog.xml')).text()
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address))
  const posts = listed.map(({ address }) => address).filter((address) => /\/blog\/(?!(?:page|tag)\/)/.test(address))
  expect(
    posts.filter((address) => !inSitemap.includes(address)),
    'posts that the sitemap leaves out',
  ).toEqual([])

  for (const image of new Set(heads.map(({ preview }) => pathOf(preview['og:image'])!))) {
    const picture = await page.request.get(image)
    expect(picture.status(), image).toBe(200)
    expect(picture.headers()['content-type'], image).toMatch(/^image\/(png|jpeg)$/)
  }
})

test('the language switch keeps the page', async ({ page, path, language }) => {
  await page.goto(path('/join'))
  await page
    .getByRole('link', { name: language === 'pt' ? 'English' : 'Português' })
    .first()
    .click()
  await expect(page).toHaveURL(language === 'pt' ? /\/en\/join$/ : /[^n]\/join$/)
})

test('who asks for Portuguese by address gets it, and keeps it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page).toHaveURL(/[^n]\/$/)
  await page.goto('/')
  await expect(page).toHaveURL(/[^n]\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('a link may name its reader’s language, on any page, and keeps the rest of its address', async ({
  page,
  path,
  language,
  instance,
}) => {
  const other = language === 'pt' ? 'en' : 'pt'
  for (const route of [routes.join, routes.auth, routes.welcome, routes.features, routes.blog]) {
    await page.goto(localizedPath(other, `${route.path}?lang=${localeTags[language]}&a=1#b`))
    await expect(page).toHaveURL(new RegExp(`^https?://[^/]+${path(route.path)}\\?a=1#b$`))
    await expect(page.locator('html')).toHaveAttribute('lang', localeTags[language])
  }
  // Whoever is invited has the first screen in the link's language, and the other one in sight without scrolling.
  const invite = new URL(instance.inviteLink)
  await page.goto(`${localizedPath(other, routes.join.path)}?lang=${localeTags[language]}${invite.hash}`)
  await expect(page.locator('.accept')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', localeTags[language])
  const { name } = words[language].site.language
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 })

  // It was asked for, so it stays.
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`^https?://[^/]+${path('/')}$`))
})

test('on a first visit words wait for no face; afterwards the faces are there from the start', {
  tag: '@phone',
}, async ({ page, path }) => {
  const faces = page.locator('html[data-faces]')
  await page.goto(path('/about'))
  await expect(faces).toHaveCount(1)
  await expect.poll(() => page.evaluate<boolean>(`document.fonts.check('620 20px "Fraunces Varanda"')`)).toBe(true)
  const [painted, ...fetched] = await page.evaluate<number[]>(`[
    ...performance.getEntriesByName('first-contentful-paint'),
    ...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  ].map(({ startTime }) => startTime)`)
  expect(fetched.length).toBeGreaterThan(1)
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted!)
  await page.goto(path('/terms'), { waitUntil: 'commit' })
  await page.locator('main').waitFor({ state: 'attached' })
  expect(await faces.count()).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the faces come all the same', { tag: '@phone' }, async ({ page, path }) => {
    const face = page.waitForRequest(/fraunces.*woff2$/)
    await page.goto(path('/about'))
    await face
  })

  test('every page is whole, or says what it needs', async ({ page, path, visit }) => {
    const scripted = await visit({ javaScriptEnabled: true })
    for (const route of publicRoutes) {
      await page.goto(path(route.path))
      await expect(page.locator('h1'), route.path).toBeVisible()
      const words = await shownWords(page)
      expect.soft(words.length, route.path).toBeGreaterThan(60)
      if (living.includes(route.path)) {
        expect.soft(words, route.path).toContain('JavaScript')
        continue
      }
      await scripted.page.goto(path(route.path))
      expect.soft(words, route.path).toBe(await shownWords(scripted.page))
    }
  })
})
