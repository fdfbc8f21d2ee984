import { newId, newPostId } from '@varanda/domain/ids'
import { localizedPath } from '@varanda/domain/locale'
import { testPush } from '@varanda/domain/notice/calls/test-push'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { expect, expectAccessible } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'
import { test } from './push-browser.ts'

test.use({ serviceWorkers: 'allow' })

test('what is pushed is shown, and leads into the app, whether that is open or closed', {
  tag: '@phone',
}, async ({ page, path, language, instance, service, phone }) => {
  const { push, compose, post, profile } = words[language]
  const login = instance.logins[1]!
  await signIn(page, language, login)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await phone.connect(page)
  const part = page.locator('section', { has: page.getByRole('heading', { name: push.title, exact: true }) })
  const ring = part.getByRole('switch', { name: push.label })

  await test.step('it asks after a tap, and not again', async () => {
    await page.goto(path('/user/notices/settings'))
    await expect(ring).not.toBeChecked()
    await expect(part.getByText(push.why)).toBeVisible()
    expect(await page.evaluate('Notification.permission')).toBe('default')
    await ring.click()
    await expect(part.getByText(push.on)).toBeVisible()
    await expect(part.getByText(push.noneArrived)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(ring).toBeChecked()
  })

  await test.step('a test to oneself goes the whole way', async () => {
    await part.getByRole('button', { name: push.test.send }).click()
    await expect(part.getByText(push.test.came)).toBeVisible()
    await expect(part.getByText(push.arrived)).toBeVisible()
    const { shown } = await phone.asked()
    expect(shown).toMatchObject([{ title: push.test.title, body: push.test.body, icon: '/icon-192.png' }])
    await expectAccessible(page)
    await page.goto(path('/user/settings'))
    await expect(page.getByText(push.device.hears)).toBeVisible()
  })

  await test.step('with the app open a tap goes there within it, and what was being written stays', async () => {
    await page.goto(path('/user/publish'))
    await page.getByLabel(compose.text).fill('Ainda escrevendo')
    await page.evaluate('window.same = true')
    await phone.tap()
    await expect(page).toHaveURL(new RegExp(`${path('/user/notices/settings')}$`))
    await expect(ring).toBeChecked()
    expect(await page.evaluate('window.same')).toBe(true)
    expect(await phone.asked()).toMatchObject({ shown: [], focused: 1, opened: [] })
    await page.goBack()
    await expect(page.getByLabel(compose.text)).toHaveValue('Ainda escrevendo')
  })

  await test.step('a tap leads to the very comment, also where its post is open already', async () => {
    const me = await signInAsCaller(instance.url, login)
    const postId = newPostId(me.uid)
    await me.call(createPost, { postId, text: 'Quem vem no domingo?', audience: forConnections() })
    await page.goto(path(`/user/post/${postId}`))
    const said = ['Eu vou.', 'Levo o bolo.'].map((words) => page.locator('.comment:not(.pending)', { hasText: words }))
    for (const words of ['Eu vou.', 'Levo o bolo.']) {
      await page.locator('.comment-box textarea').fill(words)
      await page.getByRole('button', { name: post.thread.send }).click()
      await expect(page.locator('.comment:not(.pending)', { hasText: words })).toBeVisible()
    }
    for (const one of said) {
      const navigate = new URL(`#${await one.getAttribute('id')}`, page.url()).href
      await phone.deliver(JSON.stringify({ web_push: 8030, notification: { title: 'x', navigate } }))
      await expect.poll(async () => (await phone.asked()).shown).toHaveLength(1)
      await phone.tap()
      await expect(page).toHaveURL(navigate)
      await expect(one).toBeFocused()
    }
  })

  await test.step('with the app closed it is shown, and a tap opens the app', async () => {
    await page.goto('about:blank')
    const me = await signInAsCaller(instance.url, login)
    await me.call(testPush, { key: newId() })
    await expect.poll(async () => (await phone.asked()).shown.map(({ title }) => title)).toEqual([push.test.title])
    await phone.tap()
    await expect
      .poll(async () => (await phone.asked()).opened)
      .toEqual([`${instance.url}${path('/user/notices/settings')}`])
  })

  await test.step('what is none of ours is still shown, and leads nowhere else', async () => {
    const odd = { web_push: 8030, notification: { title: 'x', navigate: 'https://evil.example/user' }, app_badge: 4 }
    for (const text of ['', 'nonsense', '{}', JSON.stringify(odd)]) await phone.deliver(text)
    await expect.poll(async () => (await phone.asked()).shown).toHaveLength(4)
    const { shown, badge } = await phone.asked()
    expect(shown.map(({ body }) => body)).toEqual([push.fallback, push.fallback, push.fallback, undefined])
    expect([badge, ...shown.map(({ data }) => data.navigate)]).toEqual([4, ...Array(4).fill('/user')])
  })

  await test.step('a subscription that the browser lost is offered anew', async () => {
    await page.goto(path('/user/notices/settings'))
    await page.evaluate(
      `Object.keys(localStorage).filter((name) => name.startsWith('test-push-http')).forEach((name) => localStorage.removeItem(name))`,
    )
    await page.reload()
    await expect(part.getByText(push.lost)).toBeVisible()
    await ring.click()
    await expect(part.getByText(push.on)).toBeVisible()
  })

  await test.step('switched off, nothing arrives; denied, the way back is told', async () => {
    const before = phone.device.came.length
    await ring.click()
    await expect(part.getByText(push.off)).toBeVisible()
    const me = await signInAsCaller(instance.url, login)
    await me.call(testPush, { key: newId() })
    expect(phone.device.came).toHaveLength(before)
    await page.evaluate("localStorage.setItem('test-push-answer', 'denied')")
    await ring.click()
    await expect(part.getByText(push.denied.text)).toBeVisible()
    await expectAccessible(page)
    expect(service.faults).toEqual([])
  })

  await test.step('what was shown goes with who signs out', async () => {
    let closed = 0
    await page.exposeFunction('noteClosed', () => {
      closed += 1
    })
    await page.goto(path('/user/profile'))
    await page.evaluate(
      'ServiceWorkerRegistration.prototype.getNotifications = async () => [{ close: () => noteClosed() }]',
    )
    await page.getByRole('button', { name: profile.signOut.button, exact: true }).click()
    await page.getByRole('button', { name: profile.signOut.leave, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    expect(closed).toBeGreaterThan(0)
  })
})

test('it goes on beside the admin area and in the other language', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  phone,
}) => {
  const { push } = words[language]
  await signIn(page, language, instance.logins[0]!)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await phone.connect(page)
  await page.goto(path('/user/notices/settings'))
  const part = page.locator('section', { has: page.getByRole('heading', { name: push.title, exact: true }) })
  const ring = part.getByRole('switch', { name: push.label })
  await ring.click()
  await expect(part.getByText(push.on)).toBeVisible()
  const held = () =>
    page.evaluate<string[]>(
      'Object.keys(localStorage).flatMap((name) => name.match(/^test-push-http.*?(\\/en\\/user|\\/user)$/)?.[1] ?? [])',
    )
  const [here, there] = [path('/user'), localizedPath(language === 'pt' ? 'en' : 'pt', '/user')]
  expect(await held()).toEqual([here])
  // What looks after it at each start.
  const started = async (address: string) => {
    const looked = page.waitForResponse(/keep-push-[^/]*\.js/)
    await page.goto(address)
    await looked
    await page.waitForTimeout(1500)
  }

  await test.step('of the admin area, which has no worker', async () => {
    await started(path('/admin'))
    expect(await held()).toEqual([here])
    await page.goto(path('/user/notices/settings'))
    await expect(ring).toBeChecked()
    await expect(part.getByText(push.lost)).toHaveCount(0)
  })

  await test.step('in the other language from its second start on', async () => {
    // On a busy machine it would be at work within the first start.
    await page.addInitScript(
      "if (sessionStorage.getItem('no-worker')) navigator.serviceWorker.register = () => new Promise(() => {})",
    )
    await page.evaluate("sessionStorage.setItem('no-worker', 'yes')")
    await started(there)
    expect(await held()).toEqual([here])
    await page.evaluate("sessionStorage.removeItem('no-worker')")
    await page.reload()
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await page.reload()
    await expect.poll(held).toEqual([there])
  })
})
