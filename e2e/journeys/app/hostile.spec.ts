import { expect, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** Nothing in a family's words is ever run, followed by itself, or wider than the screen. */
const texts = {
  markup: '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'"> & <b>not bold</b>',
  links: 'javascript:alert(1) data:text/html,<i>x</i> https://example.org/a?b="onmouseover=alert(1)',
  'right to left': '\u202Einvertido\u202C e \u0634\u0643\u0631\u0627 👨‍👩‍👧‍👦',
  'one endless word': 'x'.repeat(5000),
}

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

test('hostile texts are shown as they are written', { tag: '@phone' }, async ({ page, language, instance }) => {
  const { feed, post } = words[language]
  page.on('dialog', (dialog) => {
    throw new Error(`A text opened a dialog: ${dialog.message()}`)
  })
  await signIn(page, language, instance.logins[1]!)
  for (const [name, text] of Object.entries(texts)) {
    await test.step(name, async () => {
      await publish(page, language, text)
      const article = page
        .getByRole('article')
        .filter({ hasText: text.slice(0, 60) })
        .first()
      await expect(article).toBeVisible()
      await expect(page.getByText(feed.outbox.unanswered)).toBeHidden()
      const links = await article
        .locator('a')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      expect(links.filter((link) => !/^(https?:\/\/|\/)/.test(link))).toEqual([])
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    })
  }
  await expect(page).not.toHaveTitle(/owned/)

  await test.step('comments too, and a double click sends once', async () => {
    const article = page
      .getByRole('article')
      .filter({ hasText: texts.markup.slice(0, 60) })
      .first()
    await article.getByRole('link', { name: post.comments(0) }).click()
    await page.getByRole('textbox').fill(texts.markup)
    await page.getByRole('button', { name: post.thread.send }).dblclick()
    await expect(page.getByRole('listitem').filter({ hasText: 'not bold' })).toHaveCount(1)
    await expect(page).not.toHaveTitle(/owned/)
  })
})

test('a name of sixty letters without a gap makes no screen wider', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { profile } = words[language]
  await signIn(page, language, instance.logins[3]!)
  const rename = async (name: string) => {
    await page.goto(path('/user/profile'))
    await page.getByRole('button', { name: profile.edit }).click()
    await page.getByLabel(profile.name).fill(name)
    await page.getByRole('button', { name: profile.save }).click()
    await expect(page.getByText(profile.saved).first()).toBeVisible()
  }
  await page.goto(path('/user/profile'))
  const usual = (await page.getByRole('heading', { level: 1 }).textContent())!
  await rename('W'.repeat(60))
  for (const screen of ['/user/profile', '/user/publish', '/user/people', '/user']) {
    await page.goto(path(screen))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    if (screen === '/user/publish') await expect(page.getByText('W'.repeat(60))).toBeVisible()
    // A phone grows its page to what is on it, so the device's width is the measure.
    const { width } = page.viewportSize()!
    expect(await page.evaluate('document.documentElement.scrollWidth'), screen).toBeLessThanOrEqual(width)
  }
  await rename(usual)
})
