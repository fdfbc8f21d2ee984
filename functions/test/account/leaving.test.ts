/** Leaving: in 14 days or at once; and that nothing of whoever left is to be found. */
import { leave } from '@varanda/domain/account/calls/leave'
import { previewLeaving } from '@varanda/domain/account/calls/preview-leaving'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { stay } from '@varanda/domain/account/calls/stay'
import { leavingLimits } from '@varanda/domain/account/leaving/leaving'
import { codeAddress } from '@varanda/domain/account/sign-in-code'
import type { CardOrder } from '@varanda/domain/card/order'
import { dayInWords } from '@varanda/domain/day-words'
import { newId, newPostId } from '@varanda/domain/ids'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { day } from '@varanda/domain/moment'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { seeAs } from '@varanda/domain/post/calls/see-as'
import { objects } from '@varanda/domain/post/media'
import { myReports } from '@varanda/domain/report/calls/my-reports'
import { myRulings } from '@varanda/domain/report/calls/my-rulings'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIdOf } from '../../src/account/code-hash.ts'
import { verifyLog } from '../../src/audit/verify-log.ts'
import { sandboxAccount } from '../../src/card/settings.ts'
import { ringAll } from '../harness/alarms.ts'
import { bytesLeft, triggersWaiting } from '../harness/bytes-left.ts'
import { plantEverything } from '../harness/everything.ts'
import { plantNamed } from '../harness/named.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('in 14 days', () => {
  let instance: Instance
  let ana: Person
  let beto: Person

  beforeAll(async () => {
    instance = await openInstance()
    ;[ana, beto] = (await Promise.all([instance.member('Ana'), instance.member('Beto')])) as [Person, Person]
    await instance.connect(ana, beto)
  })
  afterAll(() => instance.close())

  const standing = async () => (await instance.db.doc(paths.standing(ana.uid)).get()).data()
  const send = (who: Person) =>
    instance.refusalOf(
      instance.call(createPost, { postId: newPostId(who.uid), text: 'Oi', audience: forConnections() }, who),
    )

  it('reads, may go back, and may not write', async () => {
    await instance.call(leave, { way: 'later' }, ana)
    const held = await standing()
    expect(held).toMatchObject({ status: 'leaving', leaving: { before: 'active' } })
    const days = (held!.leaving.until.toMillis() - held!.leaving.askedAt.toMillis()) / day
    expect(days).toBe(leavingLimits.days)
    expect(await send(ana)).toBe('not-active')
    // What only reads goes on, whichever way it is asked.
    for (const reading of [
      instance.call(myBranch, {}, ana),
      instance.call(myReports, {}, ana),
      instance.call(myRulings, {}, ana),
      instance.call(seeAs, { uid: beto.uid }, ana),
    ])
      expect(await instance.refusalOf(reading)).toBe('none')
    // Asking again moves nothing.
    await instance.call(leave, { way: 'later' }, ana)
    expect((await standing())!.leaving.until.toMillis()).toBe(held!.leaving.until.toMillis())
    await instance.call(stay, {}, ana)
    expect(await standing()).toMatchObject({ status: 'active' })
    expect((await standing())!.leaving).toBeUndefined()
    expect(await send(ana)).toBe('none')
    await instance.server.idle()
    expect((await instance.db.doc(paths.alarm(`end-leaving_${ana.uid}`)).get()).exists).toBe(false)
  })

  it('is refused for the last who can run the instance, and goes once there is another', async () => {
    const role = (who: Person, now: string) =>
      Promise.all([
        instance.db.doc(paths.standing(who.uid)).update({ role: now }),
        instance.db.doc(paths.user(who.uid)).update({ role: now }),
      ])
    await role(beto, 'admin')
    for (const way of ['later', 'now'] as const)
      expect(await instance.refusalOf(instance.call(leave, { way }, beto))).toBe('last-admin')
    await role(ana, 'admin')
    await instance.call(leave, { way: 'later' }, beto)
    // Whoever leaves is none to run it any more.
    expect(await instance.refusalOf(instance.call(leave, { way: 'later' }, ana))).toBe('last-admin')
    await instance.call(stay, {}, beto)
    await role(ana, 'user')
  })

  it('reminds by mail before the end, once, and then nobody is there', async () => {
    await instance.call(leave, { way: 'later' }, ana)
    const mails = async () => {
      const { docs } = await instance.db.collection(paths.mailQueue).where('template', '==', 'leaving').get()
      // They stay some weeks longer than the account.
      expect(docs.map(({ id }) => id).join()).not.toContain(ana.uid)
      return docs.length
    }
    const { until } = (await standing())!.leaving as { until: Timestamp }
    const move = (to: number) =>
      instance.db.doc(paths.standing(ana.uid)).update({ 'leaving.until': Timestamp.fromMillis(to) })
    await instance.server.idle()
    expect(await mails()).toBe(0)
    expect((await instance.db.doc(paths.alarm(`end-leaving_${ana.uid}`)).get()).get('at').toMillis()).toBe(
      until.toMillis() - leavingLimits.remindMs,
    )
    // Noon of Greenwich is the next day where she is.
    await instance.db.doc(paths.noticeWishes(ana.uid)).set({ zone: 'Pacific/Kiritimati' } satisfies NoticeWishes)
    const noon = (Math.floor((Date.now() + day / 2) / day) + 0.5) * day
    await move(noon)
    await ringAll(instance, 'end-leaving')
    await ringAll(instance, 'end-leaving')
    expect(await mails()).toBe(1)
    const [told] = (await instance.db.collection(paths.mailQueue).where('template', '==', 'leaving').get()).docs
    const last = new Date(noon + day).toISOString().slice(0, 10)
    expect((told!.data() as MailDocument).message?.subject).toContain(dayInWords(last, 'pt'))
    expect((told!.data() as MailDocument).message?.subject).toMatch(/ (na \S+-feira|no (sábado|domingo)), /)
    await move(Date.now() - 1)
    await ringAll(instance, 'end-leaving')
    expect(await standing()).toBeUndefined()
    expect((await instance.db.doc(paths.user(ana.uid)).get()).exists).toBe(false)
    expect((await instance.db.doc(paths.connection(beto.uid, ana.uid)).get()).exists).toBe(false)
    await expect(instance.auth.getUser(ana.uid)).rejects.toThrow()
  })
})

describe('where cards are off, with a subscription that Stripe may go on with', () => {
  let instance: Instance
  beforeAll(async () => {
    instance = await openInstance()
  })
  afterAll(() => instance.close())

  it.each(['from', 'to'] as const)('takes words and ties at once, and waits with the rest (%s)', async (side) => {
    const { db } = instance
    const [ana, beto] = await Promise.all([instance.member(`Ana${side}`), instance.member(`Beto${side}`)])
    await instance.connect(ana, beto)
    const postId = newPostId(ana.uid)
    await instance.call(createPost, { postId, text: 'Oi', audience: forConnections() }, ana)
    const at = Timestamp.now()
    const [from, to] = side === 'from' ? [ana.uid, beto.uid] : [beto.uid, ana.uid]
    const order: CardOrder = {
      ...{ kind: 'tier', from, to },
      ...{ tier: 't1', amount: 900, currency: 'BRL', account: 'acct_1', price: 'price_1', createdAt: at, key: 'k' },
      ...{ session: 'cs_live_1', subscription: 'sub_1', customer: 'cus_1', gen: 1, state: 'active', paidUntil: at },
    }
    const place = db.doc(paths.cardOrder(`order-${side}`))
    await place.set(order)
    await db.doc(paths.tierPlace(from, 't1')).set({ creator: to, order: place.id, paidUntil: at })
    const exists = async (path: string) => (await db.doc(path).get()).exists
    await instance.call(leave, { way: 'now' }, ana)
    await ringAll(instance, 'erase-member')
    for (const gone of [
      ...[paths.post(postId), paths.entry(beto.uid, postId), paths.connection(beto.uid, ana.uid)],
      ...[paths.user(ana.uid), paths.tierPlace(from, 't1')],
    ])
      expect(await exists(gone), gone).toBe(false)
    expect((await place.get()).data()).toMatchObject({ ends: true, from, to })
    expect((await db.doc(paths.standing(ana.uid)).get()).get('status')).toBe('erasing')
    const next = (await db.doc(paths.alarm(`erase-member_${ana.uid}`)).get()).get('at').toMillis()
    expect(next).toBeGreaterThan(Date.now())
    expect(next).toBeLessThanOrEqual(Date.now() + leavingLimits.waitShortlyMs)
    // Of the stand-in, of which Stripe knows nothing.
    await place.update({ account: sandboxAccount })
    await ringAll(instance, 'erase-member')
    await instance.server.idle()
    for (const gone of [paths.standing(ana.uid), paths.erasure(ana.uid), place.path])
      expect(await exists(gone), gone).toBe(false)
  })
})

/** Names, words and addresses that stand nowhere else. */
const name = 'Anastacia'
const uid = `uid-${name}`
const words = 'jabuticabeira'
const whole = [uid, name, `${name.toLowerCase()}@example.org`, words]

it('at once leaves no trace of anything, and nothing of others is gone', { timeout: 600_000 }, async () => {
  const logged: string[] = []
  const instance = await openInstance({ log: (line) => logged.push(JSON.stringify(line)) })
  const { db } = instance
  const [ana, beto, caio] = (await Promise.all([name, 'Beto', 'Caio'].map((one) => instance.member(one)))) as [
    Person,
    Person,
    Person,
  ]
  await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, caio)])
  const mine = newPostId(ana.uid)
  const theirs = newPostId(beto.uid)
  await instance.call(createPost, { postId: mine, text: `A ${words} deu fruta.`, audience: forConnections() }, ana)
  await instance.call(
    createPost,
    { postId: theirs, text: 'Bolo de fubá no domingo.', audience: forConnections() },
    beto,
  )
  const say = (postId: string, id: string, who: Person, text: string, more = {}) =>
    db.doc(paths.comment(postId, id)).set({
      author: { uid: who.uid, name: who.name },
      ...{ text, createdAt: Timestamp.now(), ...more },
    })
  await say(theirs, 'answered', ana, `Levo ${words}.`)
  await say(theirs, 'answer', caio, 'Traz muito!', { replyTo: 'answered' })
  await say(theirs, 'alone', ana, words)
  await say(mine, 'below', beto, 'Que beleza.')
  await db.doc(paths.reaction(theirs, ana.uid)).set({ uid: ana.uid, kind: 'love', thing: 'post', at: Timestamp.now() })
  const owned = 'owned-by-her'
  const [circleOf, member] = [
    Timestamp.now(),
    (who: Person, role: string) => ({
      uid: who.uid,
      name: who.name,
      role,
      since: Timestamp.now(),
      from: Timestamp.now(),
    }),
  ]
  await db
    .doc(paths.circle(owned))
    .set({ name: 'Turma da rua', owner: ana.uid, kind: 'group', createdAt: circleOf, members: 2 })
  for (const [who, role] of [
    [ana, 'owner'],
    [beto, 'member'],
  ] as const) {
    await db.doc(paths.circleMember(owned, who.uid)).set(member(who, role))
    await db.doc(paths.joinedCircle(who.uid, owned)).set({ kind: 'group', role, since: circleOf })
  }
  await db.doc(paths.ownedCircles(ana.uid)).set({ circles: { [owned]: 'group' } })
  await instance.server.idle()
  await instance.call(requestExport, { locale: 'pt' }, beto)
  await instance.server.idle()
  expect(await instance.call(previewLeaving, {}, ana)).toEqual({
    circles: [{ name: 'Turma da rua', fate: 'goes-on', with: 'Beto' }],
  })

  const photo = newId()
  const cast = {
    ...{ uid, name, email: `${name.toLowerCase()}@example.org`, other: beto.uid },
    ...{ post: `${uid}_post1`, photo, foreign: `${beto.uid}_post1` },
  }
  await plantEverything(db, cast)
  await db.doc(paths.reaction(cast.foreign, uid)).delete()
  const named = await plantNamed(db, { uid, name })
  expect(named.size).toBeGreaterThan(25)
  const hash = codeIdOf(codeAddress(cast.email))
  const at = Timestamp.now()
  for (const [path, data] of [
    [paths.directoryCard('guest'), { name: 'Hóspede', invitedBy: { uid, name } }],
    [paths.standing('guest'), { status: 'active', role: 'user', validSince: at, invitedBy: { uid, name } }],
    [paths.user('guest'), { name: 'Hóspede', role: 'user' }],
    [paths.firstPost(uid), { at }],
    [paths.invite('hers'), { inviter: uid, kind: 'own', state: 'open' }],
    [paths.acceptance('hers', 'guest'), { uid: 'guest', name: 'Hóspede', at }],
    [paths.acceptance('above', uid), { uid, name, at }],
    [
      paths.auditEntry('e1'),
      { at, by: 'adm', act: 'suspended', target: paths.user(uid), rev: null, reason: words, facts: { from: 'active' } },
    ],
    [paths.auditEntry('e2'), { at, by: uid, act: 'role-changed', target: paths.user('guest'), rev: null }],
    [paths.auditId(uid), { id: 'random' }],
    [paths.signInCode(hash), { at }],
    [paths.parting(uid, 'guest'), { by: 'guest', at }],
    [paths.parting(uid, 'aaa'), { by: 'aaa', at }],
    [paths.user('aaa'), { name: 'Aaa', role: 'user' }],
    [paths.media(cast.post, 'unused'), { author: uid, postId: cast.post, mediaId: 'unused', unusedSince: at }],
    // What automations did lies below them: her own, one of hers that is gone, and one of somebody else that is about her.
    [paths.automationRun(uid, 'aut1', 'did'), { happened: { by: beto.uid }, words }],
    [paths.automationRun(uid, 'aut-gone', 'did'), { happened: { by: beto.uid }, words }],
    [paths.automationRun('planted', 'of-it', 'did'), { happened: { by: beto.uid }, words }],
    [paths.capability('c1'), { kind: 'invite', owner: uid, thing: 'invites/hers', until: null }],
  ] as [string, object][])
    await db.doc(path).set(data)
  const store = (file: string) =>
    instance.bucket.file(file).save(Buffer.from(words), { resumable: false, contentType: 'image/webp' })
  await store(objects.rendition(cast.post, photo, 'large', 'webp'))
  await store(portraitObjects.rendition(uid, newId(), 'large'))
  await store(objects.upload(uid, newId()))
  await instance.server.idle()

  // What is in the log already is from before its chain, which begins with what is done now.
  await db.doc(paths.standing(beto.uid)).update({ role: 'admin' })
  await instance.call(suspendMember, { uid, reason: words }, beto)
  await instance.call(reinstateMember, { uid, reason: words }, beto)
  expect(await verifyLog(db)).toMatchObject({ links: 2, older: 2, faults: [], erased: { entries: 0, reasons: 0 } })

  // Somebody for whom she answers stays behind.
  expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, ana))).toBe('has-wards')
  await db.doc(paths.ward(uid, 'lia')).delete()
  await instance.call(leave, { way: 'now' }, ana)
  expect((await db.doc(paths.standing(uid)).get()).get('status') ?? 'erasing').toBe('erasing')
  expect(await instance.refusalOf(instance.call(stay, {}, ana))).not.toBe('none')
  await instance.server.idle()
  await ringAll(instance, 'erase-member')
  await instance.server.idle()

  expect((await db.doc(paths.erasure(uid)).get()).data()).toBeUndefined()
  const last = await db.collection(paths.mailQueue).where('template', '==', 'left').get()
  expect(last.docs.map((mail) => mail.get('to'))).toEqual([cast.email])
  await last.docs[0]!.ref.delete()

  // The log is still whole, and says how much of it is gone.
  expect(await verifyLog(db)).toMatchObject({ links: 2, older: 2, faults: [], erased: { entries: 4, reasons: 2 } })
  await instance.call(grantSeats, { uid: caio.uid, seats: 6 }, beto)
  expect(await verifyLog(db)).toMatchObject({ links: 3, faults: [] })

  const text = async (path: string) => (await db.doc(path).get()).get('text')
  expect(await text(paths.post(theirs))).toBe('Bolo de fubá no domingo.')
  expect(await text(paths.comment(theirs, 'answer'))).toBe('Traz muito!')
  expect((await db.doc(paths.comment(theirs, 'answered')).get()).data()).toMatchObject({ deleted: true, text: '' })
  expect((await db.doc(paths.comment(theirs, 'alone')).get()).exists).toBe(false)
  expect((await db.doc(paths.post(mine)).get()).exists).toBe(false)
  expect((await db.doc(paths.comment(mine, 'below')).get()).exists).toBe(false)
  expect((await db.doc(paths.circle(owned)).get()).data()).toMatchObject({ owner: beto.uid, members: 1 })
  expect((await db.doc(paths.connection(beto.uid, caio.uid)).get()).exists).toBe(true)
  expect((await db.doc(paths.roster(beto.uid)).get()).get('people')).toHaveProperty([caio.uid])
  const branch = (await db.doc(paths.standing('guest')).get()).get('invitedBy')
  expect(branch).toEqual({ uid: expect.any(String), name: '' })
  expect((await db.doc(paths.acceptance('above', branch.uid)).get()).data()).toMatchObject({ name: '' })
  for (const [row, path] of named) {
    const left = JSON.stringify((await db.doc(path).get()).data() ?? {})
    // What was deleted as a whole was about nobody else.
    if (left !== '{}') expect(left, row).not.toContain(uid)
  }
  expect(logged.filter((line) => [name, words, cast.email].some((word) => line.includes(word)))).toEqual([])

  // One that stumbled over what is planted half comes again, after ever longer pauses, and finds it gone: the last of its twelve
  // tries is seven minutes after the first.
  await expect.poll(() => triggersWaiting(instance.dataDir), { timeout: 420_000, interval: 250 }).toBe(0)
  let left: string[] = []
  await instance.close((stopped) => {
    left = bytesLeft(stopped, whole)
  })
  expect(left).toEqual([])
})
