import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import { blogEditor as en } from '@varanda/domain/blog/messages/en/blog-editor'
import { blogEditor as pt } from '@varanda/domain/blog/messages/pt/blog-editor'
import { admin as adminEn } from '@varanda/domain/instance/messages/en/admin'
import { admin as adminPt } from '@varanda/domain/instance/messages/pt/admin'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, noNetwork, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import type { Instance } from '../../instance-process.ts'
import { hold, signIn } from '../../steps.ts'
import { words as wordsIn } from '../../words.ts'

const wordsOf = { pt, en }
const administrator = (instance: Instance) => instance.logins.find(({ email }) => email.startsWith('cida'))!

/** The parts of one language on the desk. */
function side(page: Page, language: Locale, of: Locale) {
  const { desk } = wordsOf[language]
  const part = page.locator(`#side-${of}`)
  return {
    title: part.getByLabel(desk.title, { exact: true }),
    summary: part.getByLabel(desk.summary, { exact: true }),
    content: part.getByRole('textbox', { name: desk.contentIn[of] }),
    async show() {
      const tab = page.locator(`#tab-${of}`)
      if (await tab.isVisible()) await tab.click()
    },
  }
}

async function open(page: Page, language: Locale, instance: Instance, place: string): Promise<void> {
  await signIn(page, language, administrator(instance))
  await page.goto(localizedPath(language, place))
}

/** Waits until the instance has everything; asks for it where nobody wants to wait for a pause in writing. */
async function saved(page: Page, language: Locale, how: 'by-itself' | 'at-once' = 'at-once'): Promise<void> {
  const save = page.getByRole('button', { name: wordsOf[language].saving.save })
  await expect(save).toBeVisible()
  if (how === 'at-once') await save.click()
  // By itself after eight seconds, and after a while without a network when that is found to be back.
  await expect(save).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.saving')).toHaveText(/\d/)
}

test(
  'a post is written in two languages, published, changed and taken down',
  { tag: '@floor' },
  async ({ page, language, instance, path, expectTrouble }, info) => {
    test.slow()
    expectTrouble(/404.*\/blog\/roda-na-varanda/)
    const words = wordsOf[language]
    const running = { pt: adminPt, en: adminEn }[language]
    const id = `roda-na-varanda-${info.project.name}`
    await open(page, language, instance, '/admin')
    await page
      .getByRole('navigation', { name: running.menu })
      .getByRole('link', { name: running.places.adminBlog })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words.list.title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: words.list.write }).click()
    await page.keyboard.type(language === 'pt' ? 'Roda na varanda' : 'An evening on the porch')
    const address = page.getByLabel(words.start.address, { exact: true })
    await address.fill('video-com-a-avo')
    await expect(page.getByText(words.start.addressTaken)).toBeVisible()
    await address.fill(id)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/blog/${id}$`))

    const portuguese = side(page, language, 'pt')
    const english = side(page, language, 'en')
    for (const [of, one, title, text] of [
      ['pt', portuguese, 'Roda na varanda', 'Traga o pandeiro.'],
      ['en', english, 'An evening on the porch', 'Bring the tambourine.'],
    ] as const) {
      await one.show()
      await one.title.fill(title)
      await one.summary.fill(`${title}.`)
      await one.content.click()
      await page.keyboard.type(`## ${of === 'pt' ? 'Quem vem' : 'Who comes'}`)
      await page.keyboard.press('Enter')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type(text)
    }
    await expectAccessible(page)

    // The formatting bar without a mouse: one stop, arrows within, and back to the text.
    const bold = page.locator('#side-en').getByRole('button', { name: words.tools.bold })
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('Home')
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight')
    await expect(bold).toBeFocused()
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await expect(english.content).toBeFocused()
    await page.keyboard.type(' Please.')

    await page.getByRole('button', { name: words.publish.open, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: words.publish.title })
    await expect(sheet.getByText(words.publish.goes(words.languages.pt))).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.publish.yes, exact: true }).click()
    await expect(page.getByText(words.publish.done).first()).toBeVisible()

    const read = async (place: string) => (await page.request.get(instance.url + place)).text()
    expect(await read(`/blog/${id}`)).toContain('<h2>Quem vem</h2><p><strong>Traga o pandeiro.</strong></p>')
    expect(await read(`/en/blog/${id}`)).toContain('<strong>Bring the tambourine.</strong> Please.')
    for (const place of ['/blog', '/blog/rss.xml']) expect(await read(place)).toContain('Roda na varanda')
    for (const place of ['/en/blog', '/en/blog/rss.xml']) expect(await read(place)).toContain('An evening on the porch')
    expect(await read('/sitemap-blog.xml')).toContain(`/en/blog/${id}</loc>`)

    await portuguese.show()
    await portuguese.title.fill('Roda de samba')
    await expect(page.locator('#side-pt').getByText(words.translation.changed)).toBeVisible()
    await english.show()
    await expect(page.locator('#side-en').getByText(words.translation.behind)).toBeVisible()
    expect(await read(`/blog/${id}`)).toContain('Roda na varanda')
    await page.getByRole('button', { name: words.publish.openChanges }).click()
    await expect(page.getByText(words.publish.behind(words.languages.en))).toBeVisible()
    await page.getByRole('button', { name: words.publish.yes, exact: true }).click()
    await expect(page.locator('#side-en').getByText(words.translation.shown)).toBeVisible()
    expect(await read(`/blog/${id}`)).toContain('Roda de samba')

    await page.getByRole('button', { name: words.unpublish.open }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.unpublish.yes }).click()
    await expect(page.getByText(words.unpublish.done).first()).toBeVisible()
    expect((await page.goto(path(`/blog/${id}`)))?.status()).toBe(404)
  },
)

test(
  'what somebody else saved under an open sheet does not go out by it',
  { tag: '@desktop' },
  async ({ page, language, instance }, info) => {
    const { publish, schedule } = wordsOf[language]
    const id = `meio-escrito-${info.project.name}`
    const admin = await signInAsCaller(instance.url, administrator(instance))
    const texts = { en: { title: 'Ready to go', summary: 'Read twice.', content: '<p>All of it.</p>' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await open(page, language, instance, `/admin/blog/${id}`)
    const { title } = side(page, language, 'en')
    const asked: string[] = []
    page.on('request', (request) => {
      if (/(publish|schedule)BlogPost$/.test(request.url()) && request.method() === 'POST') asked.push(request.url())
    })
    for (const [baseRev, { open: way, yes }] of [publish, schedule].entries()) {
      await page.getByRole('button', { name: way, exact: true }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('button', { name: yes, exact: true })).toBeEnabled()
      const half = { en: { ...texts.en, title: `Half a thought ${baseRev}` } }
      await admin.call(saveBlogPost, { id, baseRev: baseRev + 1, texts: half, tags: [], author: 'Cida', cover: null })
      await expect(title).toHaveValue(`Half a thought ${baseRev}`)
      await sheet.getByRole('button', { name: yes, exact: true }).click()
      await expect(sheet.getByText(wordsIn[language].errors['edited-meanwhile'])).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
    expect(asked).toEqual([])
    // Read as it is now, it goes.
    await page.getByRole('button', { name: publish.open, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: publish.yes, exact: true }).click()
    await expect(page.getByText(publish.done).first()).toBeVisible()
    await admin.call(unpublishBlogPost, { id })
  },
)

test(
  'what is written in two places at once is all still there',
  { tag: '@desktop' },
  async ({ page, language, instance, visit }, info) => {
    const words = wordsOf[language]
    const id = `duas-janelas-${info.project.name}`
    const admin = await signInAsCaller(instance.url, administrator(instance))
    const texts = { en: { title: 'Two windows', summary: 'Both open.', content: '<p>Before.</p>' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await open(page, language, instance, `/admin/blog/${id}`)
    const mine = side(page, language, 'en')
    await mine.title.fill('Two windows, mine')
    await saved(page, language)

    // Saved elsewhere while nothing is written here: it is taken over. Its answer to rev 2 shows that this page was
    // first.
    const other = { en: { ...texts.en, title: 'Two windows, theirs' } }
    await admin.call(saveBlogPost, { id, baseRev: 2, texts: other, tags: [], author: 'Cida', cover: null })
    await expect(mine.title).toHaveValue('Two windows, theirs')

    // And while something is: both stand side by side.
    await mine.title.fill('Two windows, mine again')
    const third = { en: { ...texts.en, title: 'Two windows, theirs again' } }
    await admin.call(saveBlogPost, { id, baseRev: 3, texts: third, tags: [], author: 'Cida', cover: null })
    await page.getByRole('button', { name: words.conflict.look }).click()
    const sheet = page.getByRole('dialog', { name: words.conflict.title })
    await expect(sheet.getByText('Two windows, mine again')).toBeVisible()
    await expect(sheet.getByText('Two windows, theirs again')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.conflict.keepMine }).click()
    await saved(page, language)
    await expect(mine.title).toHaveValue('Two windows, mine again')

    await page.getByRole('button', { name: words.versions.open }).click()
    await page.getByText(words.versions.more(4)).click()
    await page.getByRole('button', { name: words.versions.bringNumber(1) }).click()
    await expect(mine.title).toHaveValue('Two windows')
    await expect(page.getByText(words.versions.brought(1)).first()).toBeVisible()
    // In another browser it is what the instance has.
    const elsewhere = await visit()
    await open(elsewhere.page, language, instance, `/admin/blog/${id}`)
    await expect(side(elsewhere.page, language, 'en').title).toHaveValue('Two windows')
  },
)

test(
  'what is published while a save is on its way is what stands on the desk',
  { tag: '@phone' },
  async ({ page, context, language, instance }, info) => {
    const words = wordsOf[language]
    const id = `a-caminho-${info.project.name}`
    const admin = await signInAsCaller(instance.url, administrator(instance))
    const texts = { [language]: { title: 'Um', summary: 'Para todos.', content: '<p>Oi.</p>' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await open(page, language, instance, `/admin/blog/${id}`)
    const mine = side(page, language, language)
    const save = page.getByRole('button', { name: words.saving.save })
    const first = await hold(context, /saveBlogPost$/)
    await mine.title.fill('Dois')
    await save.click()
    await first.came
    // Written meanwhile: saving waits for what is on its way, and so does publishing.
    await mine.title.fill('Três')
    await mine.content.click()
    await page.keyboard.press('ControlOrMeta+End')
    // No page shows it, and so it is no change.
    await page.keyboard.type(' ')
    await save.click()
    await page.getByRole('button', { name: words.publish.open, exact: true }).click()
    await page
      .getByRole('dialog', { name: words.publish.title })
      .getByRole('button', { name: words.publish.yes, exact: true })
      .click()
    await first.letGo()
    await expect(page.getByText(words.publish.done).first()).toBeVisible()
    const shown = await (await page.request.get(instance.url + localizedPath(language, `/blog/${id}`))).text()
    expect(/<h1[^>]*>([^<]*)/.exec(shown)?.[1]).toBe('Três')
    await expect(page.locator(`#side-${language}`).getByText(words.translation.shown)).toBeVisible()
    await expect(page.getByRole('button', { name: words.publish.openChanges })).toHaveAttribute('aria-disabled', 'true')
    await admin.call(unpublishBlogPost, { id })
  },
)

test('words wait on the device until the instance can have them', { tag: '@phone' }, async ({
  page,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(noNetwork)
  expectTrouble(/ERR_FAILED/)
  const words = wordsOf[language]
  await open(page, language, instance, '/admin/blog')
  await page.getByRole('button', { name: words.list.write }).click()
  await page.keyboard.type('Sem internet')
  await page.keyboard.press('Enter')
  const mine = side(page, language, 'pt')
  await mine.content.click()
  await page.context().setOffline(true)
  await page.keyboard.type('Escrito no ônibus.')
  await expect(page.getByText(words.saving.offline)).toBeVisible()
  await page.getByRole('link', { name: words.desk.back }).click()
  await expect(page.getByText(words.list.onDevice).first()).toBeVisible()
  await page.goBack()
  await expect(mine.content).toContainText('Escrito no ônibus.')
  await page.context().setOffline(false)
  await saved(page, language, 'by-itself')
  await page.reload()
  await expect(mine.content).toContainText('Escrito no ônibus.')
  await expect(mine.title).toHaveValue('Sem internet')
})

const hostile = `<p onclick="__ran.push(1)">Oi<script>__ran.push(2)</script><img src=x onerror="__ran.push(3)">
<svg onload="__ran.push(4)"></svg><iframe srcdoc="<script>parent.__ran.push(5)</script>"></iframe>
<a href="javascript:__ran.push(6)">aqui</a> <a href="https://example.org/">ali</a>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__ran.push(7)&gt;"></table></math></p>
<h1 style="color:red">Nome</h1><style>body{display:none}</style><b style="font-weight:normal">leve <span style='font-style: italic; color: red'>e torto</span></b>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Um</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Dois</p>`

test(
  'what is pasted is cleaned and runs nowhere',
  { tag: '@desktop' },
  async ({ page, language, instance, expectTrouble }, info) => {
    // The script that this test puts into every frame runs in the preview as little as any other.
    expectTrouble(/Blocked script execution in 'about:srcdoc'/)
    const words = wordsOf[language]
    const id = `colado-${info.project.name}`
    await page.addInitScript('window.__ran = []; window.alert = () => __ran.push(-1)')
    const admin = await signInAsCaller(instance.url, administrator(instance))
    const texts = { en: { title: 'Pasted', summary: 'From elsewhere.', content: '' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await open(page, language, instance, `/admin/blog/${id}`)
    const { content } = side(page, language, 'en')
    const paste = (type: string, data: string) =>
      page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData(${JSON.stringify(type)}, ${JSON.stringify(data)})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }`)
    await content.click()
    await paste('text/html', hostile)
    await expect(content.getByRole('listitem')).toHaveText(['Um', 'Dois'])
    await expect(content.getByRole('heading', { level: 2 })).toHaveText('Nome')
    await expect(content.getByRole('link')).toHaveText('ali')
    await expect(content.locator('img, script, iframe, svg, [style], [onclick]')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste('text/plain', '[14:03, 21/11/2026] Cida: O *bolo*\n<img src=x onerror=__ran.push(8)>')
    await expect(content.locator('strong')).toHaveText('bolo')
    await expect(content.locator('em')).toHaveText('e torto')
    await expect(content).toContainText('<img src=x')
    await saved(page, language)

    await page.getByRole('button', { name: words.preview.open }).click()
    const frame = page.frameLocator('iframe.preview-page')
    await expect(frame.getByRole('heading', { level: 1, name: 'Pasted' })).toBeVisible()
    await expect(frame.getByText('Dois')).toBeVisible()
    expect(await page.evaluate('__ran')).toEqual([])
    await page.keyboard.press('Escape')

    // Whatever another client would send, the instance cleans.
    const { rev } = await admin.call(saveBlogPost, {
      ...{ id, baseRev: 2, tags: [], author: 'Cida', cover: null },
      texts: { en: { ...texts.en, content: hostile } },
    })
    await admin.call(publishBlogPost, { id, rev })
    await expect(content.locator('[style], [onclick]')).toHaveCount(0)
    await page.goto(localizedPath(language, `/blog/${id}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Pasted' })).toBeVisible()
    expect(await page.evaluate('__ran')).toEqual([])
    await admin.call(unpublishBlogPost, { id })
  },
)

test(
  'a post waits for its hour, which can be taken back',
  { tag: '@desktop' },
  async ({ page, language, instance }, info) => {
    const words = wordsOf[language]
    const id = `amanha-${info.project.name}`
    const admin = await signInAsCaller(instance.url, administrator(instance))
    const texts = { en: { title: 'Tomorrow', summary: 'In the morning.', content: '<p>Coffee.</p>' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await open(page, language, instance, `/admin/blog/${id}`)
    await page.getByRole('button', { name: words.schedule.open, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: words.schedule.title })
    await sheet.getByLabel(words.schedule.when).fill('2020-01-01T09:00')
    await expect(sheet.getByText(words.schedule.past)).toBeVisible()
    const next = new Date().getFullYear() + 1
    await sheet.getByLabel(words.schedule.when).fill(`${next}-05-02T09:30`)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.schedule.yes, exact: true }).click()
    await expect(page.locator('.post-status').getByText(/9:30/)).toBeVisible()
    expect((await page.request.get(`${instance.url}/en/blog`)).ok()).toBe(true)
    expect(await (await page.request.get(`${instance.url}/en/blog`)).text()).not.toContain('Tomorrow')
    await page.getByRole('button', { name: words.schedule.openAgain }).click()
    const drops: string[] = []
    page.on('request', (request) => {
      if (/scheduleBlogPost$/.test(request.url()) && request.method() === 'POST') drops.push(request.url())
    })
    await page.getByRole('button', { name: words.schedule.drop }).dblclick()
    await expect(page.locator('.post-status').getByText(words.status.draft)).toBeVisible()
    expect(drops).toHaveLength(1)
  },
)

test('members have no such place', { tag: '@phone' }, async ({ page, language, instance, path }) => {
  await signIn(page, language, instance.logins.find(({ email }) => email.startsWith('marina'))!)
  for (const place of ['/admin/blog', '/admin/blog/pao-de-queijo']) {
    await page.goto(path(place))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(wordsOf[language].list.about)).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  // Nor does what keeps the app on their devices fetch the editor.
  const read = async (file: string) => (await fetch(instance.url + file)).text()
  const kept = (await read('/member/sw.js')).match(/\/member\/assets\/[\w.-]+\.js/g) ?? []
  expect(kept.length).toBeGreaterThan(10)
  const files = await Promise.all(kept.map(read))
  expect(kept.filter((_, at) => files[at]?.includes('ProseMirror'))).toEqual([])
})
