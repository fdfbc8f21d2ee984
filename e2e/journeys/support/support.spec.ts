import { alarmId } from '@varanda/domain/alarm/alarm'
import { localeTags } from '@varanda/domain/locale'
import { act as actEn } from '@varanda/domain/messages/en/act'
import { act as actPt } from '@varanda/domain/messages/pt/act'
import { formatMoney } from '@varanda/domain/money/format-money'
import { paths } from '@varanda/domain/paths'
import { readBrCode } from '@varanda/domain/support/br-code'
import type { Reminder } from '@varanda/domain/support/reminder'
import { type SupportPage, supportLimits } from '@varanda/domain/support/support-page'
import { uidOf } from '@varanda/seed/people'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, expectAccessible, noNetwork } from '../../fixtures.ts'
import { type Office, test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const actWords = { pt: actPt, en: actEn }

test('a code is made, a tip said, looked for, found and thanked for; words claim no more than is known', async ({
  page,
  path,
  language,
  instance,
  office,
  browser,
  contextOptions,
  expectTrouble,
}) => {
  const { support } = words[language]
  const paula = uidOf('paula')
  const login = (who: string) => instance.logins.find(({ email }) => email.startsWith(`${who}@`))!
  const say = (amount: number) => formatMoney({ amount, currency: 'BRL' }, localeTags[language], 'short')
  await signIn(page, language, login('beto'))
  await page.goto(path(`/user/people/${paula}`))
  await page.getByRole('link', { name: support.page.way('Paula') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uma batedeira nova')
  await expect(page.getByRole('img', { name: /60\s?%/ })).toBeVisible()
  await expect(page.locator('.support-block.proven')).toHaveCount(12 + 1)
  await expectAccessible(page)

  await test.step('a code that comes late is not shown under another amount', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/askBrCode$/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: support.page.help }).click()
    await page.getByRole('button', { name: support.pix.make }).click()
    await page.getByRole('radio', { name: say(2000) }).check()
    await expect(page.getByRole('button', { name: support.pix.making })).toBeVisible()
    const coming = page.waitForResponse(/\/askBrCode$/)
    answer()
    await (await coming).finished()
    await page.unroute(/\/askBrCode$/)
    await expect(page.getByRole('button', { name: support.pix.make })).toBeVisible()
    await expect(page.getByRole('img', { name: support.pix.qr })).toHaveCount(0)
  })

  await test.step('that a code is over is said, too', async () => {
    await page.clock.install()
    await page.getByRole('button', { name: support.pix.make }).click()
    await expect(page.getByRole('img', { name: support.pix.qr })).toBeVisible()
    const until = { pt: /até (amanhã )?às? \d{1,2}h(\d\d)?\.$/, en: /until (tomorrow at )?\d{1,2}(:\d\d)? [ap]m\.$/ }
    await expect(page.getByLabel(support.pix.code)).toHaveAccessibleDescription(until[language])
    await page.clock.fastForward((supportLimits.codeMinutes + 5) * 60_000)
    await expect(page.getByRole('button', { name: support.pix.renew })).toBeFocused()
    await expect(page.locator('dialog > .said')).toHaveText(support.pix.expired)
  })

  // From here on the device’s clock is ahead of the instance’s by longer than a code is good, which ends none of them.
  await test.step('the code holds what was chosen', async () => {
    await page.getByRole('radio', { name: support.pix.other }).check()
    await page.getByRole('button', { name: support.pix.make }).click()
    await expect(page.getByText(support.pix.wrong)).toBeVisible()
    await expect(page.getByLabel(support.pix.otherLabel)).toBeFocused()
    await page.getByLabel(support.pix.otherLabel).fill('12,345')
    await page.getByRole('button', { name: support.pix.make }).click()
    await expect(page.getByText(support.pix.wrong)).toBeVisible()
    await page.getByLabel(support.pix.otherLabel).fill(language === 'pt' ? '35,50' : '35.50')
    await page.getByRole('button', { name: support.pix.make }).click()
    await expect(page.getByRole('img', { name: support.pix.qr })).toBeVisible()
    await expect(page.getByRole('button', { name: support.pix.copy })).toBeFocused()
    await expect(page.getByRole('img', { name: support.pix.qr })).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByText('Paula Siqueira')).toBeVisible()
    const code = await page.getByLabel(support.pix.code).inputValue()
    expect(readBrCode(code)).toContainEqual({ id: '54', value: '35.50' })
    await expectAccessible(page)
  })

  await test.step('a code is over once its page is changed, and another one takes its place', async () => {
    const changed: Partial<SupportPage> = { changedAt: Timestamp.now() }
    await office.firestore.doc(paths.supportPage(paula)).update(changed)
    await expect(page.locator('dialog > .said')).toHaveText(support.pix.expired)
    await expect(page.getByRole('img', { name: support.pix.qr })).toHaveCount(0)
    await page.getByRole('button', { name: support.pix.renew }).click()
    await expect(page.getByRole('img', { name: support.pix.qr })).toBeVisible()
    await expect(page.getByRole('button', { name: support.pix.copy })).toBeFocused()
  })

  await test.step('who goes to the bank and comes back finds the same code, and what they began to say', async () => {
    const code = page.getByLabel(support.pix.code)
    const paid = await code.inputValue()
    await page.getByLabel(support.pix.words).fill('Bate bem, bate muito')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: support.page.help }).click()
    await expect(code).toHaveValue(paid)
    // Nor does another amount take it away.
    await page.getByRole('radio', { name: say(2000) }).check()
    await expect(code).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: support.page.help }).click()
    await expect(code).toHaveValue(paid)
    await expect(page.getByRole('radio', { name: support.pix.other })).toBeChecked()
    await expect(page.getByLabel(support.pix.otherLabel)).toHaveValue(language === 'pt' ? '35,50' : '35.50')
    await expect(page.getByLabel(support.pix.words)).toHaveValue('Bate bem, bate muito')
  })

  await test.step('what was sent is only said', async () => {
    await page.getByRole('button', { name: support.pix.say(say(3550)) }).click()
    await expect(page.getByRole('dialog', { name: support.reminder.ask('Paula') })).toBeVisible()
    await expect(page.getByRole('heading', { name: support.reminder.ask('Paula') })).toBeFocused()
    await page.getByLabel(support.reminder.amount).fill('')
    await page.getByRole('button', { name: support.reminder.set }).click()
    await expect(page.getByText(support.reminder.wrong)).toBeVisible()
    await expect(page.getByLabel(support.reminder.amount)).toBeFocused()
    await page.getByLabel(support.reminder.amount).fill(language === 'pt' ? '20,00' : '20.00')
    await page.getByLabel(support.reminder.day).selectOption('31')
    await expect(page.getByText(support.reminder.dayHint)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: support.reminder.set }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(support.reminder.says(31, say(2000), 'Paula'))).toBeVisible()
    await page.goto(path('/user/support'))
    await expect(page.getByText(support.mine.declared(say(3550), 'Paula'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its day brings a notice, which leads to the code of it; and it ends by one tap', async () => {
    await comeDue(uidOf('beto'), office)
    await page.goto(path('/user/notices'))
    const sum = formatMoney({ amount: 2000, currency: 'BRL' }, localeTags[language])
    await page.getByRole('link', { name: words[language].notices.due('Paula', sum) }).click()
    await page.getByRole('button', { name: support.reminder.give(say(2000)) }).click()
    const code = await page.getByLabel(support.pix.code).inputValue()
    expect(readBrCode(code)).toContainEqual({ id: '54', value: '20.00' })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: support.reminder.stop }).click()
    await expect(page.getByRole('status').getByText(support.reminder.stopped)).toBeAttached()
    await expect(page.getByRole('button', { name: support.reminder.stop })).toHaveCount(0)
    await page.goto(path('/user/support'))
    await page.getByRole('button', { name: support.reminder.open }).click()
    await expect(page.getByLabel(support.reminder.amount)).toHaveValue(language === 'pt' ? '35,50' : '35.50')
    await page.getByRole('button', { name: support.reminder.no }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const context = await browser.newContext(contextOptions)
  const hers = await context.newPage()
  await test.step('whom it is for looks, finds and thanks', async () => {
    await signIn(hers, language, login('paula'))
    await hers.goto(path('/user/support'))
    const row = hers.getByRole('listitem').filter({ hasText: 'Bate bem' })
    await expect(row).toContainText(support.own.says('Beto', say(3550)))
    await expectAccessible(hers)
    await row.getByRole('button', { name: support.own.notFound }).press('Enter')
    // What was pressed is gone, and the keyboard goes on from the line.
    await expect(row.locator('[id^="tip-"]')).toBeFocused()
    await expect(row).toContainText(support.own.saysNotFound('Beto', say(3550)))
    await expect(page.getByText(support.mine.notFound(say(3550), 'Paula'))).toBeVisible()
    await row.getByRole('button', { name: support.own.confirm }).click()
    await expect(row).toContainText(support.own.arrived('Beto', say(3550)))
    await row.getByRole('button', { name: support.own.thank }).click()
    await hers.getByLabel(support.own.thankLabel).fill('Bato por você.')
    await hers.getByRole('button', { name: support.own.thankSay, exact: true }).click()
    await expect(row).toContainText(support.own.thanked('Bato por você.'))
    await expect(row.locator('[id^="tip-"]')).toBeFocused()
    await expect(page.getByText(support.mine.thanks('Paula', 'Bato por você.'))).toBeVisible()
  })

  await test.step('thanks are read as such, not as a reason for something', async () => {
    await page.goto(path('/user/notices'))
    const { notices } = words[language]
    await expect(page.getByRole('listitem').filter({ hasText: 'Bato por você.' })).not.toContainText(`${notices.why}:`)
  })

  await test.step('the ledger has it, and goes along as a sheet', async () => {
    await hers.goto(path('/user/support/ledger'))
    await expect(hers.getByRole('table')).toBeVisible()
    // Whom Paula is not connected with.
    await expect(hers.getByText('Márcio Ferreira').first()).toBeVisible()
    await expect(hers.getByText(support.ledger.of('Paula Siqueira', ''))).toBeVisible()
    await expectAccessible(hers)
    const coming = hers.waitForEvent('download')
    await hers.getByRole('button', { name: support.ledger.csv }).click()
    expect((await coming).suggestedFilename()).toBe(support.ledger.file)
    await context.setOffline(true)
    await expect(hers.getByText(support.ledger.kept)).toBeVisible()
    await expect(hers.getByRole('button', { name: support.ledger.csv })).toBeDisabled()
    await expect(hers.getByRole('button', { name: support.ledger.print })).toBeDisabled()
    await expectAccessible(hers)
    await context.setOffline(false)
    await expect(hers.getByText(support.ledger.kept)).toHaveCount(0)
    await expect(hers.getByRole('button', { name: support.ledger.csv })).toBeEnabled()
  })

  await test.step('what was said, but for an answer that was lost, is not said again with another amount', async () => {
    expectTrouble(/declareTip/)
    const linked: Partial<SupportPage> = { links: ['https://ko-fi.com/paula'] }
    await office.firestore.doc(paths.supportPage(paula)).update(linked)
    await page.goto(path(`/user/people/${paula}/support`))
    await page.getByRole('button', { name: support.page.tellLink }).click()
    const sheet = page.getByRole('dialog')
    const sayIt = sheet.getByRole('button', { name: support.link.say, exact: true })
    await page.route(/\/declareTip$/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sheet.getByRole('textbox').fill('35')
    await sayIt.click()
    await expect(sheet.getByText(support.pix.failed)).toBeVisible()
    await page.unroute(/\/declareTip$/)
    await sheet.getByRole('textbox').fill('53')
    await sayIt.click()
    await expect(sheet.getByText(support.pix.saidAlready)).toBeVisible()
  })

  await test.step('and is taken back, after which the keyboard goes on from its line', async () => {
    await page.goto(path('/user/support'))
    const row = page.getByRole('listitem').filter({ hasText: support.mine.declared(say(3500), 'Paula') })
    const line = page.locator(`#${await row.locator('[id^="given-"]').getAttribute('id')}`)
    await row.getByRole('button', { name: support.mine.takeBack }).press('Enter')
    await expect(line).toHaveText(support.mine.retracted(say(3500), 'Paula'))
    await expect(line).toBeFocused()
  })

  await test.step('a goal that begins anew is named next', async () => {
    await hers.goto(path('/user/support/edit'))
    await hers.getByRole('button', { name: support.edit.goalNew }).press('Enter')
    await expect(hers.getByLabel(support.edit.goalTitle)).toHaveValue('')
    await expect(hers.getByLabel(support.edit.goalTitle)).toBeFocused()
  })
  await context.close()
})

test('a page is made: ways first, by whoever has just signed in, then words and promises @desktop', async ({
  page,
  path,
  language,
  instance,
  context,
  expectTrouble,
}) => {
  const { app, support } = words[language]
  await signIn(page, language, instance.logins.find(({ email }) => email.startsWith('marina@'))!)
  await page.goto(path('/user/profile'))
  await page.locator('#my-support').click()
  await page.locator('#edit-page').click()
  await page.getByRole('button', { name: support.edit.waysChange }).click()
  await page.getByLabel(support.ways.key, { exact: true }).fill('not-a-key')
  await page.getByRole('button', { name: support.ways.save, exact: true }).click()
  await expect(page.getByText(support.ways.keyWrong)).toBeVisible()
  await expect(page.getByLabel(support.ways.city)).toHaveAccessibleDescription(new RegExp(support.edit.needed))
  await page.getByLabel(support.ways.city).fill('Recife')
  await page.getByLabel(support.ways.key, { exact: true }).fill('123e4567-e12b-12d1-a456-426655440000')
  await page.getByLabel(support.ways.linkLabel(1)).fill('https://ko-fi.com/marina')
  await expectAccessible(page)
  await test.step('neither Back nor Escape takes what was typed away unasked', async () => {
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await leave()
      const question = page.getByRole('dialog', { name: actWords[language].leave.title })
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: actWords[language].leave.no, exact: true }).click()
      await expect(question).toHaveCount(0)
      await expect(page.getByLabel(support.ways.linkLabel(1))).toHaveValue('https://ko-fi.com/marina')
    }
  })
  await page.getByRole('button', { name: support.ways.save, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(`${support.edit.waysPix} · ko-fi.com`)).toBeVisible()
  await page.getByLabel(support.edit.words).fill('Para os livros da turma.')
  await test.step('the keyboard goes on at what a month brings: in the new fields, and where they were taken away', async () => {
    const add = page.getByRole('button', { name: support.edit.tierAdd })
    await add.press('Enter')
    await expect(page.getByLabel(support.edit.tierName, { exact: true })).toBeFocused()
    await page.getByRole('button', { name: support.edit.tierRemove('') }).press('Enter')
    await expect(add).toBeFocused()
  })
  await test.step('a goal that is taken away by mistake comes back as it was typed', async () => {
    const goal = page.getByLabel(support.edit.goal)
    await goal.check()
    await page.getByLabel(support.edit.goalTitle).fill('Uma estante')
    await goal.uncheck()
    await expect(page.getByLabel(support.edit.goalTitle)).toHaveCount(0)
    await goal.check()
    await expect(page.getByLabel(support.edit.goalTitle)).toHaveValue('Uma estante')
    await goal.uncheck()
  })
  await page.getByLabel(support.edit.on).check()
  await page.getByRole('button', { name: support.edit.save, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(support.edit.promise)
  await page.getByLabel(support.edit.noChildren).check()
  await page.getByLabel(support.edit.noPrizes).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: support.edit.save, exact: true }).click()
  await expect(page.getByText('Para os livros da turma.')).toBeVisible()
  await expect(page.getByText(support.page.mineAlso([support.page.help]))).toBeVisible()
  await expect(page.getByText(support.page.leaves)).toBeVisible()
  // The form that had the focus is gone.
  await expect(page.locator('.screen-heading')).toBeFocused()

  await test.step('of codes that were made something is said where their key is another one, and only there', async () => {
    await page.getByRole('link', { name: support.page.edit }).click()
    const open = page.getByRole('button', { name: support.edit.waysChange })
    const save = page.getByRole('button', { name: support.ways.save, exact: true })
    await open.click()
    await page.getByLabel(support.ways.linkLabel(2)).fill('https://ko-fi.com/marina2')
    await save.click()
    await expect(page.locator('#status')).toHaveText(support.ways.saved)
    await open.click()
    await page.getByLabel(support.ways.key, { exact: true }).fill('123e4567-e12b-12d1-a456-426655440001')
    await page.getByLabel(support.ways.city).fill('Recife')
    await save.click()
    await expect(page.locator('#status')).toHaveText(support.ways.savedKey)
    await page.goBack()
  })

  await test.step('it is changed only as the instance has it, and what is typed stays when the network goes', async () => {
    expectTrouble(noNetwork)
    expectTrouble(/Could not reach Cloud Firestore/)
    const told = page.getByLabel(support.edit.words)
    await context.setOffline(true)
    await page.getByRole('link', { name: support.page.edit }).click()
    await expect(page.getByText(app.formWaits)).toBeVisible()
    await expect(told).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(told).toHaveValue('Para os livros da turma.')
    await told.fill('Para os livros e os lápis.')
    await context.setOffline(true)
    await expect(page.locator('#change-ways')).toBeDisabled()
    await expect(page.getByText(app.formWaits)).toBeVisible()
    await expect(told).toHaveValue('Para os livros e os lápis.')
    await context.setOffline(false)
    await expect(page.locator('#change-ways')).toBeEnabled()
  })

  await test.step('a page whose last way goes is closed, which the form beside it says too', async () => {
    await expect(page.getByLabel(support.edit.on)).toBeChecked()
    await page.getByRole('button', { name: support.edit.waysChange }).click()
    await page.getByLabel(support.ways.pix).uncheck()
    for (const row of [2, 1]) await page.getByLabel(support.ways.linkLabel(row)).fill('')
    await page.getByRole('button', { name: support.ways.save, exact: true }).click()
    await expect(page.locator('#status')).toHaveText(`${support.ways.savedKey} ${support.ways.closed}`)
    await expect(page.getByLabel(support.edit.on)).not.toBeChecked()
  })

  await test.step('whoever leads away with something typed is asked before it is lost', async () => {
    const { leave } = support.edit
    const asked = page.getByRole('dialog', { name: leave.title })
    await page.goBack()
    await expectAccessible(page)
    await asked.getByRole('button', { name: leave.no }).click()
    await expect(asked).toHaveCount(0)
    await expect(page.getByLabel(support.edit.words)).toHaveValue('Para os livros e os lápis.')
    await page.goBack()
    await asked.getByRole('button', { name: leave.yes }).click()
    await expect(page.getByRole('link', { name: support.page.edit })).toBeVisible()
  })
})

/** The day of somebody's reminder has come, as if it had been set for then. */
async function comeDue(uid: string, { firestore, claimAlarms, idle }: Office): Promise<void> {
  const at = Timestamp.fromMillis(Date.now() - 1)
  const { docs } = await firestore.collection(paths.reminders(uid)).get()
  const [reminder] = docs
  await reminder!.ref.update({ nextAt: at } satisfies Partial<Reminder>)
  await firestore.doc(paths.alarm(alarmId('remind-support', { uid, reminderId: reminder!.id }))).update({ at })
  await claimAlarms()
  await idle()
}
