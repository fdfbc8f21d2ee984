/** Seats kept by name: handed over, mailed, come back in time, and given up with their link. */
import { paths } from '@varanda/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Page } from 'playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { fillJoinForm, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const guest = (name: string) => ({
  name,
  email: `${name.toLowerCase()}.${Math.random().toString(36).slice(2)}@example.org`,
  password: 'tangerina madura',
  birthDate: '1958-02-11',
})

/** Opens the sheet and keeps a seat; answers its link. */
async function keepSeat(page: Page, language: 'pt' | 'en', name: string, email = ''): Promise<string> {
  const { invites } = words[language]
  await page.getByRole('button', { name: invites.seats.reserve }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(invites.reserve.name).fill(name)
  await sheet.getByLabel(invites.reserve.message).fill('Vem ver o caju.')
  if (email) await sheet.getByLabel(invites.reserve.email).fill(email)
  await sheet.getByRole('button', { name: invites.reserve.submit }).click()
  await expect(sheet.getByRole('heading')).toHaveText(invites.reserve.done(name))
  const link = `http://${await sheet.getByText(/invite=/).textContent()}`
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name })).toBeVisible()
  return link
}

/** What the instance wrote to this address. */
async function lettersTo(firestore: Firestore, email: string): Promise<string[]> {
  const found = await firestore.collection(paths.mailQueue).where('to', '==', email).get()
  return found.docs.map((one) => String(one.data().message?.text ?? ''))
}

test('a seat is kept by name, taken by its guest, and another comes back after fourteen days', {
  tag: '@desktop',
}, async ({ page, path, language, instance, office, visit, expectTrouble }) => {
  const { invites, join: door } = words[language]
  expectTrouble(/previewInvite|status of 400/)
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/invites'))
  const link = await keepSeat(page, language, 'Tia Lúcia')
  await expectAccessible(page)

  await test.step('scanners open the link a hundred times, and nothing happens', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => fetch(link).then(({ status }) => status)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  const lucia = await visit()
  await test.step('the guest sees that the seat is theirs, also after a reload, and the address bar does not', async () => {
    await fillJoinForm(lucia.page, language, link, guest('Lucia'))
    await lucia.page.reload()
    await expect(lucia.page.getByRole('heading', { level: 1 })).toHaveText(door.invitation.named('Tia Lúcia'))
    await expect(lucia.page.getByText('Vem ver o caju.')).toBeVisible()
    expect(lucia.page.url()).not.toContain('invite')
    await expectAccessible(lucia.page)
  })

  await test.step('and sits down; the inviter sees it at once', async () => {
    await fillJoinForm(lucia.page, language, link, guest('Lucia'))
    await lucia.page.getByRole('button', { name: door.form.submit }).click()
    await expect(lucia.page).toHaveURL(new RegExp(`${path('/user')}$`))
    await expect(
      page.getByRole('region', { name: invites.seats.label }).getByText('Lucia', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tia Lúcia' })).toHaveCount(0)
  })

  await test.step('a seat that nobody takes comes back and can be kept again', async () => {
    const other = await keepSeat(page, language, 'Seu Jorge')
    await letRunOut(office.firestore, 'Seu Jorge')
    const jorge = await visit()
    await jorge.page.goto(path('/join') + new URL(other).hash)
    await expect(jorge.page.getByRole('heading', { level: 1 })).toHaveText(door.refusal['invite-expired'].title)
    await page.getByRole('button', { name: 'Seu Jorge' }).click()
    await page.getByRole('button', { name: invites.kept.renew }).click()
    await expect(page.getByRole('heading', { name: invites.kept.title('Seu Jorge') })).toBeVisible()
    await page.getByRole('button', { name: invites.kept.release }).click()
    await expect(page.getByRole('button', { name: 'Seu Jorge' })).toHaveCount(0)
  })
})

test('a seat whose answers are lost on the way is kept once', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  expectTrouble,
}) => {
  expectTrouble(/reserveSeat|status of 504|ERR_FAILED/)
  const { invites } = words[language]
  const inputs: { key: string; name: string }[] = []
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/invites'))
  await page.route('**/reserveSeat', async (route) => {
    inputs.push(route.request().postDataJSON().data)
    if (inputs.length === 3) return route.continue()
    // It was done, but the page never hears of it.
    await route.fetch()
    return inputs.length === 1 ? route.fulfill({ status: 504 }) : route.abort()
  })
  await page.getByRole('button', { name: invites.seats.reserve }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(invites.reserve.name).fill('Tio Antônio')
  const submit = sheet.getByRole('button', { name: invites.reserve.submit })
  await submit.click()
  await expect(sheet.getByRole('alert')).toContainText(invites.offline)
  await submit.click()
  await expect(sheet.getByRole('heading')).toHaveText(invites.reserve.done('Tio Antônio'))
  expect(inputs).toHaveLength(3)
  expect(new Set(inputs.map(({ key }) => key)).size).toBe(1)
  await page.keyboard.press('Escape')
  const kept = page.getByRole('button', { name: 'Tio Antônio' })
  await expect(kept).toHaveCount(1)
  await page.unroute('**/reserveSeat')

  await test.step('what is answered for one seat does not come into the sheet of another', async () => {
    await keepSeat(page, language, 'Prima Lia')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/renewReservation', async (route) => {
      await held
      await route.continue()
    })
    const renew = page.getByRole('button', { name: invites.kept.renew })
    await kept.click()
    await renew.click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Prima Lia' }).click()
    await expect(renew).toBeDisabled()
    answer()
    await expect(renew).toBeEnabled()
    await expect(page.getByRole('heading', { name: invites.kept.title('Prima Lia') })).toBeVisible()
    await page.getByRole('button', { name: invites.kept.release }).click()
    await expect(page.getByRole('button', { name: 'Prima Lia' })).toHaveCount(0)
  })

  await kept.click()
  await page.getByRole('button', { name: invites.kept.release }).click()
  await expect(kept).toHaveCount(0)
})

test('a mailed code opens the seat in a browser that never saw the link', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
  visit,
}) => {
  const { join: door, auth, firstSteps } = words[language]
  const iracema = guest('Iracema')
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/invites'))
  await keepSeat(page, language, 'Iracema', iracema.email)
  await office.idle()
  const [letter] = await lettersTo(office.firestore, iracema.email)
  const code = /\b\d{6}\b/.exec(letter ?? '')?.[0] ?? ''

  const fresh = await visit()
  await fresh.page.goto(path('/join'))
  await fresh.page.getByRole('button', { name: door.code.offer }).click()
  const form = fresh.page.locator('form').filter({ hasText: door.code.title })
  await form.getByLabel(auth.signIn.email).fill(iracema.email)
  await form.getByLabel(auth.code.code).fill(code)
  await expectAccessible(fresh.page)
  await form.getByRole('button', { name: door.code.button }).click()
  await expect(fresh.page.getByRole('heading', { level: 1 })).toHaveText(door.invitation.named('Iracema'))
  await fresh.page.getByLabel(door.form.name).fill('Iracema')
  await fresh.page.getByLabel(door.form.birth).fill(iracema.birthDate)
  await expectAccessible(fresh.page)
  await fresh.page.getByRole('button', { name: door.form.submit }).click()
  await expect(fresh.page).toHaveURL(new RegExp(`${path('/user')}$`))
  await expect(fresh.page.getByRole('heading', { name: firstSteps.title('Iracema') })).toBeVisible()
})

test('a link that is changed opens no more, and its seats stand behind the new one', { tag: '@desktop' }, async ({
  page,
  path,
  language,
  instance,
  visit,
  expectTrouble,
}) => {
  const { invites, join: door } = words[language]
  expectTrouble(/previewInvite|status of 400/)
  await signIn(page, language, instance.logins[3]!)
  await page.goto(path('/user/invites'))
  const shown = page.getByText(/invite=/)
  const before = await shown.textContent()
  const free = await page.getByText(invites.seats.free, { exact: true }).count()
  await page.getByRole('button', { name: invites.link.change }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: invites.change.submit }).click()
  await expect(shown).not.toHaveText(before!)
  await expect(page.getByText(invites.seats.free, { exact: true })).toHaveCount(free)
  const late = await visit()
  await late.page.goto(path('/join') + new URL(`http://${before}`).hash)
  await expect(late.page.getByRole('heading', { level: 1 })).toHaveText(door.refusal['invite-revoked'].title)
  await expectAccessible(late.page)
  await late.page.getByRole('button', { name: door.how.ask }).click()
  await expect(late.page.locator('#request')).toBeInViewport()
})

/** Moves the end of a kept seat into the past, where the instance keeps it and where its owner sees it. */
async function letRunOut(firestore: Firestore, name: string): Promise<void> {
  const over = new Date(Date.now() - 1000)
  const kept = await firestore.collection(paths.invites).where('guest.name', '==', name).get()
  for (const { ref, data } of kept.docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
    await ref.update({ expiresAt: over })
    const view = firestore.doc(paths.ownInvite(data.inviter))
    const reservations = (await view.get()).data()!.reservations as { name: string }[]
    await view.update({
      reservations: reservations.map((one) => (one.name === name ? { ...one, expiresAt: over } : one)),
    })
  }
}
