/** Whom identity writes to, how often in all, and what of it is kept. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailer } from '../../src/mail/mailer.ts'
import { openDatabase } from '../../src/sqlite/database.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

let server: IdentityServer
let people = 0
const password = 'quintal com sombra'
const tooMany = { code: 'TOO_MANY_ATTEMPTS_TRY_LATER' }

beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

/** Each from a network of its own. */
const elsewhere = () => `2001:db8:0:${(++people).toString(16)}::1`
const page = () => ({ continueUrl: server.url })
const sent = (to: string) => server.mailer.list(2000).filter((mail) => mail.to === to).length
const made = async (emailVerified: boolean) => {
  const email = `person${++people}@example.com`
  const account = await server.auth.admin.create(undefined, { email, emailVerified })
  return { account, email }
}

describe('a link to sign in that somebody asks for', () => {
  it('is answered alike for addresses known, unknown and paused, and only the known one gets it', async () => {
    const { email: known } = await made(true)
    const paused = await made(true)
    await server.auth.admin.update(paused.account.uid, { disabled: true })
    const answers = await Promise.all(
      [known, 'nobody-here@example.com', paused.email].map(async (email) => {
        const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`, {
          method: 'POST',
          body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: server.url }),
        })
        return [answer.status, (await answer.text()).replace(email, '')]
      }),
    )
    expect(answers[0]![0]).toBe(200)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect([known, 'nobody-here@example.com', paused.email].map(sent)).toEqual([1, 0, 0])
  })

  it('goes to anybody where nobody is throttled, as on Firebase', async () => {
    const free = await startIdentity({ isThrottled: false })
    try {
      await free.auth.emailLink.send('nobody-here@example.com', { continueUrl: free.url }, elsewhere())
      expect(free.mailer.list(1)).toMatchObject([{ to: 'nobody-here@example.com' }])
    } finally {
      await free.stop()
    }
  })

  it('makes an account where the Admin SDK asked for it', async () => {
    const email = 'invited@example.com'
    const code = new URL(await server.auth.emailLink.link(email, page())).searchParams.get('oobCode')!
    expect(await server.auth.emailLink.signIn(email, code, elsewhere())).toMatchObject({ isNewUser: true })
  })
})

describe('the whole instance', () => {
  it('writes to two hundred typed addresses a day, and goes on writing to those that are proven', async () => {
    const typed = await made(false)
    const proven = await made(true)
    const { idToken } = await server.auth.signIn.begin(proven.account, 'password')
    const ask = (n: number) => server.auth.emailChange.sendChange(idToken, `typed${n}@example.net`, page(), elsewhere())
    for (let n = 0; n < 200; n += 1) await ask(n)
    await expect(ask(200)).rejects.toMatchObject(tooMany)
    expect([sent('typed199@example.net'), sent('typed200@example.net')]).toEqual([1, 0])

    // What would tell who is known says nothing of it.
    for (const { email } of [typed, proven]) await server.auth.passwordReset.send(email, {}, elsewhere())
    for (const { email } of [typed, proven]) await server.auth.emailLink.send(email, page(), elsewhere())
    expect([sent(typed.email), sent(proven.email)]).toEqual([0, 2])
    const own = await server.auth.signIn.begin(typed.account, 'password')
    await expect(server.auth.emailChange.sendVerification(own.idToken, page(), elsewhere())).rejects.toMatchObject(
      tooMany,
    )
    server.clock.offsetMs = 24 * 60 * 60_000
    try {
      await server.auth.passwordReset.send(typed.email, {}, elsewhere())
      expect(sent(typed.email)).toBe(1)
    } finally {
      server.clock.offsetMs = 0
    }
  })

  it('writes to three hundred proven addresses an hour; then all are refused alike', async () => {
    server.clock.offsetMs = 2 * 24 * 60 * 60_000
    try {
      const all = await Promise.all(Array.from({ length: 301 }, () => made(true)))
      for (const { email } of all.slice(0, 300)) await server.auth.passwordReset.send(email, {}, elsewhere())
      const { email } = all[300]!
      for (const to of [email, 'nobody-here@example.com']) {
        await expect(server.auth.passwordReset.send(to, {}, elsewhere())).rejects.toMatchObject(tooMany)
        await expect(server.auth.emailLink.send(to, page(), elsewhere())).rejects.toMatchObject(tooMany)
      }
      server.clock.offsetMs += 60 * 60_000
      await server.auth.passwordReset.send(email, {}, elsewhere())
      expect(sent(email)).toBe(1)
    } finally {
      server.clock.offsetMs = 0
    }
  })
})

it('what waits for the mail server is kept, however much comes after it; what is over makes room', async () => {
  const database = openDatabase(':memory:')
  const mailer = openMailer(database, Date.now, { isSent: true })
  const mail = { kind: 'test', to: 'ana@example.org', subject: 'Oi', text: password }
  const ids = await database.write(() => Array.from({ length: 2 }, () => mailer.enqueue(mail)))
  await mailer.settle(ids[0]!, { state: 'dead', reason: '550' })
  await database.write(() => {
    for (let n = 0; n < 2100; n += 1) mailer.enqueue(mail)
  })
  const kept = mailer.list(5000).map(({ id }) => id)
  expect([kept.length, kept.includes(ids[0]!), kept.includes(ids[1]!)]).toEqual([2101, false, true])
  await database.close()
})
