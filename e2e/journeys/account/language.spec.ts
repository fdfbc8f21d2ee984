import { paths } from '@varanda/domain/paths'
import { type RateCount, ruledRates } from '@varanda/domain/ruled-rates'
import { Timestamp } from 'firebase-admin/firestore'
import { expect } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('a language that the account does not keep is told of as this device’s alone', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
}) => {
  const marina = instance.logins[1]!
  const { uid } = await office.auth.getUserByEmail(marina.email)
  await signIn(page, language, marina)
  await page.goto(path('/user/settings'))
  const now = Timestamp.now()
  // As after so many choices that there is none left for now.
  const spent: RateCount = { from: now, n: ruledRates.choice.windows[0].most, at: now, of: 'settings' }
  await office.firestore.doc(paths.rate(uid, 'choice')).set(spent)
  const there = language === 'pt' ? 'en' : 'pt'
  // The radio itself is under its words.
  const other = page.getByRole('radio', { name: there === 'en' ? 'English' : 'Português', exact: true })
  await other.click({ force: true })
  // It stands for some seconds from the first that is drawn on.
  await expect(page.locator('.toast').getByText(words[there].settings.here.languageNotKept)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words[there].settings.title })).toBeVisible()
  expect((await office.firestore.doc(paths.settings(uid)).get()).get('locale')).not.toBe(there)
  await office.firestore.doc(paths.rate(uid, 'choice')).delete()
})
