/** Names and links without a gap, on the smallest phone: no page is wider than it. */
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { uidOf } from '@varanda/seed/people'
import { wardAccounts } from '@varanda/seed/wards'
import type { Page } from 'playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const long = 'W'.repeat(57)
const link = `https://example.org/${'caminho'.repeat(12)}`

// Who is called so is of no use to other journeys.
test.use({ instanceOf: 'long-words', viewport: { width: 320, height: 640 } })

test('a name and a link without a gap make no page wider', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
  visit,
}) => {
  const { profile } = words[language]
  const admin = await visit({ viewport: { width: 320, height: 640 } })
  await Promise.all([signIn(page, language, instance.logins[1]!), signIn(admin.page, language, instance.logins[0]!)])
  await page.goto(path('/user/profile'))
  await page.getByRole('button', { name: profile.edit }).click()
  await page.getByLabel(profile.name).fill(long)
  await page.getByLabel(profile.bio).fill(link)
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(profile.saved).first()).toBeVisible()
  await office.idle()

  // A child's question about a circle whose purpose is such a link.
  const { uid, name } = wardAccounts[1]!
  const [guardian, now] = [uidOf('marina'), Date.now()]
  await office.firestore.doc(paths.approval(guardian, approvalId('open-circle', uid, 'long'))).set({
    kind: 'open-circle',
    ward: { uid, name },
    guardian: { uid: guardian, name: long },
    state: 'waiting',
    askedAt: new Date(now),
    expiresAt: new Date(now + 86_400_000),
    circle: { id: 'long', kind: 'group', name: long, purpose: link, members: 1, owner: { uid, name } },
  })

  const fits = async (seen: Page, at: string, shown: string) => {
    await seen.goto(path(at))
    await expect(seen.getByText(shown).first()).toBeVisible()
    // A phone grows its page to what is on it, so the device's width is the measure.
    expect.soft(await seen.evaluate('document.documentElement.scrollWidth'), at).toBeLessThanOrEqual(320)
  }
  await fits(page, '/user/profile', link)
  await fits(page, '/user/wards', link)
  await fits(admin.page, `/user/people/${guardian}`, link)
  await fits(admin.page, `/user/publish/${guardian}`, long)
  await fits(admin.page, '/admin/users', long)
  await fits(admin.page, '/admin/invites', long)
  await fits(admin.page, `/admin/user?uid=${guardian}`, link)
})
