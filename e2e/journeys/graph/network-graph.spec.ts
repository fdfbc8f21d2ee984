/** The explorer of a network on its public page: by hand, by keyboard, and in an address. */
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { atRest } from '../../motion/at-rest.ts'
import { words } from '../../words.ts'
import { chooseFirst, explorerPath, openSmall, picture, small } from './network-explorer.ts'

test('somebody is found, chosen and followed; Back takes each step back', async ({ page, language }) => {
  const words = await openSmall(page, language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  const name = await chooseFirst(page, search)
  const card = page.getByRole('region', { name, exact: true })
  await expect(card).toBeVisible()
  await expect(page).toHaveURL(/[?&]person=\d+/)
  // On a phone it was out of sight.
  await expect(picture(page)).toBeInViewport({ ratio: 0.5 })

  await card.getByText('2', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]hops=2/)
  await card.getByRole('button', { name: words.person.from }).click()
  await expect(page).toHaveURL(/from-person=/)
  await expectAccessible(page)

  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/hops/)
  await page.goBack()
  await expect(card).toBeHidden()
})

test('the months go by hand, and only who had joined by then is there', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const words = await openSmall(page, language)
  const months = page.getByRole('slider', { name: words.time.cursor })
  const all = await months.getAttribute('aria-valuetext')
  const way = page.locator('.path-card')
  const legend = page.getByRole('region', { name: words.legend.group, exact: true })
  const [wholeWay, wholeLegend] = [await way.textContent(), await legend.textContent()]
  // Nothing moves of itself: the button goes on by one month.
  await page.getByRole('button', { name: words.time.step }).click()
  const first = await months.getAttribute('aria-valuetext')
  expect(first).not.toBe(all)
  await expect(way.getByRole('status')).toContainText(words.path.notYet.split('}')[1]!)
  await expect(legend).not.toHaveText(wholeLegend!)
  await page.getByRole('button', { name: words.time.step }).click()
  await expect(months).not.toHaveAttribute('aria-valuetext', first!)
  await months.press('End')
  await expect(months).toHaveAttribute('aria-valuetext', all!)
  await expect(way).toHaveText(wholeWay!)
  await expect(legend).toHaveText(wholeLegend!)
})

test('a keyboard walks from person to person, chooses, and marks a path', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await openSmall(page, language)
  const told = picture(page).locator('xpath=..').getByRole('status').last()
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(told).not.toBeEmpty()
  const first = await told.textContent()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    if ((await told.textContent()) !== first) break
  }
  expect(await told.textContent()).not.toBe(first)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/from-person=\d+/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]person=\d+/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/[?&]person=/)
})

test('a link to very many people asks before this device makes them', { tag: '@desktop' }, async ({
  page,
  path,
  language,
}) => {
  const all = words[language].networkGraph
  let makers = 0
  page.on('request', (request) => request.url().includes('generate.worker') && makers++)
  await page.goto(`${path(explorerPath)}?model=random&people=5001&degree=2&colour=betweenness`)
  const make = page.getByRole('button', { name: all.large.make })
  await expect(make).toBeInViewport()
  await expect(page.getByText(/5[.,]001/)).toBeInViewport()
  await expectAccessible(page)
  expect(makers).toBe(0)
  await make.click()
  await expect(picture(page)).toBeVisible({ timeout: 20_000 })
  await expect(make).toBeHidden()
  // So many begin as groups, each with its name and how many they are.
  await expect(page.locator('.canvas-names .group').first()).toHaveText(/ · \d/, { timeout: 20_000 })
})

test('the language switch keeps what is looked at', { tag: '@phone' }, async ({ page, language }) => {
  await openSmall(page, language, '&person=3')
  await page
    .getByRole('link', { name: language === 'pt' ? 'English' : 'Português' })
    .first()
    .click()
  await expect(page).toHaveURL(/network-graph\?.*person=3/)
})

test('Enter chooses by what stands in the field, before the list has come to it', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  const words = await openSmall(page, language)
  const search = page.getByRole('combobox', { name: words.search.label })
  await search.fill('a')
  const name = (await page.getByRole('option').nth(5).locator('span').textContent())!
  // The page shows what is typed at once, and searches by it a moment later: Enter comes between the two.
  await page.evaluate(`(async () => {
    const field = document.activeElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(name)})
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    for (let turn = 0; turn < 5; turn++) await undefined
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })()`)
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('whoever presses a button that goes away still stands somewhere, and time runs once', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  const words = await openSmall(page, language, '&person=3&from-person=3&to-person=9')
  const again = page.getByRole('button', { name: words.layout.again })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.status-line button').first()).toBeFocused()

  await page.getByText(words.path.steps, { exact: true }).click()
  const clear = page.getByRole('button', { name: words.path.clear })
  await clear.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: words.path.ask })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: words.person.close, exact: true }).click()
  await expect(heading).toBeFocused()

  await page.getByRole('button', { name: words.table.open }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('.time-bar')).toHaveCount(1)
})

test('one finger scrolls the page, two move the drawing, and the keyboard gets to it and past it', {
  tag: '@phone',
}, async ({ page, language }) => {
  const words = await openSmall(page, language)
  const name = page.locator('.canvas-names .plate').first()
  const box = (await picture(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // People are where they stay; the camera comes after them.
  const before = await atRest(async () => (await name.boundingBox())!)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [[x, y]])
  for (const up of [15, 40, 80, 120, 160]) await touch('touchMove', [[x, y - up]])
  await touch('touchEnd', [])
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(80)
  await expect(page.getByText(words.fingers)).toBeAttached()
  // Again and again, for what was let go of glides on.
  const restAtTop = async () => {
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
    return atRest(() => page.evaluate<number>('scrollY'))
  }
  await expect.poll(restAtTop).toBe(0)
  await expect.poll(async () => (await name.boundingBox())!.y).toBeCloseTo(before.y, 0)

  await touch('touchStart', [
    [x - 40, y],
    [x + 40, y],
  ])
  for (const apart of [50, 70, 90])
    await touch('touchMove', [
      [x - apart, y],
      [x + apart, y],
    ])
  await touch('touchEnd', [])
  expect(await page.evaluate<number>('scrollY')).toBe(0)
  await expect.poll(async () => Math.abs((await name.boundingBox())!.y - before.y)).toBeGreaterThan(20)

  const skip = page.getByRole('link', { name: words.skip.to })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(picture(page)).toBeFocused()
  await page.getByRole('link', { name: words.skip.past }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate<boolean>('document.querySelector(".explorer-stage").contains(document.activeElement)'),
  ).toBe(false)
})

test('a low screen leaves room to scroll by', { tag: '@phone' }, async ({ page, path }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(path(explorerPath) + small)
  const box = async (of: string) => (await page.locator(of).boundingBox())!
  await page.locator('.time-bar').waitFor()
  expect((await box('.explorer-picture')).height).toBeLessThanOrEqual(0.65 * 390)
  const buttons = await box('.stage-buttons')
  expect(buttons.y + buttons.height).toBeLessThanOrEqual((await box('.time-bar')).y)
})
