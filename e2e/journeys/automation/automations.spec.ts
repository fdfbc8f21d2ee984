import { newPostId } from '@varanda/domain/ids'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { removalLimits } from '@varanda/domain/post/removal'
import { automationIdOf } from '@varanda/seed/automations'
import { uidOf } from '@varanda/seed/people'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

/** A row of the list, by what its sentence says. */
const rowOf = (page: Page, says: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .filter({ hasText: says })

test('a sentence is begun from another, seen at work, switched on, acts, and is undone', async ({
  page,
  path,
  language,
  instance,
}) => {
  const { automations: auto } = words[language]
  const [, marina, beto] = instance.logins
  await signIn(page, language, marina!)
  await page.goto(path('/user/profile'))
  await page.getByRole('link', { name: auto.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: auto.heading })).toBeVisible()
  await expect(rowOf(page, /./)).toHaveCount(3)
  await expectAccessible(page)

  await test.step('every green word is a choice', async () => {
    await page.locator('#auto-from-photos').click()
    const see = page.getByRole('button', { name: auto.edit.try })
    await expect(see).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await page.getByRole('button', { name: auto.ask.by }).click()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: auto.edit.find }).fill('Beto')
    await page.getByRole('radio', { name: 'Beto Andrade' }).check()
    await page.getByRole('button', { name: auto.ask.condition }).click()
    await page.getByRole('button', { name: auto.edit.removePart }).click()
    await page.getByRole('button', { name: auto.ask.action }).click()
    // What is somebody else's is not there to be shown.
    await expect(page.getByRole('radio', { name: auto.actions.share })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(auto.lacks.own)).toBeVisible()
    await page.getByText(auto.actions.save, { exact: true }).click()
    await page.getByRole('button', { name: auto.edit.undo }).click()
    await page.getByRole('button', { name: auto.ask.action }).click()
    await page.getByText(auto.actions.save, { exact: true }).click()
    // Some press everything twice: what lies under the finger then does not answer yet.
    await see.dblclick()
  })

  await test.step('what it would have done comes before the switch', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('30')
    await expect(page.locator('.auto-trial-row').first()).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('button', { name: auto.edit.try })).toBeVisible()
    await page.getByRole('button', { name: auto.edit.try }).click()
    await page.getByRole('button', { name: auto.trial.on, exact: true }).click()
    await expect(rowOf(page, /Beto/)).toContainText(auto.notYet)
  })

  const text = `Carvão novo (${language})`
  await test.step('it acts, says so, and is undone', async () => {
    const asBeto = await signInAsCaller(instance.url, beto!)
    const audience = { connections: true, circles: [], people: [], except: [] }
    await asBeto.call(createPost, { postId: newPostId(uidOf('beto')), text, audience, together: true })
    const row = rowOf(page, /Beto/)
    // None acts while it can be taken back.
    await expect(row).toContainText(auto.acted(1, '').slice(0, 8), { timeout: removalLimits.undo + 20_000 })
    await row.getByRole('link', { name: auto.history }).click()
    await expect(page.getByText(auto.runs.did(auto.did.save))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: auto.runs.undoOf(auto.did.save) }).click()
    await expect(page.getByText(auto.runs.undone(auto.did.save))).toBeVisible()
  })

  await test.step('it is switched off, and on again after another look', async () => {
    await page.goto(path('/user/automations'))
    const row = rowOf(page, /Beto/)
    await row.getByRole('switch').uncheck()
    await expect(row).toContainText(auto.off)
    await row.getByRole('switch').click()
    await page.getByRole('button', { name: auto.trial.on, exact: true }).click()
    await expect(row.getByRole('switch')).toBeChecked()
  })

  await test.step('another like it, and away with it, and back', async () => {
    await rowOf(page, /Beto/).getByRole('link').first().click()
    const first = page.url()
    await page.getByRole('button', { name: auto.edit.copy }).dblclick()
    await expect(page).not.toHaveURL(first)
    await page.goto(path('/user/automations'))
    await expect(rowOf(page, /Beto/)).toHaveCount(2)
    await rowOf(page, /Beto/).last().getByRole('link').first().click()
    await page.getByRole('button', { name: auto.edit.remove, exact: true }).dblclick()
    await expect(rowOf(page, /Beto/)).toHaveCount(1)
    await expect(page.locator('.toast').filter({ hasText: auto.edit.removed })).toHaveCount(1)
    await page.getByRole('button', { name: auto.edit.undo, exact: true }).click()
    await expect(rowOf(page, /Beto/)).toHaveCount(2)
  })

  await test.step('from a page that was opened by its address, the way leads to the others', async () => {
    const address = await rowOf(page, /Beto/).last().getByRole('link').first().getAttribute('href')
    await page.goto(address!)
    await page.getByRole('button', { name: auto.edit.remove, exact: true }).click()
    await expect(page).toHaveURL(/\/user\/automations$/)
    await expect(rowOf(page, /Beto/)).toHaveCount(1)
  })
})

test('a sentence is written from nothing by keyboard alone', async ({ page, path, language, instance }) => {
  const { automations: auto } = words[language]
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/automations'))
  const press = async (id: string) => {
    await page.locator(id).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('#auto-from-nothing')).toBeVisible()
  await press('#auto-from-nothing')
  await press('#slot-trigger-by')
  await expect(page.locator('.auto-ask')).toBeFocused()
  await press('#auto-other')
  await expect(page.locator('.auto-ask')).toHaveText(auto.ask.trigger)
  await page.keyboard.press('Tab')
  // Along all that it can wait for, and none carries one away.
  const daily = page.getByRole('radio', { name: auto.every.day })
  for (let steps = 0; steps < 20 && !(await daily.isChecked()); steps += 1) await page.keyboard.press('ArrowDown')
  await expect(daily).toBeChecked()
  await press('#auto-next')
  await page.getByRole('textbox', { name: auto.ask.at }).focus()
  await page.getByRole('textbox', { name: auto.ask.at }).fill('07:30')
  await press('#auto-add-condition')
  await expect(page.locator('.auto-ask')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('#auto-next')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: auto.edit.try }).focus()
  await page.keyboard.press('Enter')
  const on = page.getByRole('button', { name: auto.trial.on, exact: true })
  await expect(page.locator('.auto-wall')).toBeVisible()
  await on.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, language === 'pt' ? /Todo dia às 7h30/ : /Every day at 7:30 am/)).toContainText(
    auto.next('').trim(),
  )
})

test('whoever leaves with a changed sentence is asked before it is lost @phone', async ({
  page,
  path,
  language,
  instance,
}) => {
  const { automations: auto, app } = words[language]
  const { leave } = auto.edit
  await signIn(page, language, instance.logins[2]!)
  await page.goto(path('/user/automations'))
  const asked = page.getByRole('dialog', { name: leave.title })
  const sentence = page.locator('.auto-slots')

  await test.step('who changed nothing is not', async () => {
    await page.locator('#auto-from-nothing').click()
    await expect(sentence).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: auto.heading })).toBeVisible()
  })

  await page.locator('#auto-from-nothing').click()
  await page.locator('#auto-add-condition').click()
  const changed = (await sentence.textContent()) ?? ''

  await test.step('by the browser’s Back', async () => {
    await page.goBack()
    await expect(asked).toBeVisible()
    await expectAccessible(page)
    await asked.getByRole('button', { name: leave.no }).click()
    await expect(asked).toBeHidden()
    await expect(sentence).toHaveText(changed)
  })

  await test.step('by the screen’s own way, with the keyboard', async () => {
    const close = page.getByRole('button', { name: app.close })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(asked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(sentence).toHaveText(changed)
    await expect(close).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: leave.yes }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: auto.heading })).toBeVisible()
    await expect(asked).toBeHidden()
  })
})

test('what ran is told with what stopped it, and what is on a page of its own', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { automations: auto } = words[language]
  await signIn(page, language, instance.logins[1]!)
  await page.goto(path(`/user/automations/${automationIdOf('marina', 'photos')}/runs`))
  await expect(page.getByText(auto.runs.did(auto.did.notify)).first()).toBeVisible()
  await expect(page.getByText(auto.stops.photo).first()).toBeVisible()
  await expectAccessible(page)
})
