import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { card as en } from '@varanda/domain/card/messages/en/card'
import { card as pt } from '@varanda/domain/card/messages/pt/card'
import { newId, newPostId } from '@varanda/domain/ids'
import { localeTags } from '@varanda/domain/locale'
import { formatMoney } from '@varanda/domain/money/format-money'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import { support as supportEn } from '@varanda/domain/support/messages/en/support'
import { support as supportPt } from '@varanda/domain/support/messages/pt/support'
import { uidOf } from '@varanda/seed/people'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { signInAsCaller } from '../../instance-calls.ts'
import { findUnreadable } from '../../pages.ts'
import { signIn } from '../../steps.ts'
import { words as allWords } from '../../words.ts'

const support = { pt: supportPt, en: supportEn }

/** The words of the page on which one would be with Stripe. */
const stripe = {
  pt: {
    ...{ label: 'Teste: nenhum dinheiro se move', pay: 'Pagar', cancel: 'Cancelar no fim do período', back: 'Voltar' },
    ...{ fail: 'O mês passa, e o cartão não passa', dispute: 'O banco contesta o último pagamento' },
    ...{ end: 'Terminar agora', sum: 'R$ 12,00' },
  },
  en: {
    ...{ label: 'Test: no money moves', pay: 'Pay', cancel: 'Cancel at the end of the period', back: 'Back' },
    ...{ fail: 'The month goes by, and the card is declined', dispute: 'The bank disputes the last payment' },
    ...{ end: 'End it now', sum: 'R$12.00' },
  },
}

test('cards are connected, a tier is offered and subscribed to, read while it is paid, and cancelled @phone', async ({
  page,
  path,
  language,
  instance,
  browser,
  contextOptions,
}) => {
  const texts = { pt, en }[language]
  const say = (amount: number) => formatMoney({ amount, currency: 'BRL' }, localeTags[language], 'short')
  const login = (who: string) => instance.logins.find(({ email }) => email.startsWith(`${who}@`))!
  const asBeto = await signInAsCaller(instance.url, login('beto'))
  const tier = newId()
  await asBeto.call(setSupportWays, { pix: null, links: ['https://ko-fi.com/beto'] })
  await asBeto.call(saveSupportPage, {
    ...{ on: true, words: 'Receitas de domingo', currency: 'BRL', goal: null },
    tiers: [{ id: tier, name: 'Receitas inteiras', words: 'Com as medidas', amount: 1200 }],
    promises: { noChildren: true, noPrizes: true },
  })

  await signIn(page, language, login('beto'))
  await test.step('what Stripe does not carry is read before', async () => {
    await page.goto(path('/user/support/cards'))
    await expect(page.getByText(texts.test)).toBeVisible()
    await page.getByRole('button', { name: texts.own.connect }).click()
    await expect(page.getByRole('alert')).toContainText(texts.own.missing)
    await page.getByLabel(texts.own.understood).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.own.connect }).click()
    await expect(page.getByText(texts.own.state.open)).toBeVisible()
    await expect(page.locator('.screen-heading')).toBeFocused()
    await page.getByRole('button', { name: texts.own.save }).click()
    await expect(page.getByText(texts.own.offered, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  await asBeto.call(offerTiers, { tiers: [{ id: tier, history: 'all' }] })
  const toTier = { connections: false, circles: [tier], people: [], except: [] }
  const words = 'Duzentos e dez gramas de manteiga'
  const tierPost = newPostId(uidOf('beto'))
  await asBeto.call(createPost, { postId: tierPost, text: words, audience: toTier })
  const open = newPostId(uidOf('beto'))
  await asBeto.call(createPost, {
    postId: open,
    text: 'Saiu o bolo',
    audience: { ...toTier, circles: [], people: [uidOf('marina')] },
  })

  const context = await browser.newContext(contextOptions)
  const hers = await context.newPage()
  await signIn(hers, language, login('marina'))
  await test.step('a tier is subscribed to', async () => {
    await hers.goto(path(`/user/people/${uidOf('beto')}/support`))
    await hers.getByRole('link', { name: texts.tiers.open }).click()
    await expect(hers.getByText(texts.tiers.history.all)).toBeVisible()
    await expectAccessible(hers)
    const subscribe = hers.getByRole('button', { name: texts.tiers.subscribe(say(1200)) })
    const orders = new Set<string>()
    let isHeard = false
    await hers.route(/payByCard/, async (route) => {
      orders.add(route.request().postDataJSON().data.orderId)
      const response = await route.fetch()
      await (isHeard ? route.fulfill({ response }) : route.abort())
    })
    await subscribe.click()
    await expect(hers.getByRole('alert')).toHaveText(texts.failed)
    isHeard = true
    await subscribe.click()
    await expect(hers.getByText(stripe[language].label)).toBeVisible()
    await expect(hers.getByText(stripe[language].sum)).toBeVisible()
    expect(orders.size).toBe(1)
    await hers.unroute(/payByCard/)
    // Whoever comes back before Stripe has said anything reads so, also where nobody can be asked.
    const checkout = hers.url()
    await hers.goto(path(`/user/support/paying/${[...orders][0]}`))
    await expect(hers.getByRole('heading', { name: texts.paying.waiting })).toBeVisible()
    await hers.route(/cardOrder/, (route) => route.abort())
    const lost = hers.waitForEvent('requestfailed', (request) => /cardOrder/.test(request.url()))
    await hers.getByRole('button', { name: texts.paying.again }).click()
    await lost
    await expect(hers.getByRole('heading', { name: texts.paying.waiting })).toBeVisible()
    await hers.unroute(/cardOrder/)
    // Whoever closed it is led to where it is tried anew.
    await hers.goto(path(`/user/support/paying/${[...orders][0]}?closed=1`))
    await expect(hers.getByRole('heading', { name: texts.paying.over })).toBeVisible()
    await expectAccessible(hers)
    await hers.getByRole('link', { name: texts.paying.retry }).click()
    await expect(subscribe).toBeVisible()
    await hers.goto(checkout)
    await hers.getByRole('button', { name: stripe[language].pay, exact: true }).click()
    await expect(hers.getByRole('heading', { name: texts.paying.subscribed })).toBeVisible()
    expect(await findUnreadable(hers)).toEqual([])
    await expectAccessible(hers)
  })

  await test.step('what is for subscribers is read', async () => {
    await hers.goto(path(`/user/post/${tierPost}`))
    await expect(hers.getByRole('article').getByText(words)).toBeVisible()
    await hers.goto(path('/user/support/paid'))
    await expect(hers.getByText(texts.state.active)).toBeVisible()
    await expectAccessible(hers)
  })

  await test.step('its author changes what it says, of which their own copy says nothing', async () => {
    await page.goto(path(`/user/post/${tierPost}/edit`))
    const { compose, edit } = allWords[language]
    await expect(page.getByLabel(compose.text)).toHaveValue(words)
    await page.getByLabel(compose.text).fill(`${words} sem sal`)
    await page.getByRole('button', { name: edit.save }).click()
    await hers.goto(path(`/user/post/${tierPost}`))
    await expect(hers.getByRole('article').getByText(`${words} sem sal`)).toBeVisible()
  })

  await test.step('a post is supported by card', async () => {
    await hers.goto(path(`/user/post/${open}`))
    await hers.locator(`#menu-${open}`).click()
    await hers.getByRole('link', { name: texts.act }).click()
    await expect(hers.getByText(texts.tip.for)).toBeVisible()
    await expectAccessible(hers)
    await hers.getByRole('button', { name: texts.tip.pay(say(1000)) }).click()
    await hers.getByRole('button', { name: stripe[language].pay, exact: true }).click()
    await expect(hers.getByRole('heading', { name: texts.paying.paid })).toBeVisible()
  })

  /** At the page for cancelling, then back; what is said of it comes by and by, and nothing is opened anew for it. */
  const happens = async (what: 'fail' | 'cancel' | 'end' | 'dispute') => {
    await hers.goto(path('/user/support/paid'))
    const { manage, manageOver } = texts.paid
    await hers.getByRole('button', { name: what === 'end' ? manageOver : manage }).click()
    await hers.getByRole('button', { name: stripe[language][what] }).click()
    await hers.getByRole('link', { name: stripe[language].back }).click()
    await expect(hers).toHaveURL(new RegExp(`${path('/user/support/paid')}\\?back=1$`))
  }
  const saysSoon = (text: string) => expect(hers.getByText(text)).toBeVisible()

  await test.step('another price is told before it counts', async () => {
    await asBeto.call(saveSupportPage, {
      ...{ on: true, words: 'Receitas de domingo', currency: 'BRL', goal: null },
      tiers: [{ id: tier, name: 'Receitas inteiras', words: 'Com as medidas', amount: 1500 }],
      promises: { noChildren: true, noPrizes: true },
    })
    await asBeto.call(offerTiers, { tiers: [{ id: tier, history: 'all' }] })
    await hers.goto(path('/user/support/paid'))
    await expect(hers.getByText(say(1500))).toBeVisible()
    await expect(hers.getByText('Receitas inteiras')).toBeVisible()
    await expectAccessible(hers)
    expect(await findUnreadable(hers)).toEqual([])
  })

  await test.step('who makes the page reads who subscribes, and what a change of it leaves as it is', async () => {
    await page.goto(path('/user/support/cards'))
    await expect(page.getByText(texts.own.subscribers('Receitas inteiras', 1))).toBeVisible()
    await page.goto(path('/user/support/edit'))
    const { edit } = support[language]
    await page.getByLabel(edit.tierAmount).fill('18,50')
    await expect(page.getByText(texts.own.repriced('Receitas inteiras', say(1500)))).toBeVisible()
    await page.getByLabel(edit.on).uncheck()
    await expect(page.getByText(texts.own.closing(1))).toBeVisible()
    await page.getByRole('button', { name: edit.tierRemove('Receitas inteiras') }).click()
    await expect(page.getByText(texts.own.removing('Receitas inteiras', 1))).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(edit.on).check()
    await page.getByRole('button', { name: edit.save }).click()
    await expect(page).toHaveURL(/support$/)
    await page.goto(path('/user/support/cards'))
    await expect(page.getByText(texts.own.gone)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a card that fails leaves a while to read on', async () => {
    await happens('fail')
    await saysSoon(texts.state.past_due)
    await expectAccessible(hers)
    await hers.goto(path(`/user/post/${tierPost}`))
    await expect(hers.getByRole('article').getByText(words)).toBeVisible()
  })

  await test.step('whoever receives sees what a bank contests', async () => {
    await happens('dispute')
    await expect(async () => {
      await page.goto(path('/user/support'))
      await expect(page.getByText(support[language].states.disputed)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expectAccessible(page)
    expect(await findUnreadable(page)).toEqual([])
  })

  await test.step('and it is cancelled where it is paid', async () => {
    await happens('cancel')
    await saysSoon(texts.state.canceled)
    await expectAccessible(hers)
  })

  await test.step('what is over is shut', async () => {
    await happens('end')
    await saysSoon(texts.state.lapsed)
    await hers.goto(path(`/user/post/${tierPost}`))
    await expect(hers.getByText(words)).toHaveCount(0)
    await expectAccessible(hers)
    expect(await findUnreadable(hers)).toEqual([])
  })
  await context.close()
})
