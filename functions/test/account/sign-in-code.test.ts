/** Six digits by mail, changed into a sign-in. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { requestCode } from '@varanda/domain/account/calls/request-code'
import { signInWithCode } from '@varanda/domain/account/calls/sign-in-with-code'
import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import { codeAddress, codeLimits } from '@varanda/domain/account/sign-in-code'
import { newCodeRequest } from '@varanda/domain/ids'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { rates } from '@varanda/domain/rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedCodeIdOf, codeIdOf } from '../../src/account/code-hash.ts'
import { type Instance, openInstance } from '../instance.ts'

let instance: Instance
let network = 0
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`

beforeAll(async () => {
  instance = await openInstance({ trustProxy: ['127.0.0.1'], outbox: true })
})
afterAll(() => instance.close())

/** Each call from a network of its own, unless one is given. */
async function call(name: string, data: object, address = `198.51.100.${++network % 250}`) {
  const answer = await fetch(`${instance.server.url}/__/fn/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data }),
  })
  const body = (await answer.json()) as {
    result?: { token?: string }
    error?: { details?: { code?: string } }
  }
  return { status: answer.status, ...body, code: body.error?.details?.code }
}
/** What the browser that asked last named its request, by address. */
const requests = new Map<string, string>()
async function ask(email: string, locale = 'pt', address?: string) {
  const request = newCodeRequest()
  const answer = await call(requestCode.name, { request, email, locale }, address)
  if (answer.status === 200) requests.set(codeAddress(email), request)
  return answer
}
const tryCode = (email: string, code: string, address?: string, request = requests.get(email)) =>
  call(signInWithCode.name, { email, code, ...(request && { request }) }, address)

/** The newest code that was mailed to the address, and its language. */
async function mailed(email: string): Promise<{ code: string; locale: string; count: number }> {
  await instance.server.idle()
  const all = (await instance.db.collection(paths.mailQueue).get()).docs.map((one) => one.data() as MailDocument)
  const texts = all.filter(({ to, message }) => to === email || message?.text.includes(email))
  const mails = instance.server.mail.list(100).filter(({ to }) => to === email)
  const subjects = [...mails.map(({ subject }) => subject), ...texts.map(({ message }) => message?.subject ?? '')]
  const code = subjects.map((subject) => /\d{6}/.exec(subject)?.[0]).find(Boolean) ?? ''
  return { code, locale: subjects[0]?.includes('your code') ? 'en' : 'pt', count: subjects.length }
}

/** What is told. */
const alike = ({ status, code, result }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  code,
  told: Object.keys(result ?? {}),
})

async function enter(token: string) {
  const answer = await fetch(
    `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`,
    { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
  )
  return (await answer.json()) as { idToken: string }
}

describe('the code by mail', () => {
  it('signs a member in, once, in their own language', async () => {
    const ana = await instance.member('Ana')
    expect(await ask(` ${emailOf('Ana').toUpperCase()} `, 'en')).toMatchObject({ status: 200, result: {} })
    const { code, locale } = await mailed(emailOf('Ana'))
    expect(locale).toBe('pt')
    const { result } = await tryCode(emailOf('Ana'), `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(Buffer.from(result!.token!.split('.')[0]!, 'base64url').toString()).toContain('RS256')
    const { idToken } = await enter(result!.token!)
    expect((await instance.server.auth.verifier.verify(idToken))?.uid).toBe(ana.uid)
    expect(await tryCode(emailOf('Ana'), code)).toMatchObject({ status: 403, code: 'code-wrong' })
    // A member keeps the password, and the address counts as theirs.
    expect(instance.server.auth.accounts.byUid(ana.uid)).toMatchObject({ emailVerified: true })
    await instance.server.auth.signIn.withPassword(emailOf('Ana'), 'correct horse', '203.0.113.4')
  })

  it('is mailed once, however often the same request comes, also at once', async () => {
    await instance.member('Rita')
    const asked = { request: newCodeRequest(), email: emailOf('Rita'), locale: 'pt' }
    const answers = await Promise.all([1, 2].map(() => call(requestCode.name, asked)))
    expect([...answers, await call(requestCode.name, asked)].map(({ status }) => status)).toEqual([200, 200, 200])
    const { code, count } = await mailed(asked.email)
    expect(count).toBe(1)
    expect((await tryCode(asked.email, code, undefined, asked.request)).result?.token).toBeTruthy()
  })

  it('comes with a link that signs in the same account on our own page, but for a member who has not shown the address', async () => {
    const linkTo = async (email: string) => {
      await instance.server.idle()
      const all = (await instance.db.collection(paths.mailQueue).get()).docs.map((one) => one.data() as MailDocument)
      const texts = all.filter(({ to }) => to === email).map(({ message }) => message?.text ?? '')
      return texts.map((text) => /^http\S+$/m.exec(text)?.[0])
    }
    const [member, guest] = [await instance.member('Nara'), await instance.account('Noel')]
    await ask(emailOf('Nara'))
    expect(await linkTo(emailOf('Nara'))).toEqual([undefined])
    expect((await tryCode(emailOf('Nara'), (await mailed(emailOf('Nara'))).code)).result?.token).toBeTruthy()
    await ask(emailOf('Nara'))
    await ask(emailOf('Noel'), 'en')
    for (const [{ uid }, name, path] of [
      [member, 'Nara', '/auth'],
      [guest, 'Noel', '/en/auth'],
    ] as const) {
      const link = new URL((await linkTo(emailOf(name))).find((one) => one !== undefined)!)
      expect(link.origin + link.pathname).toBe(instance.server.url + path)
      expect(Object.fromEntries(link.searchParams)).toMatchObject({
        mode: 'signIn',
        apiKey: expect.stringMatching(/./),
      })
      const code = link.searchParams.get('oobCode')!
      const signedIn = await instance.server.auth.emailLink.signIn(emailOf(name), code, '203.0.113.9')
      expect(signedIn.account.uid).toBe(uid)
      await expect(instance.server.auth.emailLink.signIn(emailOf(name), code, '203.0.113.9')).rejects.toThrow()
    }
    // The member's password is there still.
    await instance.server.auth.signIn.withPassword(emailOf('Nara'), 'correct horse', '203.0.113.4')
  })

  it('takes the password from an account that is no member’s and whose address nobody had shown', async () => {
    const guest = await instance.account('Guest')
    await ask(emailOf('Guest'), 'en')
    const { code, locale } = await mailed(emailOf('Guest'))
    expect(locale).toBe('en')
    const { result } = await tryCode(emailOf('Guest'), code)
    expect(await instance.server.auth.verifier.verify(guest.idToken)).toBeNull()
    const { idToken } = await enter(result!.token!)
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as { auth_time: number }
    // Whatever asks identity whether this sign-in still holds, as photos do, is told that it does.
    expect(signedInAt(claims)).toBeGreaterThanOrEqual(instance.server.auth.accounts.byUid(guest.uid)!.validSince)
    await expect(
      instance.server.auth.signIn.withPassword(emailOf('Guest'), 'correct horse', '203.0.113.5'),
    ).rejects.toMatchObject({ code: 'INVALID_LOGIN_CREDENTIALS' })
  })

  it('takes a Google account from it, too, that somebody else may have linked', async () => {
    const guest = await instance.account('Linked')
    const { accounts, admin } = instance.server.auth
    const google = { subject: 'a-stranger', email: 'stranger@example.com' }
    const { uid, email, emailVerified, passwordHash, displayName, photoUrl } = accounts.byUid(guest.uid)!
    const held = { uid, email, emailVerified, passwordHash, displayName, photoUrl, google }
    await admin.import([{ ...held, disabled: false, claims: {}, createdAt: null, lastLoginAt: null }])
    await ask(emailOf('Linked'))
    const { result } = await tryCode(emailOf('Linked'), (await mailed(emailOf('Linked'))).code)
    expect((await enter(result!.token!)).idToken).toBeTruthy()
    expect(accounts.byUid(guest.uid)).toMatchObject({ emailVerified: true, google: null, passwordHash: null })
  })

  it('opens no account that has another address by now', async () => {
    const moved = await instance.member('Moved')
    await ask(emailOf('Moved'))
    const { code } = await mailed(emailOf('Moved'))
    await instance.server.auth.admin.update(moved.uid, { email: 'moved-on@example.com', emailVerified: true })
    expect((await tryCode(emailOf('Moved'), code)).code).toBe('code-wrong')
  })

  it('is answered alike for addresses known and unknown, and an unknown or paused one gets no message', async () => {
    await instance.account('Known')
    const paused = await instance.account('Paused')
    await instance.server.auth.admin.update(paused.uid, { disabled: true })
    const emails = [emailOf('Known'), 'never-heard-of@example.org', emailOf('Paused')]
    const asked = []
    const tried = []
    for (const email of emails) asked.push(alike(await ask(email)))
    const { code } = await mailed(emails[0]!)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const email of emails) tried.push(await tryCode(email, wrong))
    expect(asked[1]).toEqual(asked[0])
    expect(asked[2]).toEqual(asked[0])
    expect(tried[1]).toEqual(tried[0])
    expect(tried[2]).toEqual(tried[0])
    expect([(await mailed(emails[1]!)).count, (await mailed(emails[2]!)).count]).toEqual([0, 0])
    const shapes = await Promise.all(
      emails.map(async (email) =>
        Promise.all(
          [codeIdOf(email), askedCodeIdOf(email, requests.get(email)!)].map(async (id) =>
            Object.keys((await instance.db.doc(paths.signInCode(id)).get()).data()!).sort(),
          ),
        ),
      ),
    )
    expect(shapes[1]).toEqual(shapes[0])
    // A link was made for each of them: that one is sent takes no longer than that none is.
    const identity = new DatabaseSync(join(instance.dataDir, 'varanda.sqlite'), { readOnly: true })
    const made = identity.prepare(
      "SELECT count(*) AS n FROM auth_action_codes WHERE kind = 'EMAIL_SIGNIN' AND email = ?",
    )
    expect(emails.map((email) => made.get(email)?.n)).toEqual([1, 1, 1])
    identity.close()
  })

  it('is none after five wrong tries, also when they come at once', async () => {
    await instance.account('Target')
    await ask(emailOf('Target'))
    const { code } = await mailed(emailOf('Target'))
    const wrong = Array.from({ length: 20 }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(wrong.map((one) => tryCode(emailOf('Target'), one)))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['code-wrong']))
    expect((await tryCode(emailOf('Target'), code)).code).toBe('code-wrong')
    const id = askedCodeIdOf(emailOf('Target'), requests.get(emailOf('Target'))!)
    const stored = (await instance.db.doc(paths.signInCode(id)).get()).data()!
    expect(stored.tries).toBe(codeLimits.tries)
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('is none after ten minutes', async () => {
    await instance.account('Slow')
    await ask(emailOf('Slow'))
    const { code } = await mailed(emailOf('Slow'))
    const reference = instance.db.doc(paths.signInCode(askedCodeIdOf(emailOf('Slow'), requests.get(emailOf('Slow'))!)))
    const { goodUntil } = (await reference.get()).data()!
    expect(goodUntil.toMillis() - Date.now()).toBeGreaterThan(9 * 60_000)
    expect(goodUntil.toMillis() - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    await reference.update({ goodUntil: new Date() })
    expect((await tryCode(emailOf('Slow'), code)).code).toBe('code-wrong')
  })

  it('is nobody else’s to use up or to replace, and is tried only where it was asked for', async () => {
    const rosa = await instance.account('Rosa')
    await ask(emailOf('Rosa'), 'pt', '203.0.113.20')
    const own = requests.get(emailOf('Rosa'))
    const { code } = await mailed(emailOf('Rosa'))
    // Somebody who knows the address: tries without a request, with a made-up one, and with requests of their own.
    const stranger = '203.0.113.66'
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 1; n < codeLimits.tries; n += 1) {
      expect((await tryCode(emailOf('Rosa'), code, stranger, 'x'.repeat(22))).code).toBe('code-wrong')
    }
    expect((await call(signInWithCode.name, { email: emailOf('Rosa'), code }, stranger)).code).toBe('code-wrong')
    expect((await tryCode(emailOf('Rosa'), code, stranger, 'y'.repeat(22))).code).toBe('too-many-tries')
    await ask(emailOf('Rosa'), 'pt', stranger)
    const theirs = requests.get(emailOf('Rosa'))!
    for (let n = 0; n < codeLimits.tries; n += 1) await tryCode(emailOf('Rosa'), wrong, stranger, theirs)
    const { result } = await tryCode(emailOf('Rosa'), code, '203.0.113.20', own)
    expect((await instance.server.auth.verifier.verify((await enter(result!.token!)).idToken))?.uid).toBe(rosa.uid)
    expect((await tryCode(emailOf('Rosa'), code, '203.0.113.20', own)).code).toBe('code-wrong')
  })

  it('comes to the owner at home while strangers ask for it again and again', async () => {
    await instance.account('Lina')
    const home = '203.0.113.21'
    await ask(emailOf('Lina'), 'pt', home)
    await tryCode(emailOf('Lina'), (await mailed(emailOf('Lina'))).code, home)
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push((await ask(emailOf('Lina'), 'pt', `198.51.100.${n + 1}`)).code)
    expect(answers.slice(-3)).toEqual(['too-many-tries', 'too-many-tries', 'too-many-tries'])
    expect((await ask(emailOf('Lina'), 'pt', home)).status).toBe(200)
    const stored = JSON.stringify((await instance.db.doc(paths.signInCode(codeIdOf(emailOf('Lina')))).get()).data())
    expect(stored).not.toContain(home)
  })

  it('is waited for from the fourth on, known or not, and sent ten times a minute to one network', async () => {
    await instance.account('Busy')
    for (const email of [emailOf('Busy'), 'also-unknown@example.org']) {
      for (let n = 0; n < 3; n += 1) expect((await ask(email)).status).toBe(200)
      expect((await ask(email)).code).toBe('too-many-tries')
    }
    const answers = []
    // The minute may change once on the way.
    for (let n = 0; n <= 2 * rates.requestCode.windows[0]!.most; n += 1)
      answers.push(await ask(`n${n}@example.org`, 'pt', '203.0.113.77'))
    expect(answers.filter(({ code }) => code === 'too-many-tries').length).toBeGreaterThan(0)
  })

  it('is asked for with an address and tried with six digits, nothing else', async () => {
    for (const email of [
      '',
      'ana',
      'ana@example.org, bia@example.org',
      'Ana <ana@example.org>',
      'a@b.c\r\nBcc: x@y.z',
    ]) {
      expect((await ask(email)).code, email).toBe('bad-input')
    }
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect((await tryCode('ana@example.org', code)).code, code).toBe('bad-input')
    }
  })
})
