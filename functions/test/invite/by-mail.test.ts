/** Coming in by mail alone: the question that is mailed, the page that answers it, and what the member gets and is. */
import { createHash } from 'node:crypto'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { Digest } from '@varanda/domain/digest/digest'
import { newId } from '@varanda/domain/ids'
import { type MailJoining, mailJoiningLimits } from '@varanda/domain/invite/by-mail/mail-joining'
import { mailLetters } from '@varanda/domain/invite/by-mail/messages/pt/mail-letters'
import { joinByMail } from '@varanda/domain/invite/calls/join-by-mail'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { rates } from '@varanda/domain/rates'
import { sourceOf } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { type DigestHouse, openDigestHouse } from '../harness/digest/digest-house.ts'
import type { Person } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

const { page, mail } = mailLetters

let house: DigestHouse
let guests = 0
let networks = 0
beforeAll(async () => {
  house = await openDigestHouse({ trustProxy: ['127.0.0.1'] })
})
afterAll(() => house.close())
const doc = (path: string) => house.instance.db.doc(path)
const newAddress = () => `vovo${++guests}@example.org`
const form = { name: 'Vó Lurdes', birthDate: '1941-03-02', locale: 'pt', zone: 'America/Sao_Paulo' } as const
const wish = { rhythm: 'weekly', hour: 9, weekday: 7 } as const

const newHost = () => house.instance.member(`Dona${++guests}`)

/** From a network of its own, unless one is named: answers the code of the refusal, or `none`. */
async function ask(email: string, token: string, more: object = {}, network = `198.51.100.${++networks}`) {
  const answer = await fetch(`${house.instance.server.url}/__/fn/${joinByMail.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
    body: JSON.stringify({ data: { token, email, ...form, ...wish, ...more } }),
  })
  const { error } = (await answer.json()) as { error?: { details: { code: string } } }
  return error?.details.code ?? 'none'
}

async function mailsTo(email: string) {
  await house.instance.server.idle()
  return house.sink.received.filter(({ to }) => to.includes(email)).map((one) => one.mail)
}

/** Asks, and answers the link of the mail. */
async function asked(host: Person, email = newAddress(), more: object = {}) {
  await ask(email, host.inviteToken, more)
  const [letter] = await mailsTo(email)
  const link = /\S+\/by-mail\?token=\w+/.exec(letter?.text ?? '')?.[0] ?? ''
  const joining = doc(paths.mailJoining(await capabilityIdOf(new URL(link).searchParams.get('token') ?? '')))
  return { email, link, letter: letter!, joining }
}

async function press(link: string, choice?: string) {
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(choice ? { choice } : {}) })
  return { status: answer.status, text: await answer.text() }
}
const look = async (link: string) => (await fetch(link)).text()

const uidOf = (email: string) =>
  house.instance.auth.getUserByEmail(email).then(
    ({ uid }) => uid,
    () => undefined,
  )

/** A host with a free link, and a guest of theirs who came in. */
async function came(host?: Person) {
  const inviter = host ?? (await newHost())
  const { email, link } = await asked(inviter)
  expect((await press(link, 'yes')).status).toBe(200)
  await house.instance.server.idle()
  return { host: inviter, email, link, uid: (await uidOf(email))! }
}

describe('asking', () => {
  it('mails a question without a word of whoever asked, and takes nothing', async () => {
    const { email, link, letter, joining } = await asked(house.ana)
    expect(letter.subject).toBe(mail.subject)
    expect(letter.text).toContain(mail.lead('Ana'))
    expect(`${letter.text}${letter.html}`).not.toContain('Lurdes')
    expect((await joining.get()).data()).toMatchObject({ asked: { email, ...form, ...wish } })
    const until = (await joining.get()).get('expiresAt').toMillis()
    expect(until - Date.now()).toBeGreaterThan(mailJoiningLimits.goodMs - 60_000)
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200)
    const shown = await look(link)
    for (const said of ['Vó Lurdes', email, page.from('Ana'), 'Todo domingo, às 9h']) expect(shown).toContain(said)
    expect(shown).not.toContain('checked')
    expect(shown).not.toContain('<script')
    expect(await uidOf(email)).toBeUndefined()
    const own = (await doc(paths.ownInvite(house.ana.uid)).get()).data() as OwnInvite
    expect(own.acceptances).toEqual([])
  })

  it('is one mail a day for an invite and an address, and answers alike', async () => {
    const email = newAddress()
    for (const name of ['Vó', 'Outra pessoa', 'Vó', 'Vó', 'Vó']) {
      expect(await ask(email, house.ana.inviteToken, { name })).toBe('none')
    }
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is three mails a day for an address, and what is refused counts for nobody', async () => {
    const [email, host] = [newAddress(), await newHost()]
    for (let n = 0; n < rates['invite-by-mail'].windows[0]!.most; n += 1) {
      expect(await ask(email, (await newHost()).inviteToken)).toBe('none')
    }
    const { most } = rates['join-by-mail-of-invite'].windows[0]!
    for (let n = 0; n < most; n += 1) expect(await ask(email, host.inviteToken)).toBe('too-many-tries')
    expect(await mailsTo(email)).toHaveLength(3)
    expect(await ask(newAddress(), host.inviteToken)).toBe('none')
  })

  it('is bounded by the invite, however many addresses are named', async () => {
    const host = await newHost()
    const { most } = rates['join-by-mail-of-invite'].windows[0]!
    for (let n = 0; n < most; n += 1) expect(await ask(newAddress(), host.inviteToken)).toBe('none')
    expect(await ask(newAddress(), host.inviteToken)).toBe('too-many-tries')
  })

  it('is bounded for a network', async () => {
    const { most, seconds } = rates.joinByMail.windows[0]!
    const answers: string[] = []
    await inOneWindow(seconds * 1000, 30_000, async () => {
      for (let n = 0; n <= most; n += 1) answers.push(await ask(newAddress(), 'A'.repeat(24), {}, '203.0.113.9'))
    })
    expect(answers.slice(most - 1)).toEqual(['invite-unknown', 'too-many-tries'])
  })

  it('is for adults', async () => {
    const host = await newHost()
    const born = (years: number) => ({ birthDate: `${new Date().getUTCFullYear() - years}-01-01` })
    expect(await ask(newAddress(), host.inviteToken, born(12))).toBe('needs-guardian')
    expect(await ask(newAddress(), host.inviteToken, born(17))).toBe('not-an-adult')
    expect(await ask(newAddress(), host.inviteToken, { birthDate: '1800-01-01' })).toBe('bad-input')
    expect(await ask(newAddress(), host.inviteToken, { zone: '../x' })).toBe('bad-input')
    expect(await ask(newAddress(), 'AAAAAAAAAAAAAAAAAAAAAAAA')).toBe('invite-unknown')
  })

  it('tells a member by mail that they are one, and the caller nothing', async () => {
    const address = 'beto@example.org'
    const before = (await mailsTo(address)).length
    expect(await ask(address, house.ana.inviteToken)).toBe('none')
    const [letter] = (await mailsTo(address)).slice(before)
    expect(letter?.subject).toBe('Você já é de casa')
    expect(letter?.text).not.toContain('/by-mail')
  })
})

describe('saying yes', () => {
  it('makes a member like any other, who reads by mail, and tells the inviter', async () => {
    const { host, email, uid, link } = await came()
    const [user, standing, contact, wishes, connection, roster, back] = await house.instance.db.getAll(
      doc(paths.user(uid)),
      doc(paths.standing(uid)),
      doc(paths.contact(uid)),
      doc(paths.noticeWishes(uid)),
      doc(paths.connection(host.uid, uid)),
      doc(paths.roster(host.uid)),
      doc(paths.connection(uid, host.uid)),
    )
    expect(user!.data()).toMatchObject({ name: 'Vó Lurdes', role: 'user', readsByMail: true })
    const invitedBy = { uid: host.uid, name: host.name }
    expect(standing!.data()).toMatchObject({ status: 'active', ageBand: 'adult', guardian: null, invitedBy })
    expect(contact!.data()).toEqual({ email, isShown: true, birthDate: form.birthDate })
    expect(wishes!.data()).toMatchObject({ zone: form.zone, digest: wish, topics: { invitations: { mail: false } } })
    expect(connection!.data()).toMatchObject({ name: 'Vó Lurdes', by: 'invitee', readsByMail: true })
    expect(roster!.get(`people.${uid}.readsByMail`)).toBe(true)
    expect(back!.data()).toMatchObject({ by: 'inviter' })
    const account = await house.instance.auth.getUser(uid)
    expect(account).toMatchObject({ email, emailVerified: true, providerData: [] })
    expect(account.passwordHash).toBeUndefined()

    const told = await house.instance.db.collection(paths.notices(host.uid)).get()
    expect(told.docs.map((one) => [one.get('kind'), one.get('by.uid')])).toEqual([['link-joined-by-mail', uid]])
    const own = (await doc(paths.ownInvite(host.uid)).get()).data() as OwnInvite
    expect(own.acceptances).toMatchObject([{ uid, name: 'Vó Lurdes' }])

    // Nothing is left of what was asked, and the page goes on saying that it is done.
    const token = new URL(link).searchParams.get('token')!
    const joining = (await doc(paths.mailJoining(await capabilityIdOf(token))).get()).data() as MailJoining
    expect(Object.keys(joining).sort()).toEqual(['expiresAt', 'inviteId'])
    for (const choice of ['yes', 'no']) {
      const again = await press(link, choice)
      expect([again.status, again.text.includes(page.done.title)]).toEqual([200, true])
    }
    expect(await look(link)).toContain(page.done.title)
    expect((await doc(paths.standing(uid)).get()).exists).toBe(true)
  })

  it('takes a seat that was kept, as any guest does', async () => {
    const host = await newHost()
    const seat = { key: newId(), name: 'Vó', message: '', locale: 'pt', circles: [] as string[] } as const
    const { token } = await house.instance.call(reserveSeat, seat, host)
    const { email, link } = await asked({ ...host, inviteToken: token })
    await press(link, 'yes')
    const invite = await doc(paths.invite(await capabilityIdOf(token))).get()
    expect(invite.data()).toMatchObject({ taken: 1, expiresAt: null })
    expect(await uidOf(email)).toBeDefined()
  })

  it('takes two at once for one, and an address that somebody else made an account with', async () => {
    const { email, link } = await asked(await newHost())
    const { uid } = await house.instance.auth.createUser({ email, password: 'do estranho' })
    const answers = await Promise.all([press(link, 'yes'), press(link, 'yes')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const account = await house.instance.auth.getUser(uid)
    expect([account.emailVerified, account.providerData]).toEqual([true, []])
    expect((await doc(paths.user(uid)).get()).get('readsByMail')).toBe(true)
  })

  it('asks for one of two answers, and a scanner that sends a form does nothing', async () => {
    const { email, link } = await asked(house.ana)
    for (const said of [undefined, 'stop', '']) {
      const answer = await press(link, said)
      expect([answer.status, answer.text.includes(page.unchosen)]).toEqual([400, true])
    }
    expect(await uidOf(email)).toBeUndefined()
  })
})

describe('what takes the seat away meanwhile', () => {
  const gone = async (link: string, email: string) => {
    for (const answer of [await press(link, 'yes'), { status: (await fetch(link)).status, text: await look(link) }]) {
      expect([answer.status, answer.text.includes(page.gone.title)]).toEqual([410, true])
    }
    expect(await uidOf(email)).toBeUndefined()
  }

  it('is told alike: a link that was changed, one that is full, an inviter who is not here', async () => {
    const host = () => newHost()
    const [changed, full, suspended, expired] = await Promise.all([host(), host(), host(), host()])
    const all = [await asked(changed!), await asked(full!), await asked(suspended!), await asked(expired!)]
    const inviteOf = async ({ inviteToken }: Person) => doc(paths.invite(await capabilityIdOf(inviteToken)))
    await house.instance.call(revokeInvite, { inviteId: (await inviteOf(changed!)).id, reservations: false }, changed!)
    await (await inviteOf(full!)).update({ taken: 5 })
    await doc(paths.standing(suspended!.uid)).update({ status: 'suspended' })
    await (await inviteOf(expired!)).update({ expiresAt: Timestamp.fromMillis(1) })
    for (const { link, email } of all) await gone(link, email)
  })

  it('a page whose three days are over, and any other token, is none', async () => {
    const { link, joining, email } = await asked(house.ana)
    const past = Timestamp.fromMillis(Date.now() - 1)
    await joining.update({ expiresAt: past } satisfies Partial<MailJoining>)
    for (const wrong of [
      link,
      `${link}x`,
      link.replace(/.{4}$/, 'AAAA'),
      link.replace(/=.*/, `=${house.ana.inviteToken}`),
    ]) {
      const answer = await press(wrong, 'yes')
      expect([answer.status, answer.text.includes(page.broken.title)]).toEqual([404, true])
    }
    expect(await uidOf(email)).toBeUndefined()
  })

  it('a no deletes what was asked, and whoever became a member by another way stays one', async () => {
    const { link, joining, email } = await asked(house.ana)
    expect((await press(link, 'no')).text).toContain(page.denied.title)
    expect((await joining.get()).exists).toBe(false)
    expect((await press(link, 'yes')).status).toBe(404)
    expect(await uidOf(email)).toBeUndefined()

    const { email: address, uid } = await came()
    const other = await newHost()
    const joined = await asked(other, newAddress())
    await joined.joining.update({ 'asked.email': address })
    const answer = await press(joined.link, 'yes')
    expect([answer.status, answer.text.includes(page.member.title)]).toEqual([409, true])
    expect((await doc(paths.standing(uid)).get()).get('invitedBy.uid')).not.toBe(other.uid)
  })
})

/** A guest's first digest, which tells of an old post. */
async function welcomed() {
  const host = await newHost()
  await house.post(host, 'Duas semanas atrás', { minutesAgo: 14 * 24 * 60 })
  const { docs } = await house.instance.db.collection(paths.posts).where('author.uid', '==', host.uid).get()
  for (const one of docs) {
    const shared = { author: host.uid, createdAt: one.get('createdAt'), except: [] }
    await doc(paths.sourcePost(sourceOf(host.uid), one.id)).set(shared)
  }
  const { email, uid } = await came(host)
  const before = (await mailsTo(email)).length
  const mails = await house.instance.db.collection(paths.mailQueue).where('uid', '==', uid).get()
  expect(mails.docs.map((one) => one.get('template'))).toEqual(['digest'])
  await mails.docs[0]!.ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) })
  await ringAll(house.instance, 'send-mail')
  const [welcome] = (await mailsTo(email)).slice(before)
  return { host, uid, email, welcome: welcome! }
}

describe('their feed', () => {
  it('begins with a digest of the latest that is theirs to read, however old, and goes on from it', async () => {
    const { welcome, uid, host } = await welcomed()
    expect(welcome?.subject).toBe(mailLetters.welcome.subject(host.name))
    for (const said of ['Que bom que você veio, Vó Lurdes', 'Duas semanas atrás', mailLetters.foot.leave, '/answer?']) {
      expect(welcome?.text).toContain(said)
    }
    expect(welcome?.text).not.toContain('Mudar a hora')
    const [digest] = (await house.instance.db.collection(paths.digests(uid)).get()).docs.map(
      (one) => one.data() as Digest,
    )
    expect(digest?.posts).toHaveLength(1)
    const alarm = await doc(paths.alarm(`send-digest_${uid}`)).get()
    expect(alarm.get('at').toMillis()).toBeGreaterThan(Date.now())
  })

  it('ends by a click on a page that says that nothing more comes; others are told nothing', async () => {
    const { uid, host, welcome } = await welcomed()
    const [stop = '', names = ''] = welcome.text?.match(/\S+\/unsubscribe\?token=\w+/g) ?? []
    expect(await look(stop)).toContain('sem o resumo, nada mais chega')
    expect(await look(names)).not.toContain('nada mais chega')
    const told = (await house.instance.db.collection(paths.notices(host.uid)).get()).size
    const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect(await (await fetch(stop, click)).text()).toContain('Nada mais chega')
    expect((await doc(paths.noticeWishes(uid)).get()).get('digest.rhythm')).toBe('never')
    await house.instance.server.idle()
    expect((await house.instance.db.collection(paths.notices(host.uid)).get()).size).toBe(told)
    expect((await doc(paths.user(uid)).get()).get('readsByMail')).toBe(true)
  })

  it('is the app’s from their first sign-in there on, and the mark goes everywhere', async () => {
    const { uid, host } = await came()
    const at = Timestamp.now()
    await doc(paths.device(uid, '1600000000')).set({ name: 'x', firstSeen: at, lastSeen: at, expiresAt: at })
    await house.instance.server.idle()
    expect((await doc(paths.user(uid)).get()).get('readsByMail')).toBeUndefined()
    expect((await doc(paths.connection(host.uid, uid)).get()).get('readsByMail')).toBeUndefined()
    expect((await doc(paths.roster(host.uid)).get()).get(`people.${uid}.readsByMail`)).toBeUndefined()
    expect((await doc(paths.noticeWishes(uid)).get()).get('digest.rhythm')).toBe('weekly')
  })

  it('is the usual one where the instance has sent all digests of the day', async () => {
    const host = await newHost()
    const { link, email } = await asked(host)
    const today = rates['digest-mail'].windows[0]!
    const counter = createHash('sha256').update(`digest-mail ${today.seconds} `).digest('hex')
    await doc(paths.rateLimit(counter)).update({ count: today.most })
    expect((await press(link, 'yes')).status).toBe(200)
    const uid = (await uidOf(email))!
    expect((await house.instance.db.collection(paths.digests(uid)).get()).size).toBe(0)
    await house.instance.server.idle()
    expect((await doc(paths.alarm(`send-digest_${uid}`)).get()).exists).toBe(true)
  })
})
