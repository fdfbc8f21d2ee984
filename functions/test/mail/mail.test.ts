/** Messages of the application, from the document that asks for one to the mailbox. */
import { type ChildProcess, fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMailAddress, type MailDocument, type MailTemplate, mailLimits } from '@varanda/domain/mail/mail'
import type { Contact } from '@varanda/domain/member/contact'
import type { Standing } from '@varanda/domain/member/standing'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type SmtpSink, smtpSink } from '../../../embedded/test/support/smtp-sink.ts'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { type NewMail, newMessage } from '../../src/mail/new-message.ts'
import { sendLetter } from '../../src/mail/smtp.ts'
import { renderMail } from '../../src/mail/templates.ts'
import { setDue } from '../harness/alarms.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { plantMembers } from '../harness/members.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const from = 'casa@varanda.example'
const invite = {
  template: 'invite' as const,
  parameters: { inviter: 'Zé da Conceição', link: 'https://v.example/join?invite=a&b', code: '123456', days: 14 },
}
let sink: SmtpSink
let instance: Instance
let bia: Person
let count = 0

beforeAll(async () => {
  sink = await smtpSink()
  instance = await openInstance({ hosting: true, outbox: true, mailServer: { url: sink.url, from } })
  bia = await instance.member('Bia')
})
afterAll(async () => {
  await instance.close()
  await sink.close()
})
afterEach(() => {
  sink.behave = null
})

async function queue<Template extends MailTemplate>(
  mail: Partial<NewMail<Template>> & Pick<NewMail<Template>, 'template' | 'parameters'>,
  db = instance.db,
): Promise<string> {
  const id = `m${++count}`
  const message = newMessage({ locale: 'pt', to: `${id}@example.org`, ...mail }, new Date())
  // A notification goes to what is its member's address still.
  if (mail.uid)
    await db.doc(paths.contact(mail.uid)).update({ email: message.to, isShown: true } satisfies Partial<Contact>)
  await db.doc(paths.mail(id)).create(message)
  return id
}

const arrived = (id: string) => sink.arrival(({ mail }) => mail.messageId === `<${id}@varanda.example>`)
const howOften = (id: string) => sink.received.filter(({ mail }) => mail.messageId === `<${id}@varanda.example>`).length
const stateOf = async (id: string, db: Firestore = instance.db) =>
  (await db.doc(paths.mail(id)).get()).data() as MailDocument

async function becomes(id: string, state: string, test = (_message: MailDocument) => true): Promise<MailDocument> {
  for (let tries = 0; tries < 600; tries += 1) {
    const message = await stateOf(id)
    if (message.state === state && test(message)) return message
    await sleep(15)
  }
  throw new Error(`${id} is ${(await stateOf(id)).state}, not ${state}`)
}

/** As if its pause or claim were over. */
async function pass(id: string, db: Firestore = instance.db): Promise<void> {
  await db.doc(paths.mail(id)).update({ dueAt: Timestamp.fromMillis(Date.now() - 1000) })
  await setDue(db, 'send-mail', { mailId: id })
}
const sweep = () => instance.server.functions!.runSchedule('claimAlarms')

describe('a message', () => {
  it('arrives in Portuguese, as text and HTML, with nothing of a name read as HTML', async () => {
    const id = await queue({ ...invite, parameters: { ...invite.parameters, inviter: 'Zé <b>da</b> Conceição' } })
    const { mail, to } = await arrived(id)
    expect(mail.subject).toBe('Zé <b>da</b> Conceição guardou um lugar para você na Varanda')
    expect(mail.text).toContain(invite.parameters.link)
    expect(mail.html).toContain('lang="pt-BR"')
    expect(mail.html).toContain('Zé &lt;b&gt;da&lt;/b&gt; Conceição')
    expect(mail.html).toContain('href="https://v.example/join?invite=a&amp;b"')
    expect([to, mail.from?.address, mail.from?.name]).toEqual([[`${id}@example.org`], from, 'Varanda'])
    const names = mail.headers.map(({ key }) => key)
    expect(names).toContain('auto-submitted')
    expect(names.filter((name) => name.startsWith('list-'))).toEqual([])
  })

  it('arrives in English, with the code in the subject', async () => {
    const id = await queue({
      template: 'sign-in-code',
      locale: 'en',
      parameters: { code: '042137', minutes: 10, link: null },
    })
    const { mail } = await arrived(id)
    expect(mail.subject).toBe('042137 is your code to sign in')
    expect(mail.html).toContain('lang="en-US"')
    expect(mail.text).toContain('10 minutes')
  })

  it('leaves neither address nor words behind, and goes once however often it is asked for', async () => {
    const id = await queue(invite)
    await arrived(id)
    const after = await becomes(id, 'sent')
    expect(Object.keys(after).sort()).toEqual(
      ['createdAt', 'dueAt', 'expiresAt', 'locale', 'state', 'template', 'tries', 'uid'].sort(),
    )
    await pass(id)
    await sweep()
    await instance.server.idle()
    expect(howOften(id)).toBe(1)
    await expect(
      instance.db.runTransaction(async (transaction) => transaction.create(instance.db.doc(paths.mail(id)), {})),
    ).rejects.toThrow(/ALREADY_EXISTS|already exists/i)
  })

  it('comes back after a passing refusal', async () => {
    let refusals = 1
    sink.behave = (stage) => (stage === 'content' && refusals-- > 0 ? 451 : 250)
    const id = await queue(invite)
    const { dueAt } = await becomes(id, 'waiting', ({ tries }) => tries === 1)
    expect(dueAt.toMillis() - Date.now()).toBeGreaterThan(20_000)
    expect((await stateOf(id)).reason).toBe('451')
    await pass(id)
    await sweep()
    await arrived(id)
    expect((await becomes(id, 'sent')).tries).toBe(2)
  })

  it('is dead after a final refusal, and after too many passing ones', async () => {
    sink.behave = (stage) => (stage === 'recipient' ? 550 : 250)
    const refused = await becomes(await queue(invite), 'dead')
    expect([refused.reason, refused.tries, refused.to]).toEqual(['550', 1, undefined])
    sink.behave = (stage) => (stage === 'recipient' ? 450 : 250)
    const id = await queue(invite)
    await becomes(id, 'waiting', ({ tries }) => tries === 1)
    await instance.db.doc(paths.mail(id)).update({ tries: mailLimits.tries - 1 })
    await pass(id)
    await sweep()
    expect(await becomes(id, 'dead')).toMatchObject({ reason: '450', tries: mailLimits.tries })
  })

  it('that is too late to be of use is not sent', async () => {
    sink.behave = (stage) => (stage === 'recipient' ? 450 : 250)
    const id = await queue({ template: 'sign-in-code', parameters: { code: '123456', minutes: 10, link: null } })
    await becomes(id, 'waiting', ({ tries }) => tries === 1)
    sink.behave = null
    await instance.db.doc(paths.mail(id)).update({ createdAt: Timestamp.fromMillis(Date.now() - 11 * 60_000) })
    await pass(id)
    await sweep()
    expect(await becomes(id, 'dead')).toMatchObject({ reason: 'late' })
    expect(howOften(id)).toBe(0)
  })

  it('whose line breaks while it is given: an invite comes again, a notification rather never', async () => {
    let breaks = 2
    sink.behave = (stage) => (stage === 'content' && breaks-- > 0 ? 'hang-up' : 250)
    const notification = {
      template: 'notices' as const,
      uid: bia.uid,
      parameters: {
        items: [{ text: 'Ana comentou no seu post', link: 'https://v.example/' }],
        more: 0,
        link: 'https://v.example/',
        topics: ['comments' as const],
      },
    }
    const id = await queue(notification)
    await becomes(id, 'unknown')
    const other = await queue(invite)
    await becomes(other, 'waiting', ({ tries }) => tries === 1)
    await pass(other)
    await sweep()
    await arrived(other)
    expect(howOften(id)).toBe(0)
  })

  it('whose server is away was not given, so that a notification too comes again', async () => {
    sink.behave = (stage) => (stage === 'connect' ? 'hang-up' : 250)
    const id = await queue({
      template: 'notices',
      uid: bia.uid,
      parameters: {
        items: [{ text: 'Ana comentou no seu post', link: 'https://v.example/' }],
        more: 0,
        link: 'https://v.example/',
        topics: ['comments'],
      },
    })
    await becomes(id, 'waiting', ({ tries }) => tries === 1)
    sink.behave = null
    await pass(id)
    await sweep()
    await arrived(id)
  })
})

describe('a notification that waited', () => {
  const comment = {
    template: 'notices' as const,
    parameters: {
      items: [{ text: 'Ana comentou', link: 'https://v.example/' }],
      more: 0,
      link: 'https://v.example/',
      topics: [],
    },
  }

  it.each<[string, (uid: string) => Promise<unknown>]>([
    [
      'no longer reads',
      (uid) => instance.db.doc(paths.standing(uid)).update({ status: 'suspended' } satisfies Partial<Standing>),
    ],
    ['has another address', (uid) => instance.db.doc(paths.contact(uid)).update({ email: 'outro@example.org' })],
    [
      'took the address back from somebody, and has not signed in since',
      (uid) => instance.auth.updateUser(uid, { email: 'de-volta@example.org', emailVerified: true }),
    ],
    ['never showed the address', (uid) => instance.db.doc(paths.contact(uid)).update({ isShown: FieldValue.delete() })],
  ])('goes nowhere once its reader %s', async (_, change) => {
    const { uid } = await instance.member('Caio')
    sink.behave = (stage) => (stage === 'connect' ? 'hang-up' : 250)
    const id = await queue({ ...comment, uid })
    await becomes(id, 'waiting', ({ tries }) => tries === 1)
    sink.behave = null
    await change(uid)
    await pass(id)
    await sweep()
    await becomes(id, 'unwanted')
    expect(howOften(id)).toBe(0)
  })
})

describe('a mail of notices that waited', () => {
  const asked = (name: string): InstanceNotice => ({
    kind: 'connection-asked',
    at: Timestamp.now(),
    by: { uid: `uid-of-${name}`, name },
    words: '',
    readAt: null,
    unread: true,
  })

  async function waited(change: (uid: string, place: (id: string) => DocumentReference) => Promise<unknown>) {
    const { uid } = await instance.member(`Dora${++count}`)
    const place = (id: string) => instance.db.doc(paths.notice(uid, id))
    await Promise.all([place('one').set(asked('Ana')), place('other').set(asked('Edu'))])
    sink.behave = (stage) => (stage === 'connect' ? 'hang-up' : 250)
    const id = await queue({ template: 'notices', uid, parameters: { notices: ['one', 'other'] } })
    const queued = await becomes(id, 'waiting', ({ tries }) => tries === 1)
    expect(JSON.stringify(queued.parameters)).not.toContain('Ana')
    sink.behave = null
    await change(uid, place)
    await pass(id)
    await sweep()
    return id
  }

  it('says what stands when it leaves, and nothing of what was taken back or read', async () => {
    const { mail } = await arrived(await waited((_, place) => place('one').delete()))
    expect(mail.subject).toContain('Edu')
    expect(`${mail.text}${mail.html}`).not.toContain('Ana')
    const both = (await arrived(await waited(async () => {}))).mail.text
    expect([both?.includes('Ana'), both?.includes('Edu')]).toEqual([true, true])
  })

  it.each<[string, (uid: string, place: (id: string) => DocumentReference) => Promise<unknown>]>([
    ['was taken back', (_, place) => Promise.all(['one', 'other'].map((id) => place(id).delete()))],
    ['was read', (_, place) => Promise.all(['one', 'other'].map((id) => place(id).update({ unread: false })))],
    [
      'comes from whoever a block keeps away',
      (uid) =>
        Promise.all(
          ['Ana', 'Edu'].map((name) => {
            const other = `uid-of-${name}`
            return instance.db.doc(paths.block(uid, other)).set({ uid: other, name, at: Timestamp.now() })
          }),
        ),
    ],
    [
      'is not wanted by mail any more',
      (uid) => instance.db.doc(paths.noticeWishes(uid)).set({ topics: { invitations: { mail: false } } }),
    ],
  ])('does not go where all of it %s', async (_, change) => {
    const id = await waited(change)
    expect(await becomes(id, 'unwanted')).toMatchObject({ reason: 'nothing' })
    expect(howOften(id)).toBe(0)
  })
})

describe('an address that is refused for good', () => {
  const notify = () =>
    queue({
      template: 'notices',
      uid: bia.uid,
      to: 'bia@example.org',
      parameters: {
        items: [{ text: 'Ana comentou', link: 'https://v.example/' }],
        more: 0,
        link: 'https://v.example/',
        topics: [],
      },
    })
  const told = async () => {
    await instance.server.idle()
    const { docs } = await instance.db.collection(paths.notices(bia.uid)).where('kind', '==', 'mail-refused').get()
    return docs.length
  }
  const again = () => instance.db.doc(paths.mailWishes(bia.uid)).set({ notifications: true })

  it('gets no more notifications after the second time, and its member is told once in the app', async () => {
    sink.behave = (stage) => (stage === 'recipient' ? 550 : 250)
    await becomes(await notify(), 'dead')
    expect(await told()).toBe(0)
    await becomes(await notify(), 'dead')
    expect(await told()).toBe(1)
    await becomes(await notify(), 'unwanted')
    expect(await told()).toBe(1)
    sink.behave = null
    // Codes go on, and another address begins anew, as does whoever asks to try again.
    const code = { template: 'sign-in-code' as const, parameters: { code: '123456', minutes: 10, link: null } }
    await arrived(await queue({ ...code, to: 'bia@example.org' }))
    await arrived(
      await queue({
        template: 'notices',
        uid: bia.uid,
        to: 'nova@example.org',
        parameters: {
          items: [{ text: 'Oi', link: 'https://v.example/' }],
          more: 0,
          link: 'https://v.example/',
          topics: [],
        },
      }),
    )
    await again()
    await arrived(await notify())
  })

  it('is believed at once where there is no such mailbox, and never for what is said of the message', async () => {
    await again()
    sink.behave = (stage) => (stage === 'content' ? 554 : 250)
    for (let times = 0; times < 3; times += 1) await becomes(await notify(), 'dead')
    sink.behave = (stage) => (stage === 'recipient' ? { code: 550, words: '5.1.1 no such user' } : 250)
    await becomes(await notify(), 'dead')
    await instance.server.idle()
    await becomes(await notify(), 'unwanted')
    await instance.db.doc(paths.mailWishes(bia.uid)).delete()
  })
})

describe('unsubscribing', () => {
  const notify = () =>
    queue({
      template: 'notices',
      uid: bia.uid,
      locale: 'en',
      parameters: {
        items: [{ text: 'Ana comentou no seu post', link: 'https://v.example/p' }],
        more: 0,
        link: 'https://v.example/p',
        topics: ['comments'],
      },
    })
  const wishes = async () => (await instance.db.doc(paths.mailWishes(bia.uid)).get()).data()

  it('is one click in the mail program or a button on the page, and no scanner does it', async () => {
    const { mail } = await arrived(await notify())
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = /^<(.+)>$/.exec(header('list-unsubscribe').replace(/\s+/g, ''))?.[1] ?? ''
    expect(link).toMatch(/^http:\/\/[^/]+\/en\/unsubscribe\?token=/)
    expect(mail.text).toContain(link)

    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
    expect(await (await fetch(link)).text()).toContain('comments on what you posted')
    // A scanner that sends every form it finds says nothing; a word of another form is none of its answers.
    for (const said of ['', 'answer=', 'answer=keep', 'List-Unsubscribe=Two']) {
      expect((await fetch(link, { method: 'POST', body: new URLSearchParams(said) })).status).toBe(200)
    }
    expect(await wishes()).toBeUndefined()
    const stop = { method: 'POST', body: new URLSearchParams({ answer: 'stop' }) }
    for (const other of [
      link.replace(/.{4}$/, 'AAAA'),
      link.slice(0, -1),
      link.replace(/=.*/, `=${bia.inviteToken}`),
    ]) {
      expect((await fetch(other, stop)).status).toBe(404)
    }
    expect(await wishes()).toBeUndefined()

    const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await fetch(link, click)).status).toBe(200)
    // What the mail was about, and nothing else: the whole is another link.
    const topics = async () => (await instance.db.doc(paths.noticeWishes(bia.uid)).get()).get('topics')
    expect([await topics(), await wishes()]).toEqual([{ comments: { mail: false } }, undefined])
    const all = /Stop notifications by email: (\S+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect(all).not.toBe(link)
    expect((await fetch(all, click)).status).toBe(200)
    expect(await wishes()).toEqual({ notifications: false })
    await instance.db.doc(paths.mailWishes(bia.uid)).delete()
    expect((await fetch(all, stop)).status).toBe(200)
    expect(await wishes()).toEqual({ notifications: false })
    const unwanted = await notify()
    await becomes(unwanted, 'unwanted')
    const code = await queue({ template: 'sign-in-code', parameters: { code: '123456', minutes: 10, link: null } })
    await arrived(code)
    expect(howOften(unwanted)).toBe(0)
  })

  it('goes on by the links of earlier mails, which hold the uid with a signature, and by no forged one', async () => {
    const { key } = (await instance.db.doc(paths.secret('unsubscribe')).get()).data() as { key: string }
    const signature = createHmac('sha256', key).update(`unsubscribe ${bia.uid}`).digest('base64url')
    const press = (uid: string) =>
      fetch(`${instance.server.url}/unsubscribe?token=${Buffer.from(uid).toString('base64url')}.${signature}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    await instance.db.doc(paths.mailWishes(bia.uid)).delete()
    expect((await press('uid-Other')).status).toBe(404)
    expect(await wishes()).toBeUndefined()
    expect((await press(bia.uid)).status).toBe(200)
    expect(await wishes()).toEqual({ notifications: false })
    // Nor does one write anything down of somebody who has left.
    const standing = instance.db.doc(paths.standing(bia.uid))
    const held = (await standing.get()).data()!
    await instance.db.doc(paths.mailWishes(bia.uid)).delete()
    await standing.delete()
    expect((await press(bia.uid)).status).toBe(200)
    expect(await wishes()).toBeUndefined()
    await standing.set(held)
  })
})

describe('a header', () => {
  const fragments = [
    ...['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085', '\0', '\t', '\v', '\u202e', '\r\n.\r\n'],
    ...['Bcc: eve@evil.example', 'To: eve@evil.example', 'Content-Type: text/html', 'Subject: x', 'X-Evil: 1'],
    ...[
      '=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
      '=?utf-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=',
      '%0d%0aBcc:',
      '\\r\\n',
    ],
    ...['<eve@evil.example>', '"', ',', ';', 'é', '名', '🌿', 'a'.repeat(300), 'Zé', ' ', '=0D=0A'],
  ]

  it('cannot be added to by anything that a name holds', async () => {
    const random = randomFrom(seedOfRun)
    const name = () => Array.from({ length: 1 + random.below(7) }, () => random.pick(fragments)).join('')
    const known = new Set(
      'from to message-id subject auto-submitted date mime-version content-type content-transfer-encoding list-unsubscribe list-unsubscribe-post list-id feedback-id x-auto-response-suppress'.split(
        ' ',
      ),
    )
    const rounds = Array.from({ length: 150 }, (_, round) => round)
    const one = async (round: number) => {
      const id = `h${round}`
      const link = `https://v.example/${round}`
      const locale = random.pick(['pt', 'en'] as const)
      const rendered = random.pick([
        () => renderMail('invite', locale, { inviter: name(), link, code: '123456', days: 14 }),
        () => renderMail('notices', locale, { items: [{ text: name(), link }], more: 2, link, topics: [] }, [{ link }]),
        () => renderMail('sign-in-code', locale, { code: name(), minutes: 10, link }),
      ])()
      expect(rendered.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      const letter = {
        id,
        kind: 'notices' as const,
        to: 'bia@example.org',
        ...rendered,
        ...(random.chance(0.5) && { unsubscribe: link }),
      }
      expect(await sendLetter({ url: sink.url, from }, letter)).toEqual({ kind: 'sent' })
      const { mail, to } = await arrived(id)
      expect(to).toEqual(['bia@example.org'])
      expect(mail.to?.map(({ address }) => address)).toEqual(['bia@example.org'])
      expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []])
      expect(mail.headers.filter(({ key }) => !known.has(key))).toEqual([])
      expect(new Set(mail.headers.map(({ key }) => key)).size).toBe(mail.headers.length)
    }
    for (let next = 0; next < rounds.length; next += 30) await Promise.all(rounds.slice(next, next + 30).map(one))
  })

  it.each([
    '',
    'a',
    'a@b',
    'a@b.c\r\nBcc: eve@evil.example',
    'a@b.example,eve@evil.example',
    'a@b.example;eve@evil.example',
    '<a@b.example>',
    'A <a@b.example>',
    '"a b"@c.example',
    'a@b.example\0',
    '@route:a@b.example',
    'a(comment)@b.example',
    'a@b.example ',
    'a\u2028@b.example',
    'a@b@c.example',
    'a@[127.0.0.1]',
    `${'a'.repeat(70)}@b.example`,
  ])('is not begun for %j, which is no address', async (to) => {
    expect(isMailAddress(to)).toBe(false)
    await expect(queue({ ...invite, to })).rejects.toThrow(/address/)
  })

  it.each(['a@b.example', 'zé.da-silva+casa@exemplo.com.br', "o'neil@x.example", 'a@münchen.example'])(
    'may go to %s',
    (to) => expect(isMailAddress(to)).toBe(true),
  )
})

describe('an instance without a mail server', () => {
  it('shows every message to whoever has the key of its outbox', async () => {
    const quiet = await openInstance({ outbox: true })
    try {
      await queue({ ...invite, to: 'quiet@example.org' }, quiet.db)
      await quiet.server.idle()
      const shown = await (await fetch(quiet.server.outboxUrl!)).text()
      expect(shown).toContain('data-mail-kind="invite"')
      expect(shown).toContain('quiet@example.org')
      expect(shown).toContain('Zé da Conceição guardou um lugar')
    } finally {
      await quiet.close()
    }
  })
})

describe('kill -9 between claim and sending', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'varanda-mail-'))
  let child: ChildProcess

  async function launch() {
    child = fork(new URL('../harness/instance/mail-instance.ts', import.meta.url).pathname, [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        MAIL_DATA: dataDir,
        MAIL_ROOT: new URL('../../..', import.meta.url).pathname,
        MAIL_URL: sink.url,
      },
    })
    const said = await new Promise<{ adminUrl: string; projectId: string }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as never))
      child.once('exit', () => reject(new Error('The instance did not start')))
    })
    return adminSdk(said as never, dataDir)
  }
  async function kill(): Promise<void> {
    const dead = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await dead
  }
  afterAll(async () => {
    await kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('sends an invite again under its Message-ID, and a notification not at all', async () => {
    const first = await launch()
    await plantMembers(first.firestore, [{ uid: 'Bia' } as Account], [], new Date())
    // The server listens and says nothing: both are claimed, and neither is given.
    const reached = Promise.withResolvers<void>()
    const before = sink.connections
    sink.behave = (stage) => {
      if (sink.connections >= before + 2) reached.resolve()
      return stage === 'connect' ? new Promise<number>(() => {}) : 250
    }
    const once = await queue(
      {
        template: 'notices',
        uid: 'Bia',
        parameters: {
          items: [{ text: 'Ana comentou no seu post', link: 'https://v.example/' }],
          more: 0,
          link: 'https://v.example/',
          topics: ['comments'],
        },
      },
      first.firestore,
    )
    const until = await queue(invite, first.firestore)
    await reached.promise
    await kill()
    await first.close()
    sink.behave = null

    const second = await launch()
    const { firestore: db } = second
    expect([(await stateOf(once, db)).state, (await stateOf(until, db)).state]).toEqual(['sending', 'sending'])
    // While the claim holds nobody else sends.
    for (const mailId of [once, until]) await setDue(db, 'send-mail', { mailId })
    child.send('claimAlarms')
    await sleep(300)
    expect(howOften(until)).toBe(0)
    await pass(once, db)
    await pass(until, db)
    child.send('claimAlarms')
    await arrived(until)
    for (let tries = 0; (await stateOf(once, db)).state === 'sending' && tries < 300; tries += 1) await sleep(20)
    expect((await stateOf(once, db)).state).toBe('unknown')
    expect([howOften(once), howOften(until)]).toEqual([0, 1])
    await second.close()
  })
})
