import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import { blogPage as en } from '@varanda/domain/blog/messages/en/blog-page'
import { blogPage as pt } from '@varanda/domain/blog/messages/pt/blog-page'
import { localizedPath, otherLocale } from '@varanda/domain/locale'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'

test(
  'what an administrator publishes is on the blog at once, changes with it, and goes with it',
  { tag: '@phone' },
  async ({ page, path, language, instance, expectTrouble }, info) => {
    expectTrouble(/404.*\/blog\/roda-de-choro/)
    const administrator = instance.logins.find(({ email }) => email.startsWith('cida'))!
    const admin = await signInAsCaller(instance.url, administrator)
    const id = `roda-de-choro-${info.project.name}`
    const address = path(`/blog/${id}`)
    const texts = (title: string) => {
      const text = { title, summary: 'Sábado às quatro.', content: '<h2>Quem vem</h2><p>Traga o pandeiro.</p>' }
      return { pt: text, en: text }
    }
    const save = (baseRev: number, title: string) =>
      admin.call(saveBlogPost, { id, baseRev, texts: texts(title), tags: ['casa'], author: 'Cida', cover: null })

    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const { rev } = await save(0, 'Roda de choro')
    await admin.call(publishBlogPost, { id, rev })
    await page.goto(path('/blog'))
    await page.getByRole('link', { name: 'Roda de choro', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Roda de choro' })).toBeVisible()
    await expect(page.getByText('Traga o pandeiro.')).toBeVisible()
    await expectAccessible(page)

    const { rev: next } = await save(rev, 'Roda de samba')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Roda de choro' })).toBeVisible()
    await admin.call(publishBlogPost, { id, rev: next })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Roda de samba' })).toBeVisible()

    await admin.call(unpublishBlogPost, { id })
    expect((await page.reload())?.status()).toBe(404)
    for (const gone of ['/blog', '/blog/tag/casa', '/blog/rss.xml'].map((one) => localizedPath(language, one)))
      expect(await (await page.request.get(gone)).text(), gone).not.toContain(id)
  },
)

test(
  'a post in one language says so in the other, and is not told of there',
  { tag: '@desktop' },
  async ({ page, instance, language }, info) => {
    const admin = await signInAsCaller(instance.url, instance.logins.find(({ email }) => email.startsWith('cida'))!)
    const other = otherLocale(language)
    const id = `so-um-${info.project.name}`
    const text = { title: 'Uma língua só', summary: 'Resumo.', content: '<p>Texto.</p>' }
    const edition = { id, baseRev: 0, texts: { [other]: text }, tags: ['casa'], author: 'Cida', cover: null }
    const { rev } = await admin.call(saveBlogPost, edition)
    await admin.call(publishBlogPost, { id, rev })
    await page.goto(localizedPath(language, `/blog/${id}`))
    await expect(page.getByText((language === 'pt' ? pt : en).onlyIn[other])).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en-US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', other === 'pt' ? 'pt-BR' : 'en-US')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${instance.url}${localizedPath(other, `/blog/${id}`)}`,
    )
    await expectAccessible(page)
    await page.goto(localizedPath(language, '/blog'))
    await expect(page.getByRole('link', { name: text.title })).toHaveCount(0)
    await page.goto(localizedPath(other, '/blog'))
    await expect(page.getByRole('link', { name: text.title })).toBeVisible()
    await admin.call(unpublishBlogPost, { id })
  },
)
