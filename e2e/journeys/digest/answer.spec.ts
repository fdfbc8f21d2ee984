/** Somebody who only reads the mail answers from it: no sign-in, no script, on the smallest screen in the largest letters. */
import { join } from 'node:path'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { answer as answerEn } from '@varanda/domain/digest/messages/en/answer'
import { answer as answerPt } from '@varanda/domain/digest/messages/pt/answer'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { memberScreens } from '@varanda/domain/site/member-screens'
import type { Page, TestInfo } from 'playwright/test'
import { plantDigest } from '../../../functions/test/harness/digest/plant-digest.ts'
import { contrast, findBarriers } from '../../axe.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import type { Instance } from '../../instance-process.ts'
import { type Office, test } from '../../office.ts'
import { findUnreadable } from '../../pages.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

const ofLanguage = { pt: answerPt, en: answerEn }

const pictureAt = (name: string, { project }: TestInfo) =>
  join(project.outputDir, 'answer', `${name}.${project.name}.png`)

/** `-first`: what is on the screen before it is scrolled. */
async function keepPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  if (process.env.PICTURES !== '1') return
  await page.screenshot({ path: pictureAt(name, info), fullPage: !name.endsWith('-first') })
}

/** Who reads the mail, and a post with a photo of somebody who can sign in, who wrote to them. */
async function demoPost({ firestore, auth }: Office, logins: Instance['logins']) {
  const people = await Promise.all(
    logins.map(async (login) => ({ login, ...(await auth.getUserByEmail(login.email)) })),
  )
  for (const reader of people.slice(1)) {
    const entries = await firestore.collection(paths.feed(reader.uid)).where('kind', '==', 'photos').get()
    for (const entry of entries.docs) {
      const author = people.find(({ uid }) => uid === (entry.data() as Entry).author.uid && uid !== reader.uid)
      if (author) return { author, reader, postId: entry.id, entry: entry.data() as Entry }
    }
  }
  throw new Error('Nobody of the demo family who can sign in shared a photo with another')
}

test('a mail’s reader answers and reacts, and its author sees it at once, with how it came @phone', async ({
  page,
  path,
  language,
  instance,
  office,
  visit,
}, info) => {
  const answer = ofLanguage[language]
  const { post, reactions } = words[language]
  const { author, reader, postId } = await demoPost(office, instance.logins)
  const { tokens } = await plantDigest(office.firestore, reader.uid, [postId])
  await signIn(page, language, author.login)
  await page.goto(path(memberScreens.post.replace('$postId', postId)))
  await expect(page.getByRole('heading', { name: post.thread.title })).toBeVisible()

  const { page: away } = await visit({ javaScriptEnabled: false })
  await away.goto(capabilityLink('answer', language, tokens[0]!))
  const name = firstName(author.displayName!)
  const heading = away.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(answer.title(name))
  await expect(away.getByText(answer.signed(reader.displayName!))).toBeVisible()
  await expect(away.locator('.answer-picture')).toBeVisible()
  await keepPicture(away, 'form', info)

  const said = `Deixa com ela, eu compro outro. (${language})`
  await away.getByLabel(answer.label).fill(said)
  await away.getByRole('button', { name: answer.send, exact: true }).click()
  await expect(heading).toHaveText(answer.sent.words(name))
  await expect(away.getByText(`“${said}”`)).toBeVisible()
  await keepPicture(away, 'sent', info)
  const row = page.locator('.comment').filter({ hasText: said })
  await expect(row.locator('.comment-head')).toContainText(post.thread.byMail)
  await row.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  if (process.env.PICTURES === '1') await row.screenshot({ path: pictureAt('comment', info) })

  await away.getByRole('link', { name: answer.sent.another }).click()
  await away.getByText(reactions.kinds.hug).click()
  await away.getByRole('button', { name: answer.sendReaction }).click()
  await expect(heading).toHaveText(answer.sent.reaction(name))
  const felt = office.firestore.doc(paths.reaction(postId, reader.uid))
  await expect.poll(async () => (await felt.get()).get('kind')).toBe('hug')
  await expect(page.locator('.reacted').first()).toContainText(firstName(reader.displayName!))
  await away.getByRole('button', { name: answer.sent.takeBack }).click()
  await expect(heading).toHaveText(answer.takenBack.title)

  await away.goto(`${capabilityLink('answer', language, tokens[0]!)}&ask=not-me`)
  await expect(heading).toHaveText(answer.asksNotMe.title)
  await keepPicture(away, 'not-me', info)
  await away.getByText(answer.asksNotMe.yes, { exact: true }).click()
  await away.getByRole('button', { name: answer.confirm }).click()
  await expect(heading).toHaveText(answer.done)
  await expect(row).toHaveCount(0)
})

test(
  'a reader who has the app is told of what their mail sent, and turns its buttons off there',
  {
    tag: '@phone',
  },
  async ({ page, path, language, instance, office, visit, expectTrouble }, info) => {
    const answer = ofLanguage[language]
    const { notices, noticeSettings } = words[language]
    const { reader, postId } = await demoPost(office, instance.logins)
    const { tokens } = await plantDigest(office.firestore, reader.uid, [postId])
    const { page: away } = await visit({ javaScriptEnabled: false })
    const link = capabilityLink('answer', language, tokens[0]!)
    await away.goto(link)
    await away.getByLabel(answer.label).fill('Escrevi do e-mail.')
    await away.getByRole('button', { name: answer.send, exact: true }).click()
    await expect(away.getByRole('button', { name: answer.sent.takeBack })).toBeVisible()

    await signIn(page, language, reader.login)
    await page.goto(path(memberScreens.notices))
    const line = page.getByRole('listitem').filter({ hasText: notices.kinds['answered-by-mail'] }).first()
    await expect(line).toBeVisible()
    await keepPicture(page, 'notice', info)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${postId}$`))

    await page.goto(path(memberScreens.noticeSettings))
    const buttons = page.getByRole('switch', { name: noticeSettings.mail.answers.label })
    await expect(buttons).toBeChecked()
    await buttons.uncheck()
    await expect(page.getByText(noticeSettings.mail.answers.off)).toBeVisible()
    await expectAccessible(page)
    await office.idle()
    const wishes = office.firestore.doc(paths.noticeWishes(reader.uid))
    await expect.poll(async () => (await wishes.get()).get('answersByMail')).toBe(false)
    expectTrouble(/404/)
    await away.goto(link)
    await expect(away.getByRole('heading', { level: 1 })).toHaveText(answer.broken.title)
    await buttons.check()
    await expect.poll(async () => (await wishes.get()).get('answersByMail')).toBe(true)
  },
)

test('every page of a button can be read in the dark, at 320 pixels, and in letters twice as large', async ({
  page,
  language,
  instance,
  office,
  expectTrouble,
}, info) => {
  const answer = ofLanguage[language]
  expectTrouble(/ 4\d\d/)
  const { reader, postId } = await demoPost(office, instance.logins)
  const { tokens } = await plantDigest(office.firestore, reader.uid, [postId])
  const link = capabilityLink('answer', language, tokens[0]!)
  const { width, height } = page.viewportSize()!
  const browser = await page.context().newCDPSession(page)
  const letters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  const send = page.getByRole('button', { name: answer.send, exact: true })

  const look = async (name: string, expectFirst = async () => {}) => {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findBarriers(page, contrast), `${name} in the dark`).toEqual([])
    await keepPicture(page, `${name}-dark`, info)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await findUnreadable(page), `${name} at 320 px`).toEqual([])
    await letters(32)
    expect.soft(await findUnreadable(page), `${name} with letters twice as large`).toEqual([])
    await expectFirst()
    await keepPicture(page, `${name}-large-first`, info)
  }
  const usual = async () => {
    await letters(16)
    await page.setViewportSize({ width, height })
  }

  await page.goto(link)
  await look('form', async () => {
    await expect(page.locator('.answer-picture')).toBeHidden()
    await expect(send).toBeInViewport({ ratio: 1 })
  })
  await usual()
  await expect(page.locator('.answer-picture')).toBeVisible()

  await page.getByLabel(answer.label).fill('   ')
  await send.click()
  await expect(page.getByLabel(answer.label)).toHaveAccessibleDescription(answer.faults.empty)
  await look('refused')
  await usual()
  for (const ask of ['not-me', 'no-buttons']) {
    await page.goto(`${link}&ask=${ask}`)
    await look(ask)
    await usual()
  }
  await page.goto(link)
  await page.getByLabel(answer.label).fill('Que lindo.')
  await send.click()
  await expect(page.getByText('“Que lindo.”')).toBeVisible()
  await look('sent')
  await usual()
  await page.goto(`${link}0`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer.broken.title)
  await look('broken')
})
