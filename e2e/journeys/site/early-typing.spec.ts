import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures.ts'
import { words } from '../../words.ts'

/** Holds the page's scripts back, all but the one that the first paint waits for; the answer lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/(?!first-paint)[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('who types before the page is ready has typed, and can send it', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { auth } = words[language]
  const release = await holdScripts(page)
  await page.goto(path('/auth'), { waitUntil: 'commit' })
  const { email, password } = instance.logins[1]!
  await page.getByLabel(auth.signIn.email).fill(email)
  await page.getByLabel(auth.signIn.password, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  const button = page.getByRole('button', { name: auth.signIn.submit, exact: true })
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel(auth.signIn.email)).toHaveValue(email)
  await expect(page.getByLabel(auth.signIn.password, { exact: true })).toHaveValue(password)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByLabel(auth.signIn.password, { exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
})

test('who presses Enter before the page is ready is let in by it', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { auth } = words[language]
  const release = await holdScripts(page)
  await page.goto(path('/auth'), { waitUntil: 'commit' })
  const { email, password } = instance.logins[1]!
  await page.getByLabel(auth.signIn.email).fill(email)
  const box = page.getByLabel(auth.signIn.password, { exact: true })
  await box.fill(password)
  await box.press('Enter')
  // Nothing is sent, nor put into the address, before there is something that sends it.
  await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeDisabled()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page).toHaveURL(new RegExp(`${path('/user')}$`))
})

test('the box that keeps somebody signed in does not change under a finger', { tag: '@phone' }, async ({
  page,
  path,
  language,
  isMobile,
}) => {
  const { auth } = words[language]
  const box = page.getByLabel(auth.keep.label)
  const release = await holdScripts(page)
  await page.goto(path('/auth'), { waitUntil: 'commit' })
  await expect(box).toBeChecked({ checked: isMobile })
  await box.setChecked(!isMobile)
  release()
  await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeEnabled()
  await expect(box).toBeChecked({ checked: !isMobile })
})

test('who pastes an invite before the page is ready opens it', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
}) => {
  const { how, invitation } = words[language].join
  const release = await holdScripts(page)
  await page.goto(path('/join'), { waitUntil: 'commit' })
  await page.getByLabel(how.paste.label).fill(`Oi! ${instance.inviteLink}`)
  release()
  await page.getByRole('button', { name: how.paste.button }).click()
  await expect(page.getByText(invitation.promise)).toBeVisible()
})
