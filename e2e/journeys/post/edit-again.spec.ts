import { expect, noNetwork, test } from '../../fixtures.ts'
import { publish, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const call = /\/editPost$/

test('a second edit right after the first goes on from it, whenever the first one arrives', { tag: '@phone' }, async ({
  page,
  language,
  instance,
}) => {
  const { compose, edit, post } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await publish(page, language, 'Ensaio às 17h')
  const own = page.getByRole('article').filter({ hasText: 'Ensaio às' })
  const box = page.getByLabel(compose.text)
  const begin = async (said: string) => {
    await own.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('button', { name: edit.act }).click()
    await expect(box).toHaveValue(said)
  }
  let letGo: (() => void) | undefined
  await page.route(call, async (route) => {
    await new Promise<void>((go) => {
      letGo = go
    })
    await route.continue()
  })
  const isOnItsWay = () => expect.poll(() => letGo !== undefined).toBe(true)
  const save = () => page.getByRole('button', { name: edit.save }).click()
  const arrive = async () => {
    const answer = page.waitForResponse(call)
    letGo?.()
    letGo = undefined
    expect((await answer).status()).toBe(200)
  }

  await begin('Ensaio às 17h')
  await box.fill('Ensaio às 18h')
  await save()
  await isOnItsWay()
  await begin('Ensaio às 18h')
  await arrive()
  // Until its copy is here.
  await page.waitForTimeout(1500)
  await box.fill('Ensaio às 18h30')
  await expect(page.getByRole('heading', { name: edit.newer.title })).toHaveCount(0)
  await save()
  // Written on before the one before it has arrived.
  await isOnItsWay()
  await begin('Ensaio às 18h30')
  await box.fill('Ensaio às 19h')
  await save()
  await arrive()
  await isOnItsWay()
  await arrive()
  await expect(own).toContainText('19h')
  await expect(own.locator('.edit-note')).toHaveCount(0)
  await expect(own.locator('.post-edited')).toBeVisible()
})

test('an edit that waits is not sent from one tab while it is being written on in another', { tag: '@phone' }, async ({
  page,
  context,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  const { compose, edit, post } = words[language]
  expectTrouble(noNetwork)
  await signIn(page, language, instance.logins[1]!)
  await publish(page, language, 'Feira às 8h')
  const of = (one: typeof page) => one.getByRole('article').filter({ hasText: 'Feira às' })
  const begin = async (one: typeof page, said: string) => {
    await of(one).getByRole('button', { name: post.menu.openMine }).click()
    await one.getByRole('button', { name: edit.act }).click()
    await expect(one.getByLabel(compose.text)).toHaveValue(said)
  }
  await expect(of(page).getByRole('button', { name: post.menu.openMine })).toBeVisible()
  const other = await context.newPage()
  await other.goto(path('/user'))
  // What the form needs is here.
  await begin(other, 'Feira às 8h')
  await other.goBack()
  const asked: unknown[] = []
  context.on('request', (request) => {
    if (call.test(request.url())) asked.push(request.postDataJSON())
  })

  await context.setOffline(true)
  await begin(page, 'Feira às 8h')
  await page.getByLabel(compose.text).fill('Feira às 9h')
  await page.getByRole('button', { name: edit.save }).click()
  await expect(of(page)).toContainText(edit.notes.waiting)
  await begin(other, 'Feira às 9h')
  await other.getByLabel(compose.text).fill('Feira às 10h')
  await other.waitForTimeout(500)
  // What was tried without a network went nowhere.
  asked.length = 0
  await context.setOffline(false)
  await page.waitForTimeout(3000)
  expect(asked).toEqual([])
  await other.getByRole('button', { name: edit.save }).click()
  await expect(of(page)).toContainText('10h')
  await expect(of(page).locator('.edit-note')).toHaveCount(0)
  expect(asked).toHaveLength(1)
})
