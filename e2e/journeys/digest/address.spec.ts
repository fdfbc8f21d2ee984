/** Whether what a member wants by mail reaches them: an address that takes none, and one that nobody showed to be theirs. */
import { join } from 'node:path'
import { type MailWishes, mailLimits } from '@varanda/domain/mail/mail'
import type { Contact } from '@varanda/domain/member/contact'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { FieldValue } from 'firebase-admin/firestore'
import type { Page, TestInfo } from 'playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

async function keepPicture(page: Page, name: string, { project }: TestInfo): Promise<void> {
  if (process.env.PICTURES !== '1') return
  await page.screenshot({ path: join(project.outputDir, 'address', `${name}.${project.name}.png`) })
}

test('an address that was refused for good is told of, tried again, or changed @desktop', async ({
  page,
  path,
  language,
  instance,
  office,
}, info) => {
  const { mail } = words[language].noticeSettings
  const { newAddress } = words[language].settings
  const beto = instance.logins[2]!
  const { uid } = await office.auth.getUserByEmail(beto.email)
  const wishes = office.firestore.doc(paths.mailWishes(uid))
  const refused = { address: beto.email, times: mailLimits.refusals }
  await signIn(page, language, beto)
  await page.goto(path(memberScreens.noticeSettings))
  await expect(page.getByRole('heading', { name: mail.title })).toBeVisible()
  await expect(page.getByText(mail.refused(beto.email))).toHaveCount(0)

  await wishes.set({ notifications: true, refused } satisfies MailWishes)
  const told = page.getByText(mail.refused(beto.email))
  await told.scrollIntoViewIfNeeded()
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'refused', info)
  await page.getByRole('button', { name: mail.again }).click()
  await expect(told).toHaveCount(0)
  await expect.poll(async () => (await wishes.get()).data()).toEqual({ notifications: true })

  await wishes.set({ notifications: true, refused } satisfies MailWishes)
  await page.getByRole('link', { name: mail.other }).click()
  await expect(page).toHaveURL(new RegExp(`${memberScreens.settings}#sign-in$`))
  await expect(page.getByRole('button', { name: newAddress.change })).toBeVisible()
  await wishes.delete()
})

test('an address is shown to be its member’s by a code, from the settings of the digest @phone', async ({
  page,
  path,
  language,
  instance,
  office,
}, info) => {
  const { digest, noticeSettings, settings } = words[language]
  const paula = instance.logins[3]!
  const { uid } = await office.auth.getUserByEmail(paula.email)
  await office.auth.updateUser(uid, { emailVerified: false })
  const contact = office.firestore.doc(paths.contact(uid))
  await contact.update({ isShown: FieldValue.delete() })
  const wish: NoticeWishes = { digest: { rhythm: 'weekly' } }
  await office.firestore.doc(paths.noticeWishes(uid)).set(wish)
  await signIn(page, language, paula)
  await page.goto(path(memberScreens.noticeSettings))
  const row = page.getByText(digest.settings.unshown(paula.email))
  const part = page.getByRole('region', { name: noticeSettings.mail.title })
  await expect(part.getByText(noticeSettings.mail.unshown(paula.email))).toBeVisible()
  await expect(part.getByRole('button', { name: noticeSettings.mail.showAddress })).toBeVisible()
  await page.getByRole('button', { name: digest.settings.title }).click()
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'unshown', info)

  const show = page.getByRole('button', { name: noticeSettings.mail.showAddress }).first()
  await show.click()
  const sheet = page.getByRole('dialog', { name: settings.again.address })
  await expect(sheet).toBeVisible()
  // Back closes it and nothing else.
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeVisible()
  await show.click()
  await sheet.getByRole('button', { name: settings.proof.ask }).click()
  await expect(sheet.getByText(settings.proof.sent(paula.email))).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'code', info)
  await office.idle()
  const queued = await office.firestore.collection(paths.mailQueue).where('to', '==', paula.email).get()
  const codes = queued.docs.filter((one) => one.get('template') === 'sign-in-code')
  const code = /\d{6}/.exec(codes.at(-1)?.get('message')?.subject ?? '')?.[0] ?? ''
  await sheet.getByLabel(settings.proof.code).fill(code)
  await sheet.getByRole('button', { name: settings.again.yes }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(async () => ((await contact.get()).data() as Contact).isShown).toBe(true)
  await expect(row).toHaveCount(0)
  await expect(part.getByText(noticeSettings.mail.unshown(paula.email))).toHaveCount(0)
  await keepPicture(page, 'shown', info)
})
