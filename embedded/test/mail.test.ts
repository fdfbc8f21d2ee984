/** The messages of identity: over SMTP when there is a server, on the outbox page in any case. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mailer, openMailer } from '../src/mail/mailer.ts'
import { type Sender, startSender } from '../src/mail/sender.ts'
import { type Database, openDatabase } from '../src/sqlite/database.ts'
import { openInstance, type TestInstance } from './support/instance.ts'
import { type SmtpSink, smtpSink } from './support/smtp-sink.ts'

const from = 'casa@varanda.example'
const hello = {
  kind: 'test',
  to: 'ana@example.org',
  subject: 'Olá, você 🌿',
  text: 'Um segredo',
  html: '<p>Um segredo</p>',
}

let sink: SmtpSink
let database: Database
let mailer: Mailer
let sender: Sender | undefined
let ahead = 0
const logs: string[] = []
const now = () => Date.now() + ahead
const log = (entry: object) => logs.push(JSON.stringify(entry))
const run = () => startSender({ mailer, server: { url: sink.url, from }, name: 'Casa', now, log })

beforeEach(async () => {
  ahead = 0
  logs.length = 0
  sink = await smtpSink()
  database = openDatabase(':memory:')
  mailer = openMailer(database, now, { isSent: true })
})
afterEach(async () => {
  await sender?.stop()
  await database.close()
  await sink.close()
})

/** The one message's row, as soon as it is in that state. */
async function becomes(state: string) {
  for (let tries = 0; tries < 500; tries += 1) {
    const [mail] = mailer.list(1)
    if (mail?.state === state) return mail
    await sleep(10)
  }
  throw new Error(`The message is ${mailer.list(1)[0]?.state}, not ${state}`)
}

describe('the sender', () => {
  it('gives a message to the server, whole, and keeps its words and address no longer', async () => {
    sender = run()
    const id = await mailer.send(hello)
    const { mail, to } = await sink.arrival(() => true)
    expect([mail.subject, mail.text?.trim(), mail.html?.trim()]).toEqual([hello.subject, hello.text, hello.html])
    expect(mail.from).toEqual({ name: 'Casa', address: from })
    expect([to, mail.messageId]).toEqual([['ana@example.org'], `<${id}@varanda.example>`])
    expect(await becomes('sent')).toMatchObject({ to: '', text: '', subject: hello.subject, reason: null })
  })

  it('keeps nothing for more than a month', async () => {
    await mailer.send(hello)
    ahead = 31 * 24 * 60 * 60_000
    await mailer.send({ ...hello, subject: 'Later' })
    expect(mailer.list(10).map(({ subject }) => subject)).toEqual(['Later'])
  })

  it('comes back after a passing refusal, under the same Message-ID', async () => {
    let refusals = 1
    sink.behave = (stage) => (stage === 'content' && refusals-- > 0 ? 451 : 250)
    sender = run()
    const id = await mailer.send(hello)
    for (let tries = 0; mailer.list(1)[0]?.reason !== '451' && tries < 300; tries += 1) await sleep(10)
    expect(mailer.list(1)[0]).toMatchObject({ state: 'waiting', reason: '451', tries: 1 })
    ahead = 10_000
    await sender.stop()
    sender = run()
    expect((await sink.arrival(() => true)).mail.messageId).toBe(`<${id}@varanda.example>`)
    expect(await becomes('sent')).toMatchObject({ tries: 2 })
  })

  it('gives up after a final refusal, and says no address about it', async () => {
    sink.behave = (stage) => (stage === 'recipient' ? 550 : 250)
    sender = run()
    await mailer.send(hello)
    expect(await becomes('dead')).toMatchObject({ reason: '550', tries: 1 })
    expect(logs.join('\n')).toContain('550')
    expect(logs.join('\n')).not.toMatch(/@/)
  })

  it('gives up in the end where nobody answers', async () => {
    sink.behave = () => 'hang-up'
    sender = run()
    await mailer.send(hello)
    for (let tries = 0; tries < 8; tries += 1) {
      while (mailer.list(1)[0]!.tries <= tries || mailer.list(1)[0]!.state === 'sending') await sleep(5)
      ahead += 3_600_000
      await sender.stop()
      sender = run()
    }
    expect(await becomes('dead')).toMatchObject({ tries: 8 })
  })

  it('takes up what a dead process had claimed', async () => {
    await mailer.send(hello)
    await mailer.claim()
    expect(await mailer.claim()).toBeNull()
    sender = run()
    await sink.arrival(() => true)
    expect(await becomes('sent')).toMatchObject({ tries: 2 })
  })

  describe('on a disk that takes nothing', () => {
    const unwritten = () => logs.filter((line) => line.includes('"severity":"ERROR"'))
    const setFull = (isFull: boolean) => database.sql.exec(`PRAGMA query_only = ${isFull ? 'ON' : 'OFF'}`)
    const untilUnwritten = async () => {
      for (let tries = 0; unwritten().length === 0 && tries < 500; tries += 1) await sleep(5)
    }

    it('waits, says so once, and goes on by itself when there is space', async () => {
      await mailer.send(hello)
      setFull(true)
      sender = run()
      await untilUnwritten()
      await sleep(4000)
      expect([unwritten().length, sink.received.length]).toEqual([1, 0])
      setFull(false)
      await sink.arrival(() => true)
      await becomes('sent')
      const id = await mailer.send(hello)
      await sink.arrival(({ mail }) => mail.messageId === `<${id}@varanda.example>`)
    }, 15_000)

    it('sends what the server had taken once, and then the next', async () => {
      sink.behave = (stage) => {
        if (stage === 'content') setFull(true)
        return 250
      }
      sender = run()
      const first = await mailer.send(hello)
      await untilUnwritten()
      expect(mailer.list(1)[0]).toMatchObject({ id: first, state: 'sending' })
      sink.behave = null
      setFull(false)
      const second = await mailer.send(hello)
      await sink.arrival(({ mail }) => mail.messageId === `<${second}@varanda.example>`)
      await becomes('sent')
      expect(mailer.list(2).map(({ state, tries }) => [state, tries])).toEqual([
        ['sent', 1],
        ['sent', 1],
      ])
      expect(sink.received).toHaveLength(2)
    }, 15_000)

    it('stops at once', async () => {
      await mailer.send(hello)
      setFull(true)
      sender = run()
      await untilUnwritten()
      const begun = performance.now()
      await sender.stop()
      expect(performance.now() - begun).toBeLessThan(500)
      setFull(false)
      await sleep(50)
      expect(mailer.list(1)[0]).toMatchObject({ state: 'waiting', tries: 0 })
    })
  })
})

describe('an instance', () => {
  let instance: TestInstance
  afterEach(() => instance.close())

  it('sends the mail of a forgotten password, and shows what became of it', async () => {
    instance = await openInstance({ outbox: true, functions: false, mailServer: { url: sink.url, from } })
    await instance.person('asked')
    await instance.server.auth.admin.update('asked', { email: 'asked@example.com' })
    await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'en' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'asked@example.com' }),
    })
    const { mail } = await sink.arrival(({ to }) => to.includes('asked@example.com'))
    expect(mail.text).toContain('mode=resetPassword')
    while (instance.server.mail.list(1)[0]?.state !== 'sent') await sleep(5)
    const page = await (await fetch(instance.server.outboxUrl!)).text()
    expect(page).toContain('data-mail-state="sent"')
    expect(page).not.toContain('resetPassword')
  })

  it('shows the messages that its functions left', async () => {
    instance = await openInstance({ outbox: true, functions: false })
    const { firestore } = instance.server
    const text = (value: string) => ({ stringValue: value })
    const words = { subject: text('<b>Oi</b>'), text: text('Olhe'), html: text('<script>1</script>') }
    const fields = {
      template: text('invite'),
      to: text('bia@example.org'),
      state: text('shown'),
      createdAt: { timestampValue: new Date().toISOString() },
      message: { mapValue: { fields: words } },
    }
    const name = `${firestore.database}/documents/mail/one`
    await firestore.commit({ kind: 'admin' }, { writes: [{ update: { name, fields } }] })
    const answer = await fetch(instance.server.outboxUrl!)
    const page = await answer.text()
    // Pictures that a message brings along are shown, and none is asked for elsewhere.
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; img-src data:;/)
    expect(page).toContain('data-mail-kind="invite"')
    expect(page).toContain('&lt;b&gt;Oi&lt;/b&gt;')
    expect(page).not.toContain('<script>1')
    expect((await fetch(`${instance.server.url}/__/outbox?key=guess`)).status).toBe(404)
    expect((await fetch(`${instance.server.url}/__/outbox`)).status).toBe(404)
  })
})
