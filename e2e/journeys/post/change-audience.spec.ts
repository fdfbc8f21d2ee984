import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { publish, reloadUntilThere, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('an audience is narrowed at once, and after an answer only a new post goes to more', async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { audience, compose, post } = words[language]
  expectTrouble(/(answer|status of) 400.*changeAudience/)
  const [cida, marina] = instance.logins
  const reader = await visit()
  await Promise.all([signIn(page, language, cida!), signIn(reader.page, language, marina!)])
  const text = `Era só um rascunho. (${language})`
  await publish(page, language, text)
  const mine = page.getByRole('article').filter({ hasText: text })
  const theirs = reader.page.getByRole('article').filter({ hasText: text })
  await reloadUntilThere(reader.page, theirs)

  const choose = async () => {
    await mine.getByRole('button', { name: post.menu.openMine }).click()
    await page.getByRole('button', { name: post.menu.change }).click()
    await expect(page.getByRole('button', { name: audience.takeSomeoneOut })).toBeVisible()
  }

  const takeMarinaOut = async () => {
    await choose()
    await page.getByRole('button', { name: audience.takeSomeoneOut }).click()
    await page.getByRole('searchbox').fill('Marina')
    await page.getByRole('checkbox', { name: 'Marina' }).first().check()
    // Outside the sheet nothing is read out as long as it is open.
    await expect(page.getByRole('dialog').locator('.said')).toHaveText(audience.isOut('Marina'))
    await page.getByRole('button', { name: audience.back }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('status')).toHaveText(audience.change.done)
    await expect(theirs).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('who is taken out loses it while they look at it', takeMarinaOut)

  await test.step('what fails after the sheet was left is told at the bottom', async () => {
    expectTrouble(/changeAudience|ERR_FAILED/)
    let fail = () => {}
    const left = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/changeAudience$/, async (route) => {
      await left
      await route.abort()
    })
    await choose()
    await page.getByRole('button', { name: audience.includeName('Marina') }).click()
    const done = page.getByRole('dialog').getByRole('button').last()
    await done.click()
    await expect(done).toHaveText(audience.change.doing)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    fail()
    await expect(page.locator('.toast').getByText(audience.change.failed)).toBeVisible()
    await page.unroute(/changeAudience$/)
  })

  await test.step('more people wait for the word of the instance, however early it is done', async () => {
    await choose()
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/previewAudience$/, async (route) => {
      await mayAnswer
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => {
      const name = /\/(previewAudience|changeAudience)$/.exec(request.url())?.[1]
      if (name && request.method() === 'POST') asked.push(name)
    })
    const changed = page.waitForRequest((request) => /changeAudience$/.test(request.url()))
    await page.getByRole('button', { name: audience.includeName('Marina') }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect.poll(() => asked).toContain('previewAudience')
    expect(asked).not.toContain('changeAudience')
    answer()
    expect((await changed).postDataJSON()).toMatchObject({ data: { shown: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    await expect(theirs).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('and out again', takeMarinaOut)

  await test.step('once somebody answered, the composer has it for those who are more', async () => {
    const beto = await visit()
    await signIn(beto.page, language, instance.logins[2]!)
    await beto.page
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('link', { name: post.comments(0) })
      .click()
    await beto.page.getByRole('textbox').fill('Gostei.')
    await beto.page.getByRole('button', { name: post.thread.send }).click()
    await expect(mine.getByRole('link', { name: post.comments(1) })).toBeVisible()
    await choose()
    await page.getByRole('button', { name: audience.includeName('Marina') }).click()
    // The pressed button goes away with its row, here the last one.
    await expect(page.getByRole('dialog').locator('.sheet-title')).toBeFocused()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog', { name: audience.change.answered })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: audience.change.postAgain }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/user/publish')}\\?`))
    await expect(page.getByLabel(compose.text)).toHaveValue(text)
  })
})

test('on its own page, too, the sheet goes with the change, where the post was for one group', {
  tag: '@phone',
}, async ({ page, path, language, instance }) => {
  const { audience, post } = words[language]
  const marina = await signInAsCaller(instance.url, instance.logins[1]!)
  const [circleId, postId] = [newCircleId(marina.uid), newPostId(marina.uid)]
  const name = 'Quintal de todos'
  await marina.call(createCircle, { circleId, kind: 'group', name, people: [], rules: usualRules('group') })
  const both = { connections: true, circles: [circleId], people: [], except: [] }
  await marina.call(createPost, { postId, text: 'Tem sombra no quintal.', audience: both })
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/post/${postId}`))
  await page.getByRole('article').getByRole('button', { name: post.menu.openMine }).click()
  await page.getByRole('button', { name: post.menu.change }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.audience-sources').getByRole('checkbox', { name }).uncheck()
  // The post shows it before the answer is here.
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/changeAudience$/, async (route) => {
    const response = await route.fetch()
    await mayAnswer
    await route.fulfill({ response })
  })
  const sill = page.locator('.sill')
  await expect(sill).toContainText(name)
  await sheet.getByRole('button').last().click()
  await expect(sill).not.toContainText(name)
  answer()
  await expect(page.getByRole('status')).toHaveText(audience.change.done)
  await expect(sheet).toHaveCount(0)
})
