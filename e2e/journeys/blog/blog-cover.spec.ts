/** The picture of a post: chosen on the desk, described, taken away without losing one's place, and shown to everybody. */
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import { blogEditor as en } from '@varanda/domain/blog/messages/en/blog-editor'
import { blogEditor as pt } from '@varanda/domain/blog/messages/pt/blog-editor'
import { localizedPath } from '@varanda/domain/locale'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { photoFile } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'

const wordsOf = { pt, en }

test(
  'a cover is chosen, taken away, chosen again and published',
  { tag: '@desktop' },
  async ({ page, language, instance }, info) => {
    const words = wordsOf[language]
    const id = `capa-${info.project.name}`
    const login = instance.logins.find(({ email }) => email.startsWith('cida'))!
    const admin = await signInAsCaller(instance.url, login)
    const texts = { [language]: { title: 'Capa', summary: 'Para todos.', content: '<p>Oi.</p>' } }
    await admin.call(saveBlogPost, { id, baseRev: 0, texts, tags: [], author: 'Cida', cover: null })
    await signIn(page, language, login)
    await page.goto(localizedPath(language, `/admin/blog/${id}`))
    const photo = await photoFile(page, 'capa.jpg', 1200, 800, 'teal')
    const choose = async () => {
      const picker = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.cover.choose, exact: true }).click()
      await (await picker).setFiles(photo)
      await expect(page.locator('img.cover')).toBeVisible()
    }
    await choose()
    await page.getByRole('button', { name: words.cover.remove, exact: true }).press('Enter')
    await expect(page.locator('img.cover')).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.cover.choose, exact: true })).toBeFocused()
    await choose()
    await page.getByLabel(words.cover.alt[language]).fill('Uma parede azul')
    await expectAccessible(page)

    await page.getByRole('button', { name: words.publish.open, exact: true }).click()
    await page
      .getByRole('dialog', { name: words.publish.title })
      .getByRole('button', { name: words.publish.yes, exact: true })
      .click()
    await expect(page.getByText(words.publish.done).first()).toBeVisible()
    await page.goto(localizedPath(language, `/blog/${id}`))
    const shown = page.getByRole('img', { name: 'Uma parede azul' })
    await expect(shown).toBeVisible()
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
    await admin.call(unpublishBlogPost, { id })
  },
)
