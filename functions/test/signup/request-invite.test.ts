/** Asking for an invite: with a device's work, and by a plain form with a link by mail. */

import type { MailDocument } from '@varanda/domain/mail/mail'
import { errors as refusals } from '@varanda/domain/messages/en/errors'
import { paths } from '@varanda/domain/paths'
import { rates } from '@varanda/domain/rates'
import { answerBy } from '@varanda/domain/signup/answer-promise'
import { requestInvite } from '@varanda/domain/signup/calls/request-invite'
import { request as en } from '@varanda/domain/signup/messages/en/request'
import { request as pt } from '@varanda/domain/signup/messages/pt/request'
import { type SignupRequest, signupLimits, signupTrap } from '@varanda/domain/signup/signup-request'
import type { LogEntry } from '@varanda/embedded/log'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newChallenge } from '../../src/signup/proof.ts'
import { type Instance, openInstance } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

let instance: Instance
let network = 0
let key = ''
const logged: LogEntry[] = []
let count = 0
const newEmail = () => `person${++count}@example.org`
const elsewhere = () => `198.51.${100 + (++network >> 8)}.${network & 255}`

const form = {
  name: 'Rosa Maria da Silva',
  email: '',
  phone: '(71) 99999-0000',
  smartphone: 'android' as const,
  usage: 'Para falar com meus netos.\nE com minha irmã.',
  knows: 'Marina',
}

beforeAll(async () => {
  instance = await openInstance({
    hosting: true,
    trustProxy: ['127.0.0.1'],
    outbox: true,
    log: (entry) => logged.push(entry),
  })
  await (await fetch(`${instance.server.url}/request-invite/challenge`)).json()
  key = (await instance.db.doc(paths.secret('signup-challenge')).get()).data()!.key as string
})
afterAll(async () => {
  await instance.close()
  const text = JSON.stringify(logged)
  for (const secret of ['@example.org', 'Rosa', 'netos', key]) expect(text).not.toContain(secret)
})
// Each test begins a day of its own, as far as limits know.
beforeEach(async () => {
  const books = await instance.db.collection('rateLimits').get()
  await Promise.all(books.docs.map(({ ref }) => ref.delete()))
})

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function solved(challenge: Awaited<ReturnType<typeof newChallenge>>) {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
/** Signed by the instance's own key and solved at the second try: the work itself has a test of its own. */
const quickProof = async (now = new Date(), by = key) => solved(await newChallenge(by, now, 1))

async function call(data: object, address = elsewhere()) {
  const answer = await fetch(`${instance.server.url}/__/fn/${requestInvite.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data }),
  })
  const text = await answer.text()
  const body = JSON.parse(text) as { result?: object; error?: { details?: { code?: string } } }
  return { text, result: body.result, code: body.error?.details?.code }
}
const ask = async (email: string, changes: object = {}, address?: string) =>
  call({ ...form, email, locale: 'pt', proof: await quickProof(), ...changes }, address)

function post(fields: Record<string, string>, { path = '/request-invite', headers = {}, address = elsewhere() } = {}) {
  return fetch(instance.server.url + path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}
/** Presses a button of the page behind a link, whose form posts the token of that link. */
const press = (link: string, answer: string) =>
  post({ token: link.split('=')[1] ?? '', answer }, { path: link.split('?')[0]! })
const see = (path: string, init: RequestInit = {}) => fetch(instance.server.url + path, { redirect: 'manual', ...init })

async function requestsOf(email: string): Promise<SignupRequest[]> {
  const found = await instance.db.collection(paths.signupRequests).where('email', '==', email).get()
  return found.docs.map((one) => one.data() as SignupRequest)
}
async function mailsTo(email: string): Promise<MailDocument[]> {
  await instance.server.idle()
  return (await instance.db.collection(paths.mailQueue).get()).docs
    .map((one) => one.data() as MailDocument)
    .filter(({ to }) => to === email)
}
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  const link = /https?:\/\/\S+confirm\?token=\w+/.exec(mail?.message?.text ?? '')?.[0] ?? ''
  return link.replace(/^https?:\/\/[^/]+/, '')
}

describe('a request with a proof', () => {
  it('is solved as a browser solves it, stored as it was written, and answered by mail', async () => {
    const challenge = (await (await fetch(`${instance.server.url}/request-invite/challenge`)).json()) as never
    const typed = ` ${newEmail().toUpperCase()} `
    const email = typed.trim().toLowerCase()
    const { result } = await call({ ...form, email: typed, locale: 'en', proof: await solved(challenge) })
    expect(result).toEqual({})
    const [request, ...others] = await requestsOf(email)
    expect(others).toEqual([])
    expect(request).toMatchObject({ ...form, email, locale: 'en', status: 'pending' })
    expect(request!.pendingSince).toEqual(request!.askedAt)
    expect(request!.expiresAt!.toMillis() - request!.askedAt.toMillis()).toBe(signupLimits.keptMs)
    const [mail] = await mailsTo(email)
    expect([mail?.template, mail?.locale]).toEqual(['request-received', 'en'])
    const due = new Date(`${answerBy(request!.askedAt.toDate())}T12:00:00Z`)
    const month = due.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    expect(mail?.message?.text).toContain(`3 to 5 business days: by `)
    expect(mail?.message?.text).toContain(`${month} ${due.getUTCDate()}.`)
    expect(mail?.message?.text).not.toContain('Rosa')
    expect(mail?.message?.text).toMatch(/\/en\/request-invite\/status\?token=[A-Za-z0-9]{24}\s/)
    expect(request!.keys).toContain('rosa')
    expect(request!.marks!.map((mark) => mark.slice(0, 2))).toEqual(['e:', 'p:', 'n:'])
  })

  it('needs neither phone nor trap, and keeps no more than the form asks', async () => {
    const email = newEmail()
    expect(
      (await ask(email, { phone: undefined, [signupTrap]: '', role: 'admin', status: 'approved' })).result,
    ).toEqual({})
    const [request] = await requestsOf(email)
    expect(request).toMatchObject({ phone: null, status: 'pending' })
    expect(Object.keys(request!)).not.toContain('role')
  })

  it('is refused without a good proof, and nothing is stored', async () => {
    const other = await quickProof()
    const { challenge, solution } = JSON.parse(Buffer.from(other, 'base64').toString()) as {
      challenge: { parameters: Record<string, unknown>; signature: string }
      solution: { counter: number; derivedKey: string }
    }
    const parameters = { ...challenge.parameters, cost: 1 }
    const { keySignature: _, ...unsigned } = challenge.parameters
    const proofs = {
      empty: '',
      'no base64': '%%%',
      'no object': encode([]),
      'nothing solved': encode({ challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } }),
      'no solution': encode({ challenge }),
      'made easier': encode({ challenge: { ...challenge, parameters }, solution }),
      'without its key': encode({ challenge: { ...challenge, parameters: unsigned }, solution }),
      'signed by another': await quickProof(new Date(), 'another key'),
      expired: await quickProof(new Date(Date.now() - signupLimits.challengeMs - 2_000)),
    }
    for (const [name, proof] of Object.entries(proofs)) {
      const email = newEmail()
      expect((await ask(email, { proof })).code, name).toBe('proof-needed')
      expect(await requestsOf(email), name).toEqual([])
    }
    expect((await ask(newEmail(), { proof: 'a'.repeat(2_001) })).code).toBe('bad-input')
  })

  it('spends its proof: the same question may come again, another may not', async () => {
    const proof = await quickProof()
    const [email, other] = [newEmail(), newEmail()]
    expect((await ask(email, { proof })).result).toEqual({})
    expect((await ask(email, { proof })).result).toEqual({})
    expect((await ask(other, { proof })).code).toBe('proof-needed')
    expect([(await requestsOf(email)).length, (await requestsOf(other)).length]).toEqual([1, 0])
    const notes = (await instance.db.collection('spentProofs').get()).docs
    expect(JSON.stringify(notes.map((one) => one.data()))).not.toContain('@')
  })

  it('is stored once when twenty come at once, and told once', async () => {
    const email = newEmail()
    const proofs = await Promise.all(Array.from({ length: 20 }, () => quickProof()))
    const answers = await Promise.all(proofs.map((proof) => ask(email, { proof })))
    const codes = new Set(answers.map(({ code }) => code ?? 'stored'))
    expect(
      [...codes].every((code) => ['stored', 'too-many-tries', 'try-again'].includes(code)),
      [...codes].join(),
    ).toBe(true)
    expect(codes).toContain('stored')
    expect((await requestsOf(email)).length).toBe(1)
    expect((await mailsTo(email)).length).toBe(1)
  })

  it('takes one of two that spend the same proof at once', async () => {
    const proof = await quickProof()
    const emails = [newEmail(), newEmail(), newEmail()]
    await Promise.all(emails.map((email) => ask(email, { proof })))
    const stored = await Promise.all(emails.map(requestsOf))
    expect(stored.flat().length).toBe(1)
  })

  it('answers the same, to the letter, for who waits already, for a member and for a stranger', async () => {
    await instance.member('Marina')
    const waiting = newEmail()
    await ask(waiting)
    await instance.account('Outside')
    const answers = []
    for (const email of ['marina@example.org', waiting, newEmail()]) answers.push((await ask(email)).text)
    expect(new Set(answers)).toEqual(new Set(['{"result":{}}']))
    expect(await requestsOf('marina@example.org')).toEqual([])
    expect((await requestsOf(waiting)).length).toBe(1)
    // Her own mailbox may know.
    expect((await mailsTo('marina@example.org')).map(({ template }) => template)).toEqual(['request-member'])
    expect((await mailsTo(waiting)).length).toBe(1)
    // An account without membership is outside, and may ask.
    await ask('outside@example.org')
    expect((await requestsOf('outside@example.org')).length).toBe(1)
  })

  it('may be made anew once the last one was answered', async () => {
    const email = newEmail()
    await ask(email)
    const [first] = (await instance.db.collection(paths.signupRequests).where('email', '==', email).get()).docs
    await first!.ref.update({ status: 'declined' })
    await ask(email)
    expect((await requestsOf(email)).map(({ status }) => status).sort()).toEqual(['declined', 'pending'])
  })

  it('says which fields are wrong by refusing them, and knows the trap', async () => {
    const wrong = [
      { name: '' },
      { name: '\u200b ' },
      { name: 'R' },
      { name: 'R. 7' },
      { name: 'a'.repeat(101) },
      { email: 'ana' },
      { email: 'ana@example.org, bia@example.org' },
      { email: 'a@b.c\r\nBcc: x@y.z' },
      { phone: 'depois das 18h' },
      { phone: '123' },
      { smartphone: 'nokia' },
      { smartphone: undefined },
      { usage: '' },
      { usage: 'a'.repeat(1_001) },
      { knows: 'a'.repeat(101) },
      { usage: { $gt: '' } },
      { locale: 'fr' },
      { [signupTrap]: 'cheap watches' },
    ]
    for (const changes of wrong) {
      const email = newEmail()
      expect((await ask(email, changes)).code, JSON.stringify(changes)).toBe('bad-input')
      expect(await requestsOf(email)).toEqual([])
    }
  })

  it('is limited by network, by address and by day, before anything is stored', async () => {
    const here = '203.0.113.7'
    const late = newEmail()
    const { most, seconds } = rates.requestInvite.windows[0]!
    await inOneWindow(seconds * 1000, 30_000, async () => {
      for (let n = 0; n < most; n += 1) expect((await ask(newEmail(), {}, here)).code).toBeUndefined()
      expect((await ask(late, {}, here)).code).toBe('too-many-tries')
    })
    expect(await requestsOf(late)).toEqual([])

    const email = newEmail()
    for (let n = 0; n < rates['request-for-address'].windows[0]!.most; n += 1)
      expect((await ask(email)).code).toBeUndefined()
    expect((await ask(email)).code).toBe('too-many-tries')

    // Of the day's counters everybody's is the highest.
    const counters = (await instance.db.collection('rateLimits').get()).docs
    const everybody = counters.sort((one, other) => other.data().count - one.data().count)[0]!
    await everybody.ref.update({ count: rates['all-requests'].windows[0]!.most })
    expect((await ask(late)).code).toBe('too-many-tries')
    expect(await requestsOf(late)).toEqual([])
  })
})

describe('a plain form', () => {
  const fill = (email: string, changes: object = {}) => ({ ...form, email, [signupTrap]: '', ...changes })

  it('is stored unconfirmed, confirmed by the button behind its link, and by nothing else', async () => {
    const email = newEmail()
    const answer = await post(fill(email), { path: '/en/request-invite' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/request-invite/asked'])
    const asked = await see('/en/request-invite/asked')
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain(`<h1 class="title">${en.asked.title}</h1>`)
    const [request] = await requestsOf(email)
    expect(request).toMatchObject({ ...form, email, locale: 'en', status: 'unconfirmed', pendingSince: null })
    expect(request!.expiresAt!.toMillis() - request!.askedAt.toMillis()).toBe(48 * 60 * 60_000)
    // No search finds it, and it takes no place beside those like it.
    expect([request!.keys, request!.marks]).toEqual([undefined, undefined])

    const link = await linkTo(email)
    expect(link).toMatch(/^\/en\/request-invite\/confirm\?token=[A-Za-z0-9]{24}$/)
    const token = link.split('=')[1]!
    const stored = await instance.db.collection(paths.signupRequests).get()
    expect(JSON.stringify(stored.docs.map((one) => [one.id, one.data()]))).not.toContain(token)

    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await see(link, { method })
      expect(page.status).toBe(200)
      if (method === 'GET') expect(await page.text()).toContain(en.confirm.button)
    }
    expect((await requestsOf(email))[0]!.status).toBe('unconfirmed')

    // Whoever sends the page's form without pressing anything is asked again.
    const bare = await see(link, { method: 'POST' })
    expect([bare.status, bare.headers.get('location')]).toEqual([303, link])
    expect((await requestsOf(email))[0]!.status).toBe('unconfirmed')
    for (let n = 0; n < 2; n += 1) {
      const done = await press(link, 'mine')
      expect([done.status, done.headers.get('location')]).toEqual([303, '/en/request-invite/received'])
    }
    const [confirmed] = await requestsOf(email)
    expect(confirmed).toMatchObject({ status: 'pending' })
    expect(confirmed!.pendingSince!.toMillis()).toBeGreaterThan(confirmed!.askedAt.toMillis())
    expect(confirmed!.keys).toContain('rosa')
    expect(confirmed!.marks!.map((mark) => mark.slice(0, 2))).toEqual(['e:', 'p:', 'n:'])
    expect(await (await see('/en/request-invite/received')).text()).toContain(en.done.title)
    expect((await mailsTo(email)).map(({ template }) => template).sort()).toEqual([
      'request-confirm',
      'request-received',
    ])
    expect((await see(link)).status).toBe(303)
  })

  it('is confirmed by no other link, and not after two days', async () => {
    const email = newEmail()
    await post(fill(email))
    const link = await linkTo(email)
    for (const wrong of [link.slice(0, -1), link.replace(/.{4}$/, 'AAAA'), '/request-invite/confirm']) {
      expect((await see(wrong)).status, wrong).toBe(404)
      expect((await press(wrong, 'mine')).status, wrong).toBe(404)
    }
    const [found] = (await instance.db.collection(paths.signupRequests).where('email', '==', email).get()).docs
    await found!.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    expect((await see(link)).status).toBe(404)
    const late = await press(link, 'mine')
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining(pt.broken.title)])
    expect((await found!.ref.get()).data()!.status).toBe('unconfirmed')
  })

  it('is deleted by whoever did not make it, as long as nobody has confirmed it', async () => {
    const email = newEmail()
    await post(fill(email))
    const link = await linkTo(email)
    const done = await press(link, 'not-mine')
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(pt.disowned.title)])
    expect(await requestsOf(email)).toEqual([])
    expect((await see(link)).status).toBe(404)

    const other = newEmail()
    await post(fill(other))
    const confirmed = await linkTo(other)
    await press(confirmed, 'mine')
    await press(confirmed, 'not-mine')
    expect((await requestsOf(other))[0]!.status).toBe('pending')
  })

  it('with faults comes back with what was typed and the fields that are wrong', async () => {
    const answer = await post(
      fill('not <an> address', { name: 'Zé "do" <b>Bar</b>', smartphone: '', usage: 'a </textarea>' }),
    )
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('lang="pt-BR"')
    expect(page).toContain('value="Zé &quot;do&quot; &lt;b&gt;Bar&lt;/b&gt;"')
    expect(page).toContain(
      'value="not &lt;an&gt; address" aria-describedby="request-email-told" aria-invalid="true" autofocus',
    )
    expect(page).toContain('a &lt;/textarea&gt;</textarea>')
    expect(page).toContain(pt.email.malformed)
    expect(page).toContain(pt.smartphone.empty)
    expect(page).not.toContain(pt.usage.empty)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('that is refused says so and keeps what was typed', async () => {
    const refused = async (answer: Response, status: number) => {
      const page = await answer.text()
      expect([answer.status, page.includes(en.failed.text)]).toEqual([status, true])
      return page
    }
    const path = '/en/request-invite'
    const email = newEmail()
    expect(await refused(await post(fill(email, { [signupTrap]: 'watches' }), { path }), 400)).toContain(form.name)
    await refused(await post(fill(email), { path, headers: { 'Sec-Fetch-Site': 'cross-site' } }), 400)
    await refused(await post(fill(email, { extra: 'x'.repeat(20_000) }), { path }), 400)
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fill(email)) }
    await refused(await see(path, json), 400)
    expect(await requestsOf(email)).toEqual([])

    const address = '203.0.113.9'
    for (let n = 0; n < rates['request-by-page'].windows[0]!.most; n += 1)
      await post(fill(newEmail()), { path, address })
    await refused(await post(fill(email), { path, address }), 429)
    expect(await requestsOf(email)).toEqual([])
  })

  it('where no requests are taken is refused like every other, and says why', async () => {
    const settings = instance.db.doc(paths.instanceSettings)
    await settings.set({ requestsOpen: false }, { merge: true })
    try {
      const email = newEmail()
      const answer = await post(fill(email), { path: '/en/request-invite' })
      const page = await answer.text()
      expect(answer.status).toBe(403)
      expect(page).toContain(`<h1 class="title">${en.failed.title}</h1>`)
      expect(page).toContain(`role="alert">${en.failed.text}</p>`)
      expect(page).toContain(refusals['requests-closed'])
      expect(page).toContain(form.name)
      expect(await requestsOf(email)).toEqual([])
    } finally {
      await settings.set({ requestsOpen: true }, { merge: true })
    }
  })

  it('writes to an address once a day, whoever types it, and a proof takes its place', async () => {
    const email = newEmail()
    for (let n = 0; n < 3; n += 1) expect((await post(fill(email, { usage: `Uso ${n}` }))).status).toBe(303)
    expect((await requestsOf(email)).map(({ usage }) => usage)).toEqual(['Uso 0'])
    const link = await linkTo(email)
    expect((await ask(email, { usage: 'Com prova' })).result).toEqual({})
    expect((await requestsOf(email)).map(({ status, usage }) => [status, usage])).toEqual([['pending', 'Com prova']])
    expect((await see(link)).status).toBe(404)
    // Its page opens by its own link, which no other message has; asking once more brings none.
    expect((await ask(email)).result).toEqual({})
    const mails = await mailsTo(email)
    expect(mails.map(({ template }) => template).sort()).toEqual(['request-confirm', 'request-received'])
    const received = mails.find(({ template }) => template === 'request-received')
    const status = /\/request-invite\/status\?token=[A-Za-z0-9]{24}/.exec(received?.message?.text ?? '')?.[0]
    expect((await see(status!)).status).toBe(200)
  })

  it('tells a member by mail only', async () => {
    await instance.member('Paula')
    const [known, unknown] = await Promise.all([post(fill('paula@example.org')), post(fill(newEmail()))])
    expect([known.status, known.headers.get('location')]).toEqual([unknown.status, unknown.headers.get('location')])
    expect(await known.text()).toBe(await unknown.text())
    expect(await requestsOf('paula@example.org')).toEqual([])
    const [mail] = await mailsTo('paula@example.org')
    expect([mail?.template, mail?.message?.text.includes('/auth')]).toEqual(['request-member', true])
  })

  it('leads whoever comes by a link to the form, and knows its methods', async () => {
    const answer = await see('/en/request-invite')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/join#request'])
    for (const [path, message] of [
      ['/request-invite/nowhere', 'Página não encontrada: /request-invite/nowhere'],
      ['/en/request-invite/now%3Chere', 'Page Not Found: /en/request-invite/now&lt;here'],
    ] as const) {
      const lost = await see(path)
      expect(lost.status).toBe(404)
      expect(await lost.text()).toContain(message)
    }
    const wrong = await see('/request-invite/challenge', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
