/** One click ended it by mistake: the page that did it takes it back, for some minutes, and nothing else does. */
import type { DigestWish } from '@varanda/domain/digest/digest-wish'
import { mail as mailPt } from '@varanda/domain/mail/messages/pt/mail'
import { paths } from '@varanda/domain/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DigestHouse, openDigestHouse } from '../harness/digest/digest-house.ts'

const { unsubscribe: texts } = mailPt

let house: DigestHouse
beforeAll(async () => {
  house = await openDigestHouse()
})
afterAll(() => house.close())

const doc = (path: string) => house.instance.db.doc(path)
const post = async (link: string, said: Record<string, string>) => {
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(said) })
  return { status: answer.status, text: await answer.text(), url: answer.url }
}
const ticketIn = (page: string) => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** A reader with a digest, and the links of its foot. */
async function reader(wish: Partial<DigestWish> = {}) {
  const { uid, name } = await house.reader(wish)
  await house.post(house.ana, `Para ${name}`)
  await house.ring({ uid, name, idToken: '', inviteToken: '' })
  const [one] = house.mailsTo({ uid, name, idToken: '', inviteToken: '' })
  const links = one!.mail.text?.match(/\S+\/unsubscribe\?token=\w+/g) ?? []
  const digest = async () => (await doc(paths.noticeWishes(uid)).get()).get('digest')
  return { uid, stop: links[0] ?? '', names: links[1] ?? '', digest }
}

it('takes a digest back as it was, and its words, once', async () => {
  const { stop, names, digest } = await reader({ rhythm: 'daily', hour: 20 })
  const before = await digest()
  const stopped = await post(stop, { answer: 'stop' })
  expect(stopped.text).toContain(texts.undo)
  expect((await digest()).rhythm).toBe('never')
  for (const method of ['GET', 'HEAD']) await fetch(`${stop}&ticket=${ticketIn(stopped.text)}&answer=undo`, { method })
  expect((await digest()).rhythm).toBe('never')
  // The page keeps it when it is loaded again.
  const page = stopped.url
  expect(ticketIn(await (await fetch(page)).text())).toBe(ticketIn(stopped.text))
  // Sent twice, as by a page that is loaded again, it says the same.
  for (const _ of [1, 2]) {
    const undone = await post(page, { answer: 'undo', ticket: ticketIn(stopped.text) })
    expect([undone.status, undone.text.includes(texts.undone)]).toEqual([200, true])
    expect(await digest()).toEqual(before)
  }
  // From there back it only asks.
  expect(await (await fetch(page)).text()).not.toContain(texts.undo)

  const hidden = await post(names, { answer: 'stop' })
  expect((await digest()).show).toBe('names')
  // A ticket is of its link.
  expect((await post(stop, { answer: 'undo', ticket: ticketIn(hidden.text) })).status).toBe(409)
  await post(names, { answer: 'undo', ticket: ticketIn(hidden.text) })
  expect(await digest()).toEqual(before)
})

it('takes nothing back that was not just stopped there, nor against what its member chose since', async () => {
  const { uid, stop, digest } = await reader()
  const { text } = await post(stop, { 'List-Unsubscribe': 'One-Click' })
  const ticket = ticketIn(text)
  const [former, until, signature] = ticket.split('.')
  const late = `${former}.${Number(until) + 1}.${signature}`
  for (const wrong of ['', 'x', 'weekly', late, ticket.replace(/^\w+/, 'daily'), `${ticket}x`]) {
    const answer = await post(stop, { answer: 'undo', ticket: wrong })
    expect([answer.status, answer.text.includes(texts.undoOver)]).toEqual([409, true])
  }
  expect((await digest()).rhythm).toBe('never')
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
  // Whoever is stopped already has nothing to take back.
  expect((await post(stop, { answer: 'stop' })).text).not.toContain(texts.undo)
  await doc(paths.noticeWishes(uid)).set({ digest: { rhythm: 'daily' } }, { merge: true })
  expect((await post(stop, { answer: 'undo', ticket })).status).toBe(409)
  expect((await digest()).rhythm).toBe('daily')
})
