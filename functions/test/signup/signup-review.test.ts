/** What becomes of a request for an invite: taken up, approved, refused, taken back, forgotten; and its own page. */
import { createHash } from 'node:crypto'
import { signInWithCode } from '@varanda/domain/account/calls/sign-in-with-code'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { newId, newInviteToken } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { reopenInvite } from '@varanda/domain/invite/calls/reopen-invite'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import type { Invite } from '@varanda/domain/invite/invite'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { answerVouch } from '@varanda/domain/signup/calls/answer-vouch'
import { approveRequest } from '@varanda/domain/signup/calls/approve-request'
import { askVoucher } from '@varanda/domain/signup/calls/ask-voucher'
import { declineRequest } from '@varanda/domain/signup/calls/decline-request'
import { reopenRequest } from '@varanda/domain/signup/calls/reopen-request'
import { saveAnswerTemplates } from '@varanda/domain/signup/calls/save-answer-templates'
import { takeRequest } from '@varanda/domain/signup/calls/take-request'
import { request as en } from '@varanda/domain/signup/messages/en/request'
import { request as pt } from '@varanda/domain/signup/messages/pt/request'
import { type SignupRequest, signupLimits } from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import type { LogEntry } from '@varanda/embedded/log'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let cida: Person
let beto: Person
let marina: Person
let count = 0
const logged: LogEntry[] = []

beforeAll(async () => {
  instance = await openInstance({
    hosting: true,
    trustProxy: ['127.0.0.1'],
    outbox: true,
    log: (one) => logged.push(one),
  })
  cida = await instance.member('Cida')
  beto = await instance.member('Beto')
  marina = await instance.member('Marina')
  for (const { uid } of [cida, beto]) await instance.db.doc(paths.standing(uid)).update({ role: 'admin' })
})
afterAll(async () => {
  await instance.close()
  const text = JSON.stringify(logged)
  for (const secret of ['Prates', 'coral', 'applicant1@', 'Desta vez']) expect(text).not.toContain(secret)
})

const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Somebody asked: what `requestInvite` leaves behind has tests of its own. */
async function asked(changes: Partial<SignupRequest> = {}) {
  const token = newInviteToken()
  const id = idOf(token)
  const email = `applicant${++count}@example.org`
  const at = Timestamp.fromMillis(Date.now() - day)
  const request: SignupRequest = {
    name: 'Sônia Prates',
    email,
    phone: null,
    smartphone: 'android',
    usage: 'A turma do coral quer guardar os ensaios.',
    knows: 'Marina',
    status: 'pending',
    locale: 'pt',
    askedAt: at,
    pendingSince: at,
    expiresAt: Timestamp.fromMillis(Date.now() + signupLimits.keptMs),
    keys: ['so'],
    marks: [`e:${email}`, 'n:sonia'],
    ...changes,
  }
  await instance.db.doc(paths.signupRequest(id)).set(request)
  return { id, token, email: request.email }
}
const read = async (id: string) => (await instance.db.doc(paths.signupRequest(id)).get()).data() as SignupRequest
const refusal = (answer: Promise<unknown>) => instance.refusalOf(answer)
async function mailsTo(email: string) {
  await instance.server.idle()
  const found = await instance.db.collection(paths.mailQueue).where('to', '==', email).get()
  return found.docs.map((one) => one.data() as MailDocument)
}
async function actsOn(id: string) {
  const found = await instance.db.collection(paths.auditLog).where('target', '==', paths.signupRequest(id)).get()
  return found.docs.map((one) => one.data() as AuditEntry)
}
const linkIn = (text = '') => /#invite=([A-Za-z0-9]{24})/.exec(text)?.[1] ?? ''
const letterTo = async (email: string) => (await mailsTo(email)).at(-1)?.message?.text
const invitesOf = async (id: string) =>
  (await instance.db.collection(paths.invites).where('requestId', '==', id).get()).docs.map(
    (one) => one.data() as Invite,
  )

async function newcomer(email: string) {
  const answer = await fetch(`${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  })
  return (await answer.json()) as { idToken: string; localId: string }
}
const form = { name: 'Sônia Prates', birthDate: '1960-02-03', locale: 'pt' } as const
const join = (token: string, who: { idToken: string }) => instance.call(acceptInvite, { token, ...form }, who)

const decline = (id: string, who = cida) =>
  instance.call(declineRequest, { id, template: 'own', reason: ' Desta vez não.\r\nObrigado. ' }, who)
const text = { pt: 'Não.', en: 'No.' }
const templates = { 'unknown-here': text, 'not-what-we-are': text, full: text }

it('is for administrators, whatever the screen shows', async () => {
  const { id } = await asked()
  const stranger = await newcomer('stranger@example.org')
  const acts = (who?: { idToken: string }) => [
    instance.call(takeRequest, { id, mine: true, from: null }, who),
    instance.call(approveRequest, { id }, who),
    instance.call(declineRequest, { id, template: 'own', reason: 'Não.' }, who),
    instance.call(reopenRequest, { id }, who),
    instance.call(askVoucher, { id, uid: beto.uid }, who),
    instance.call(saveAnswerTemplates, templates, who),
  ]
  for (const [who, code] of [
    [marina, 'not-an-admin'],
    [stranger, 'not-a-member'],
    [undefined, 'signed-out'],
  ] as const) {
    expect(new Set(await Promise.all(acts(who).map(refusal)))).toEqual(new Set([code]))
  }
  expect((await read(id)).status).toBe('pending')
  expect(await actsOn(id)).toEqual([])
})

describe('taking a request up', () => {
  it('is for one of two who do it at once, and can be handed over', async () => {
    const { id } = await asked()
    const take = (who: Person, from: string | null = null) => instance.call(takeRequest, { id, mine: true, from }, who)
    const both = await Promise.all([refusal(take(cida)), refusal(take(beto))])
    expect(both.sort()).toEqual(['none', 'request-taken'])
    const [first, second] = (await read(id)).taken!.by.uid === cida.uid ? [cida, beto] : [beto, cida]
    expect(await refusal(instance.call(approveRequest, { id }, second))).toBe('request-taken')
    expect(await refusal(decline(id, second))).toBe('request-taken')
    await take(second, first.uid)
    expect((await read(id)).taken?.by).toEqual({ uid: second.uid, name: second.name })
    await instance.call(takeRequest, { id, mine: false, from: second.uid }, first)
    expect((await read(id)).taken).toBeUndefined()
    expect((await actsOn(id)).map(({ act }) => act)).toEqual(['request-taken', 'request-taken', 'request-taken'])
  })
})

describe('approving', () => {
  it('mails a link and a code in the applicant’s language, and whoever comes by it has joined', async () => {
    const { id, email } = await asked({ locale: 'en' })
    await instance.call(approveRequest, { id }, cida)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect([mail?.template, mail?.locale]).toEqual(['invite', 'en'])
    expect(mail?.message?.text).toMatch(/\/en\/join#invite=[A-Za-z0-9]{24}\s/)
    expect(mail?.message?.text).toMatch(/\b\d{6}\b/)
    const approved = await read(id)
    expect(approved).toMatchObject({ status: 'approved', answer: { by: { uid: cida.uid }, sends: 1 } })
    expect(approved.expiresAt).toBeUndefined()
    const [invite] = await invitesOf(id)
    expect(invite).toMatchObject({ kind: 'applicant', inviter: null, seats: 1, guest: { name: 'Sônia Prates' } })
    expect(invite!.expiresAt!.toMillis() - invite!.createdAt.toMillis()).toBe(reviewLimits.seatDays * day)

    const guest = await newcomer(email)
    await join(linkIn(mail?.message?.text), guest)
    const joined = await read(id)
    expect(joined.status).toBe('joined')
    expect(joined.forgetAt!.toMillis() - joined.joinedAt!.toMillis()).toBe(30 * day)
    expect((await invitesOf(id))[0]).toMatchObject({ taken: 1 })
    expect(JSON.stringify(await invitesOf(id))).not.toContain('Prates')
    expect(await refusal(instance.call(reopenRequest, { id }, cida))).toBe('undo-over')
    expect((await actsOn(id)).map(({ act, by }) => [act, by])).toEqual([['request-approved', cida.uid]])
  })

  it('lets the applicant in by the code as well', async () => {
    const { id, email } = await asked()
    await instance.call(approveRequest, { id }, cida)
    const code = /\b\d{6}\b/.exec((await letterTo(email)) ?? '')?.[0] ?? ''
    const { token } = await instance.call(signInWithCode, { email, code })
    const url = `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`
    const entered = await fetch(url, { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) })
    const guest = (await entered.json()) as { idToken: string }
    const { answer } = await read(id)
    const inviteId = answer?.kind === 'approved' ? answer.inviteId : ''
    await instance.call(acceptInvite, { inviteId, ...form }, guest)
    expect((await read(id)).status).toBe('joined')
  })

  it('waits for nothing that members have mailed to the address', async () => {
    const { id, email } = await asked()
    const seat = { name: 'Sônia', message: '', locale: 'pt', circles: [] as string[], email } as const
    const reserve = () => refusal(instance.call(reserveSeat, { key: newId(), ...seat }, marina))
    const answers = [await reserve(), await reserve(), await reserve(), await reserve()]
    expect(answers).toEqual(['none', 'none', 'none', 'too-many-tries'])
    expect(await refusal(instance.call(approveRequest, { id }, cida))).toBe('none')
  })

  it('twice at once makes one seat and one letter', async () => {
    const { id, email } = await asked()
    const answers = await Promise.all([cida, beto].map((who) => refusal(instance.call(approveRequest, { id }, who))))
    expect(answers.filter((code) => code === 'none')).toHaveLength(1)
    expect((await mailsTo(email)).length).toBe(1)
    expect((await invitesOf(id)).length).toBe(1)
  })

  it('is taken back while nobody came: the link is dead, and the wait goes on', async () => {
    const { id, email } = await asked()
    const before = (await read(id)).pendingSince!.toMillis()
    await instance.call(approveRequest, { id }, cida)
    const token = linkIn(await letterTo(email))
    await instance.call(reopenRequest, { id }, beto)
    const waiting = await read(id)
    expect(waiting).toMatchObject({ status: 'pending', taken: { by: { uid: beto.uid } } })
    expect([waiting.pendingSince!.toMillis(), waiting.answer, waiting.answeredAt]).toEqual([
      before,
      undefined,
      undefined,
    ])
    expect(await refusal(join(token, await newcomer(email)))).toBe('invite-revoked')
    expect(JSON.stringify(await invitesOf(id))).not.toContain('Prates')
  })

  it('is renewed after its time, and the link before stops working', async () => {
    const { id, email } = await asked()
    await instance.call(approveRequest, { id }, cida)
    const first = linkIn(await letterTo(email))
    const over = Timestamp.fromMillis(Date.now() - 1)
    const { answer } = await read(id)
    const inviteId = answer?.kind === 'approved' ? answer.inviteId : ''
    await instance.db.doc(paths.invite(inviteId)).update({ expiresAt: over })
    await instance.db.doc(paths.signupRequest(id)).update({ 'answer.goodUntil': over })
    const guest = await newcomer(email)
    expect(await refusal(join(first, guest))).toBe('invite-expired')
    expect(await refusal(instance.call(approveRequest, { id }, beto))).toBe('request-answered')
    await instance.call(approveRequest, { id, again: true }, beto)
    const letters = (await mailsTo(email)).map(({ message }) => linkIn(message?.text))
    const second = letters.find((token) => token !== first)!
    expect((await refusal(join(first, guest))).startsWith('invite-')).toBe(true)
    await join(second, guest)
    expect((await read(id)).status).toBe('joined')
  })
})

describe('refusing', () => {
  it('keeps its message for a day, in which nobody hears of it', async () => {
    const { id, token, email } = await asked()
    await decline(id)
    const refused = await read(id)
    expect(refused).toMatchObject({
      status: 'declined',
      answer: { kind: 'declined', reason: 'Desta vez não.\nObrigado.' },
    })
    const [mail] = await mailsTo(email)
    expect([mail?.template, mail?.state]).toEqual(['request-declined', 'waiting'])
    expect(mail!.dueAt.toMillis() - mail!.createdAt.toMillis()).toBe(day)
    const page = await (await see(token)).text()
    expect(page).toContain(pt.status.review.title)
    expect(page).not.toContain('Desta vez')

    await instance.call(reopenRequest, { id }, beto)
    expect(await mailsTo(email)).toEqual([])
    expect((await read(id)).status).toBe('pending')
    await decline(id, beto)
    expect((await mailsTo(email)).length).toBe(1)
    expect((await actsOn(id)).map(({ act }) => act).sort()).toEqual(
      ['request-declined', 'request-declined', 'request-reopened'].sort(),
    )
    expect(JSON.stringify(await actsOn(id))).not.toContain('Desta vez')
  })

  it('is said after that, by mail and on the page, and cannot be taken back', async () => {
    const { id, token, email } = await asked()
    await decline(id)
    const past = Timestamp.fromMillis(Date.now() - 1)
    const { answer } = await read(id)
    const mailId = answer?.kind === 'declined' ? answer.mailId : ''
    await instance.db.doc(paths.signupRequest(id)).update({ 'answer.mailAt': past })
    await instance.db.doc(paths.mail(mailId)).update({ dueAt: past })
    await ringAll(instance, 'send-mail')
    expect(await letterTo(email)).toContain('Desta vez não.\n\nObrigado.')
    const page = await (await see(token)).text()
    expect(page).toContain(pt.status.declined.title)
    expect(page).toContain('Desta vez não.\nObrigado.')
    expect(await refusal(instance.call(reopenRequest, { id }, cida))).toBe('undo-over')
  })

  it('needs a reason, and an open request', async () => {
    const { id } = await asked()
    const empty = instance.call(declineRequest, { id, template: 'own', reason: ' \u200b ' }, cida)
    expect(await refusal(empty)).toBe('bad-input')
    expect(await refusal(decline(idOf('nobody')))).toBe('request-unknown')
    const unconfirmed = await asked({ status: 'unconfirmed', pendingSince: null })
    expect(await refusal(decline(unconfirmed.id))).toBe('request-unknown')
  })

  it('begins with words that administrators may write, in both languages', async () => {
    await instance.call(saveAnswerTemplates, templates, cida)
    expect((await instance.db.doc(paths.answerTemplates).get()).data()).toMatchObject({
      texts: templates,
      by: cida.uid,
    })
    const empty = { ...templates, full: { pt: 'Não.', en: ' ' } }
    expect(await refusal(instance.call(saveAnswerTemplates, empty, cida))).toBe('bad-input')
    const written = await instance.db.collection(paths.auditLog).where('act', '==', 'answer-template-changed').get()
    expect(written.size).toBe(1)
  })
})

describe('asking who knows the applicant', () => {
  it('shows a member the name, takes their answer once, and asks nobody else', async () => {
    const { id } = await asked()
    await instance.call(askVoucher, { id, uid: marina.uid }, cida)
    await instance.call(askVoucher, { id, uid: marina.uid }, beto)
    const question = instance.db.doc(paths.vouch(marina.uid, id))
    expect(Object.keys((await question.get()).data()!).sort()).toEqual(['askedAt', 'expiresAt', 'name'])
    expect(await refusal(instance.call(answerVouch, { id, answer: 'yes' }, beto))).toBe('question-over')
    await instance.call(answerVouch, { id, answer: 'yes' }, marina)
    await instance.call(answerVouch, { id, answer: 'yes' }, marina)
    expect((await read(id)).vouches).toMatchObject({ [marina.uid]: { name: 'Marina', answer: 'yes' } })
    expect((await question.get()).exists).toBe(false)
    expect(await refusal(instance.call(answerVouch, { id, answer: 'no' }, marina))).toBe('question-over')
    expect((await actsOn(id)).map(({ act, facts }) => [act, facts])).toEqual([
      ['voucher-asked', { member: marina.uid }],
    ])
  })

  it('asks active adults only, and no more once the request is answered', async () => {
    const { id } = await asked()
    const child = await instance.member('Duda')
    await instance.db.doc(paths.standing(child.uid)).update({ ageBand: 'child' })
    for (const uid of [child.uid, 'nobody']) {
      expect(await refusal(instance.call(askVoucher, { id, uid }, cida))).toBe('person-unknown')
    }
    await instance.call(askVoucher, { id, uid: marina.uid }, cida)
    await decline(id)
    expect((await instance.db.doc(paths.vouch(marina.uid, id)).get()).exists).toBe(false)
    expect(await refusal(instance.call(answerVouch, { id, answer: 'yes' }, marina))).toBe('question-over')
    expect(await refusal(instance.call(askVoucher, { id, uid: beto.uid }, cida))).toBe('request-answered')
  })

  it('leaves no question when its request is gone, whether somebody taps it or not', async () => {
    const [gone, answered] = [await asked(), await asked()]
    for (const { id } of [gone, answered]) {
      await instance.call(askVoucher, { id, uid: marina.uid }, cida)
      const question = (await instance.db.doc(paths.vouch(marina.uid, id)).get()).data()
      // A policy deletes it then, as it does the request.
      expect(question?.expiresAt).toEqual((await read(id)).expiresAt)
    }
    await instance.db.doc(paths.signupRequest(gone.id)).delete()
    await instance.db.doc(paths.signupRequest(answered.id)).update({ status: 'declined' })
    for (const { id } of [gone, answered]) {
      expect(await refusal(instance.call(answerVouch, { id, answer: 'yes' }, marina))).toBe('question-over')
      expect((await instance.db.doc(paths.vouch(marina.uid, id)).get()).exists).toBe(false)
    }
    expect((await read(answered.id)).vouches?.[marina.uid]?.answer).toBeUndefined()
  })

  it('asks anew whoever lost the question with an answer that was taken back', async () => {
    const { id } = await asked()
    await instance.call(askVoucher, { id, uid: marina.uid }, cida)
    await instance.call(askVoucher, { id, uid: beto.uid }, cida)
    await instance.call(answerVouch, { id, answer: 'yes' }, beto)
    await decline(id)
    await instance.call(reopenRequest, { id }, cida)
    expect((await read(id)).vouches).toMatchObject({ [beto.uid]: { answer: 'yes' } })
    expect(Object.keys((await read(id)).vouches!)).toEqual([beto.uid])
    await instance.call(askVoucher, { id, uid: marina.uid }, cida)
    await instance.call(answerVouch, { id, answer: 'unsure' }, marina)
    expect((await read(id)).vouches).toMatchObject({ [marina.uid]: { answer: 'unsure' } })
  })
})

const see = (token: string, path = '/request-invite/status', init: RequestInit = {}) =>
  fetch(`${instance.server.url}${path}?token=${token}`, { redirect: 'manual', ...init })
/** Presses the one button of a form that is posted there. */
const press = (token: string, path: string, answer = path.endsWith('/withdraw') ? 'withdraw' : 'again') =>
  fetch(instance.server.url + path, {
    method: 'POST',
    body: new URLSearchParams({ token, answer }),
    redirect: 'manual',
  })

describe('the page of a request', () => {
  it('says where it stands in its own language, and a look changes nothing', async () => {
    const { id, token } = await asked()
    const before = JSON.stringify(await read(id))
    for (const [path, words] of [
      ['/request-invite/status', pt],
      ['/en/request-invite/status', en],
    ] as const) {
      for (const step of ['', '/withdraw']) {
        const page = await see(token, path + step)
        expect(page.status).toBe(200)
        const body = await page.text()
        expect(body).toContain(step ? words.status.withdraw.yes : words.status.received.title)
        expect(body).not.toMatch(/<script|@example/)
        expect(page.headers.get('cache-control')).toBe('no-store')
        expect(page.headers.get('referrer-policy')).toBe('no-referrer')
        expect(page.headers.get('x-robots-tag')).toBe('noindex')
      }
    }
    expect(JSON.stringify(await read(id))).toBe(before)
    await instance.call(takeRequest, { id, mine: true, from: null }, cida)
    const page = await (await see(token)).text()
    expect(page).toContain(pt.status.review.title)
    expect(page).not.toContain('Cida')
  })

  it('says that it is late when it is', async () => {
    const long = Timestamp.fromMillis(Date.now() - 20 * day)
    const { token } = await asked({ pendingSince: long, askedAt: long })
    expect(await (await see(token)).text()).toContain(pt.status.late.title)
  })

  it('shows the same to every token that is none', async () => {
    const unconfirmed = await asked({ status: 'unconfirmed', pendingSince: null })
    const bodies = new Set<string>()
    for (const token of [newInviteToken(), unconfirmed.token, 'short', '']) {
      const page = await see(token)
      expect(page.status).toBe(404)
      bodies.add(await page.text())
    }
    for (const path of ['/request-invite/status/withdraw', '/request-invite/status/send-again']) {
      const page = await press(newInviteToken(), path)
      expect(page.status).toBe(404)
      bodies.add(await page.text())
    }
    expect(bodies.size).toBe(1)
  })

  it('sends the invite again, on a press, and not too often', async () => {
    const { id, token, email } = await asked()
    expect((await press(token, '/request-invite/status/send-again')).status).toBe(303)
    await instance.call(approveRequest, { id }, cida)
    const page = await (await see(token)).text()
    expect(page).toContain(pt.status.approved.title)
    expect(page).not.toContain('invite=')
    const first = linkIn(await letterTo(email))
    await press(token, '/request-invite/status/send-again', '')
    expect((await mailsTo(email)).length).toBe(1)
    const answer = await press(token, '/request-invite/status/send-again')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/request-invite/status?token=${token}&sent`])
    expect(await (await see(`${token}&sent`)).text()).toContain(pt.status.sent.title)
    expect((await mailsTo(email)).length).toBe(2)
    expect(await refusal(join(first, await newcomer(email)))).toBe('invite-revoked')
    // One address is written to a few times a day.
    const more = [await press(token, '/request-invite/status/send-again')]
    more.push(await press(token, '/request-invite/status/send-again'))
    expect(more.map(({ status }) => status)).toEqual([303, 429])
    expect((await read(id)).answer).toMatchObject({ sends: 3 })
  })

  it('sends none again that an administrator closed, until one opens it', async () => {
    const { id, token, email } = await asked()
    await instance.call(approveRequest, { id }, cida)
    const { answer } = await read(id)
    const inviteId = answer?.kind === 'approved' ? answer.inviteId : ''
    await instance.call(closeInvite, { inviteId, reason: 'Foi engano.' }, cida)
    expect(await (await see(token)).text()).toContain(pt.status.over.title)
    await press(token, '/request-invite/status/send-again')
    expect((await mailsTo(email)).length).toBe(1)
    await instance.call(reopenInvite, { inviteId, reason: 'Não foi.' }, cida)
    expect((await read(id)).answer).toEqual(answer)
    await press(token, '/request-invite/status/send-again')
    expect((await mailsTo(email)).length).toBe(2)
  })

  it('opens no link again whose seat was taken back, for another or for none', async () => {
    const close = (inviteId: string) => instance.call(closeInvite, { inviteId, reason: 'Foi engano.' }, beto)
    const reopen = (inviteId: string) => instance.call(reopenInvite, { inviteId, reason: 'Não foi.' }, beto)
    const [replaced, unsaid, withdrawn] = [await asked(), await asked(), await asked()]
    const linkOf = async ({ id }: { id: string }) => {
      const { answer } = await read(id)
      return answer?.kind === 'approved' ? answer.inviteId : ''
    }
    const first: string[] = []
    for (const one of [replaced, unsaid, withdrawn]) {
      await instance.call(approveRequest, { id: one.id }, cida)
      first.push(await linkOf(one))
      await close(first.at(-1)!)
    }
    await instance.call(approveRequest, { id: replaced.id, again: true }, cida)
    await instance.call(reopenRequest, { id: unsaid.id }, cida)
    await press(withdrawn.token, '/request-invite/status/withdraw')
    for (const inviteId of first) {
      expect(await refusal(reopen(inviteId))).toBe('invite-revoked')
      // Nor after it was closed once more.
      expect(await close(inviteId)).toEqual({ changed: false })
      expect(await refusal(reopen(inviteId))).toBe('invite-revoked')
      // As versions of before left it.
      const closed = { by: beto.uid, at: Timestamp.now(), reason: 'Foi engano.' }
      await instance.db.doc(paths.invite(inviteId)).update({ closed } satisfies Partial<Invite>)
      expect(await refusal(reopen(inviteId))).toBe('invite-revoked')
    }
    const open = (await invitesOf(replaced.id)).filter(({ state }) => state === 'open')
    expect(open).toHaveLength(1)
    const inviteId = await linkOf(replaced)
    await close(inviteId)
    expect(await reopen(inviteId)).toEqual({ changed: true })
  })

  it('takes the request back with all that was written, and closes its seat', async () => {
    const { id, token, email } = await asked()
    await instance.call(approveRequest, { id }, cida)
    const link = linkIn(await letterTo(email))
    // A bare POST, or one with another form's answer, does nothing.
    for (const answer of ['', 'again']) await press(token, '/request-invite/status/withdraw', answer)
    expect((await read(id)).status).toBe('approved')
    expect((await press(token, '/request-invite/status/withdraw')).status).toBe(303)
    const left = await read(id)
    expect(left).toMatchObject({ status: 'withdrawn', name: '', email: '', usage: '', locale: 'pt' })
    expect(JSON.stringify(left)).not.toMatch(/Prates|coral|applicant/)
    expect(await (await see(token)).text()).toContain(pt.status.withdrawn.title)
    expect(await refusal(join(link, await newcomer(email)))).toBe('invite-revoked')
    expect((await press(token, '/request-invite/status/withdraw')).status).toBe(303)
  })

  it('takes back what was refused in silence, and its message never leaves', async () => {
    const { id, token, email } = await asked()
    await decline(id)
    await press(token, '/request-invite/status/withdraw')
    expect((await read(id)).status).toBe('withdrawn')
    expect(await mailsTo(email)).toEqual([])
  })

  it('keeps its token nowhere', async () => {
    const { token } = await asked()
    await see(token)
    const stored = await instance.db.collection(paths.signupRequests).get()
    expect(JSON.stringify(stored.docs.map((one) => [one.id, one.data()]))).not.toContain(token)
    expect(JSON.stringify(logged)).not.toContain(token)
  })
})

it('forgets who asked when the time after the answer is over, and knows a refused address again', async () => {
  const past = Timestamp.fromMillis(Date.now() - 1)
  const declined = await asked()
  await decline(declined.id)
  const approved = await asked()
  await instance.call(approveRequest, { id: approved.id }, cida)
  const recent = await asked()
  await decline(recent.id)
  const waiting = await asked()
  for (const { id } of [declined, approved]) await instance.db.doc(paths.signupRequest(id)).update({ forgetAt: past })
  await ringAll(instance, 'forget-request')

  const left = await read(declined.id)
  expect(left).toMatchObject({ status: 'declined', locale: 'pt', name: '', marks: [`e:${declined.email}`] })
  expect(JSON.stringify(left)).not.toMatch(/Prates|coral|Desta vez/)
  expect(left.expiresAt!.toMillis()).toBeGreaterThan(Date.now() + 700 * day)
  expect((await read(approved.id)).marks).toEqual([])
  expect(JSON.stringify(await invitesOf(approved.id))).not.toContain('Prates')
  expect((await read(recent.id)).name).toBe('Sônia Prates')
  expect((await read(waiting.id)).name).toBe('Sônia Prates')
  expect(await (await see(declined.token)).text()).toContain(pt.status.forgotten)
})
