import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openIdProvider } from '../../../embedded/test/support/open-id-provider.ts'
import { expect, test } from '../../fixtures.ts'
import { openInstanceHere } from '../../instance-here.ts'
import { words } from '../../words.ts'

test('a member comes in by way of Google, and no script of theirs is loaded', { tag: '@phone' }, async ({
  page,
  path,
  language,
  expectTrouble,
}) => {
  // This instance is not the one that the watch knows; what leaves it is counted below.
  expectTrouble(/left the machine: http:\/\/(?:localhost|127\.0\.0\.1):/)
  const { auth } = words[language]
  const folder = mkdtempSync(join(tmpdir(), 'varanda-google-'))
  cpSync(process.env.VARANDA_E2E_TEMPLATE!, join(folder, 'data'), { recursive: true })
  const google = await openIdProvider()
  const instance = await openInstanceHere(join(folder, 'data'), 'at-once', { google })
  try {
    const { email } = instance.logins[1]!
    google.person = { sub: 'at-google', email, email_verified: true }
    // A visit ends in a sentence when the provider's answer is not for this instance.
    google.spoil = { aud: 'somebody-else' }
    await page.goto(`${instance.url}/__/auth/google?lang=${language}`)
    await expect(page.getByText(auth.google.failed)).toBeVisible()

    // Of a mailbox that is not Google's it does not know whose it is today.
    google.spoil = {}
    await page.goto(`${instance.url}/__/auth/google?lang=${language}`)
    await expect(page.getByText(auth.errors['account-exists-with-different-credential'])).toBeVisible()

    google.person.hd = email.split('@')[1]!
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== instance.url && origin.startsWith('http')) foreign.push(`${origin} ${request.resourceType()}`)
    })
    await page.goto(`${instance.url}${path('/auth')}?next=${path('/user/people')}`)
    await page.getByRole('link', { name: auth.google.go }).click()
    await expect(page).toHaveURL(`${instance.url}${path('/user/people')}`)
    expect(foreign).toEqual([`${google.issuer} document`])
  } finally {
    await page.close()
    await instance.stop()
    await google.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
