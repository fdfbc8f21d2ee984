import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { card as en } from '@varanda/domain/card/messages/en/card'
import { card as pt } from '@varanda/domain/card/messages/pt/card'
import { newId } from '@varanda/domain/ids'
import { localeTags } from '@varanda/domain/locale'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { formatMoney } from '@varanda/domain/money/format-money'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { findUnreadable } from '../../pages.ts'
import { sendSignIn, signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ instanceOf: 'suspended-subscriber' })

/** The words of the page on which one would be with Stripe. */
const stripe = {
  pt: { pay: 'Pagar', cancel: 'Cancelar no fim do período', back: 'Voltar' },
  en: { pay: 'Pay', cancel: 'Cancel at the end of the period', back: 'Back' },
}

test('a suspended member sees what they still pay, and cancels it @desktop', async ({
  page,
  language,
  instance,
  expectTrouble,
}) => {
  const { auth } = words[language]
  const { wayOut } = auth.turnedOut
  const { paid, tiers } = { pt, en }[language]
  const login = (who: string) => instance.logins.find(({ email }) => email.startsWith(`${who}@`))!
  const tier = newId()
  const [asBeto, asMarina, asCida] = await Promise.all(
    ['beto', 'marina', 'cida'].map((who) => signInAsCaller(instance.url, login(who))),
  )
  await asBeto!.call(setSupportWays, { pix: null, links: ['https://ko-fi.com/beto'] })
  await asBeto!.call(saveSupportPage, {
    ...{ on: true, words: 'Receitas de domingo', currency: 'BRL', goal: null },
    tiers: [{ id: tier, name: 'Receitas inteiras', words: 'Com as medidas', amount: 1200 }],
    promises: { noChildren: true, noPrizes: true },
  })
  await asBeto!.call(connectCards, { locale: language, understood: true })
  await asBeto!.call(offerTiers, { tiers: [{ id: tier, history: 'all' }] })
  const what = { kind: 'tier' as const, tierId: tier, amount: 1200 }
  const { url } = await asMarina!.call(payByCard, { uid: uidOf('beto'), orderId: newId(), locale: language, what })
  await signIn(page, language, login('marina'))
  await page.goto(url)
  await page.getByRole('button', { name: stripe[language].pay, exact: true }).click()
  await expect(page.getByRole('heading', { name: { pt, en }[language].paying.subscribed })).toBeVisible()

  const part = page.getByRole('region', { name: wayOut.pays.title })
  await test.step('at the door it is listed, also where it could not be looked up at first', async () => {
    expectTrouble(/paysOnWayOut/)
    expectTrouble(/404.*\/media\//)
    let isLost = true
    await page.route(/paysOnWayOut/, (route) => (isLost ? route.abort() : route.continue()))
    await asCida!.call(suspendMember, { uid: uidOf('marina'), reason: 'Vamos conversar antes.' })
    // Where the instance took too long to open the way out, they sign in again, and it is asked anew.
    await expect(async () => {
      if (await page.getByText(wayOut.stale).isVisible()) await sendSignIn(page, language, login('marina'))
      await expect(part.getByRole('alert')).toHaveText(wayOut.pays.failed, { timeout: 8_000 })
    }).toPass()
    isLost = false
    await part.getByRole('button', { name: wayOut.pays.again }).click()
    await expect(part.getByText('Receitas inteiras')).toBeVisible()
    await expect(part.getByRole('heading', { name: wayOut.pays.title })).toBeFocused()
    await expect(part.getByRole('alert')).toHaveCount(0)
    await expect(part.getByText({ pt, en }[language].test)).toBeVisible()
    const sum = formatMoney({ amount: 1200, currency: 'BRL' }, localeTags[language], 'short')
    await expect(part.getByText(tiers.monthly(sum))).toBeVisible()
    await expectAccessible(page)
    expect(await findUnreadable(page)).toEqual([])
  })

  await test.step('a page that comes back out of the browser’s memory opens Stripe once more', async () => {
    const heard = Promise.withResolvers<void>()
    await page.route(/portalOnWayOut/, async (route) => {
      await heard.promise
      await route.abort()
    })
    expectTrouble(/portalOnWayOut/)
    await part.getByRole('button', { name: paid.manage }).click()
    await expect(part.getByRole('button', { name: paid.managing })).toBeVisible()
    const asked = page.waitForRequest(/paysOnWayOut/)
    await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
    await asked
    heard.resolve()
    await expect(part.getByRole('button', { name: paid.manage })).toBeVisible()
    await page.unroute(/portalOnWayOut/)
    await page.route(/portalOnWayOut/, (route) => route.abort())
    await part.getByRole('button', { name: paid.manage }).click()
    await expect(part.getByRole('alert')).toHaveText(wayOut.pays.notOpened)
    await page.unroute(/portalOnWayOut/)
  })

  await test.step('and is cancelled at Stripe', async () => {
    await part.getByRole('button', { name: paid.manage }).click()
    await page.getByRole('button', { name: stripe[language].cancel }).click()
    await page.getByRole('link', { name: stripe[language].back }).click()
    await expect(page.getByRole('heading', { name: wayOut.title })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(part.getByText(/^(Cancelada|Cancelled):/)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(part.getByRole('button', { name: paid.manageOver })).toBeVisible()
    await expectAccessible(page)
  })
})
