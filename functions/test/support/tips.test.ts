/** Support by the real functions: who may ask, what each side may say of a tip, and that sums and ledger say the same. */
import { leave } from '@varanda/domain/account/calls/leave'
import { tryAutomation } from '@varanda/domain/automation/calls/try-automation'
import { block } from '@varanda/domain/connection/calls/block'
import type { CallInput } from '@varanda/domain/contract'
import { newId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { readBrCode } from '@varanda/domain/support/br-code'
import { answerTip } from '@varanda/domain/support/calls/answer-tip'
import { askBrCode } from '@varanda/domain/support/calls/ask-br-code'
import { declareTip } from '@varanda/domain/support/calls/declare-tip'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import { supportFigures } from '@varanda/domain/support/calls/support-figures'
import { takeBackTip } from '@varanda/domain/support/calls/take-back-tip'
import { thankForTip } from '@varanda/domain/support/calls/thank-for-tip'
import type { Given } from '@varanda/domain/support/given'
import type { LedgerRow } from '@varanda/domain/support/ledger'
import type { SupportPage } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { automationsOf, parts, usualZone } from '../harness/automations.ts'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { db, server, refusalOf } = instance
const { make, runs } = automationsOf(instance)
const { family } = circlesOf(instance)
afterAll(() => instance.close())

const key = '123e4567-e12b-12d1-a456-426655440000'
const pix = { own: { kind: 'evp', key }, receiver: 'Paula Siqueira', city: 'São Paulo', hideTxid: false } as const
const plain: Omit<CallInput<typeof saveSupportPage>, 'goal'> = {
  ...{ on: true, words: 'Quem puder, ajuda.', currency: 'BRL', tiers: [] },
  promises: { noChildren: true, noPrizes: true },
}
const goalOf = (amount: number) => ({ id: newId(), title: 'Uma batedeira nova', amount })

async function openPage(who: Person, goal: ReturnType<typeof goalOf> | null = goalOf(200_000)) {
  await instance.call(setSupportWays, { pix, links: ['https://ko-fi.com/paula'] }, who)
  await instance.call(saveSupportPage, { ...plain, goal }, who)
  return goal
}
async function declare(from: Person, to: Person, amount: number, words = '') {
  const tipId = newId()
  await instance.call(declareTip, { uid: to.uid, tipId, by: { way: 'pix', txid: newId() }, amount, words }, from)
  return tipId
}
const answer = (who: Person, tipId: string, said: 'confirmed' | 'notFound' | 'withdrawn') =>
  instance.call(answerTip, { tipId, answer: said }, who)
const pageOf = async ({ uid }: Person) => (await db.doc(paths.supportPage(uid)).get()).data() as SupportPage
const tipOf = async ({ uid }: Person, id: string) => (await db.doc(paths.tip(uid, id)).get()).data() as Tip
const givenOf = async ({ uid }: Person, id: string) => (await db.doc(paths.givenTip(uid, id)).get()).data() as Given
const ledgerOf = async ({ uid }: Person) =>
  (await db.collection(paths.ledger(uid)).get()).docs.map((found) => found.data() as LedgerRow)
const sumOfLedger = (rows: LedgerRow[]) =>
  rows.reduce((sum, { dir, amount }) => (dir === 'in' ? sum + amount : dir === 'out' ? sum - amount : sum), 0)

describe('a support page', () => {
  it('is turned on by an adult who promised, with a way to give, and only by a fresh sign-in says where money goes', async () => {
    const [ana, lia] = await family('Ana', 'Lia')
    const goal = goalOf(100)
    expect(await refusalOf(instance.call(saveSupportPage, { ...plain, goal }, ana))).toBe('support-incomplete')
    const unpromised = { ...plain, goal, promises: { noChildren: true, noPrizes: false } }
    await instance.call(setSupportWays, { pix: null, links: ['https://ko-fi.com/ana'] }, ana)
    expect(await refusalOf(instance.call(saveSupportPage, unpromised, ana))).toBe('bad-input')
    await instance.call(saveSupportPage, { ...plain, goal, currency: 'USD' }, ana)
    expect(await refusalOf(instance.call(setSupportWays, { pix, links: [] }, ana))).toBe('currency-fixed')
    await instance.call(setSupportWays, { pix: null, links: [] }, ana)
    expect((await pageOf(ana)).on).toBe(false)
    const child = await instance.aged(lia, { ageBand: 'child', guardian: ana.uid })
    expect(await refusalOf(instance.call(saveSupportPage, { ...plain, goal }, child))).toBe('not-an-adult')
    expect(await refusalOf(instance.call(setSupportWays, { pix, links: [] }, child))).toBe('not-an-adult')
    expect(setSupportWays.fresh).toBe(true)
  })

  it('takes no key that is none and no link to elsewhere', async () => {
    const [ana] = await family('Ana')
    for (const link of ['https://example.org/', 'http://ko-fi.com/a', 'https://ko-fi.com.example.org/'])
      expect(await refusalOf(instance.call(setSupportWays, { pix: null, links: [link] }, ana)), link).toBe('bad-input')
    for (const own of [
      { kind: 'cpf', key: '52998224724' },
      { kind: 'evp', key: 'x' },
    ] as const)
      expect(await refusalOf(instance.call(setSupportWays, { pix: { ...pix, own }, links: [] }, ana))).toBe('bad-input')
    const nameless = { ...pix, receiver: '李雷' }
    expect(await refusalOf(instance.call(setSupportWays, { pix: nameless, links: [] }, ana))).toBe('bad-input')
  })
})

describe('a goal', () => {
  it('goes on in its own currency alone; what was given for it counts for no other', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    await instance.call(setSupportWays, { pix: null, links: ['https://ko-fi.com/ana'] }, ana)
    const goal = goalOf(100_000)
    await instance.call(saveSupportPage, { ...plain, goal }, ana)
    const tipId = newId()
    const by = { way: 'link', host: 'ko-fi.com' } as const
    await instance.call(declareTip, { uid: ana.uid, tipId, by, amount: 10_000, words: '' }, beto)
    const again = (currency: 'BRL' | 'USD', other: typeof goal | null) =>
      refusalOf(instance.call(saveSupportPage, { ...plain, goal: other, currency }, ana))
    expect(await again('USD', goal)).toBe('bad-input')
    expect(await again('USD', goalOf(5000))).toBe('none')
    expect(await again('BRL', goal)).toBe('bad-input')
    expect(await again('USD', null)).toBe('none')
    await answer(ana, tipId, 'confirmed')
    expect((await pageOf(ana)).totals.BRL).toMatchObject({ proven: { amount: 10_000 } })
    expect(await again('BRL', goal)).toBe('bad-input')
    expect(await again('BRL', goalOf(5000))).toBe('none')
  })
})

describe('a code', () => {
  it('holds key, name and amount, and goes to adults whom no block keeps away', async () => {
    const [ana, beto, lia] = await family('Ana', 'Beto', 'Lia')
    await openPage(ana)
    const txid = newId()
    const ask = (who: Person) => instance.call(askBrCode, { uid: ana.uid, txid, amount: 5000 }, who)
    const { code, receiver, until } = await ask(beto)
    const objects = Object.fromEntries(readBrCode(code).map(({ id, value }) => [id, value]))
    expect(objects).toMatchObject({
      54: '50.00',
      59: 'Paula Siqueira',
      60: 'Sao Paulo',
      62: [{ id: '05', value: txid }],
    })
    expect(objects[26]).toContainEqual({ id: '01', value: key })
    expect(receiver).toBe('Paula Siqueira')
    expect(until).toBeGreaterThan(Date.now())
    // Nobody else, and nowhere else.
    expect(JSON.stringify(await pageOf(ana))).not.toContain(key)
    expect(await refusalOf(ask(ana))).toBe('not-yourself')
    const child = await instance.aged(lia, { ageBand: 'child', guardian: ana.uid })
    expect(await refusalOf(ask(child))).toBe('not-an-adult')
    await instance.call(setSupportWays, { pix: { ...pix, hideTxid: true }, links: [] }, ana)
    expect((await ask(beto)).code).toContain('62070503***')
    expect(await tipOf(ana, await declare(beto, ana, 100))).not.toHaveProperty('txid')
    await instance.call(block, { uid: ana.uid }, beto)
    expect(await refusalOf(ask(beto))).toBe('support-off')
    await instance.call(saveSupportPage, { ...plain, on: false, goal: null }, ana)
    const [caio] = await family('Caio')
    expect(await refusalOf(ask(caio))).toBe('support-off')
  })
})

describe('a tip', () => {
  it('is declared once, confirmed, withdrawn for some days and thanked for; both sides hear of it', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const goal = await openPage(ana)
    const tipId = newId()
    const txid = newId()
    const wish = { uid: ana.uid, tipId, by: { way: 'pix', txid } as const, amount: 5000, words: 'Para o pão de ló' }
    await instance.call(declareTip, wish, beto)
    await instance.call(declareTip, wish, beto)
    expect(await refusalOf(instance.call(declareTip, wish, caio))).toBe('id-taken')
    expect(await refusalOf(instance.call(declareTip, { ...wish, tipId: newId() }, beto))).toBe('id-taken')
    expect(await tipOf(ana, tipId)).toMatchObject({
      from: beto.uid,
      state: 'declared',
      kind: 'goal',
      goal: goal!.id,
      txid,
    })
    expect(await givenOf(beto, tipId)).toMatchObject({ to: ana.uid, state: 'declared', amount: 5000 })
    expect((await pageOf(ana)).goal!.totals).toEqual({
      proven: { amount: 0, tips: 0, people: 0 },
      declared: { amount: 5000, tips: 1, people: 1 },
    })
    expect(await refusalOf(instance.call(thankForTip, { tipId, words: 'Oba' }, ana))).toBe('tip-over')
    expect(await refusalOf(answer(beto, tipId, 'confirmed'))).toBe('tip-unknown')
    expect(await refusalOf(answer(ana, tipId, 'withdrawn'))).toBe('none')
    await answer(ana, tipId, 'notFound')
    await answer(ana, tipId, 'confirmed')
    await answer(ana, tipId, 'confirmed')
    expect(await refusalOf(answer(ana, tipId, 'notFound'))).toBe('tip-over')
    expect(await refusalOf(instance.call(takeBackTip, { tipId }, beto))).toBe('tip-over')
    expect((await pageOf(ana)).totals.BRL).toEqual({
      proven: { amount: 5000, tips: 1, people: 1 },
      declared: { amount: 0, tips: 0, people: 0 },
    })
    await instance.call(thankForTip, { tipId, words: 'O bolo é seu.' }, ana)
    expect(await refusalOf(instance.call(thankForTip, { tipId, words: 'De novo' }, ana))).toBe('already-answered')
    expect((await givenOf(beto, tipId)).thanks?.words).toBe('O bolo é seu.')
    await answer(ana, tipId, 'withdrawn')
    await answer(ana, tipId, 'confirmed')
    const rows = await ledgerOf(ana)
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      ['confirmed', 'confirmed', 'declared', 'notFound', 'withdrawn'].sort(),
    )
    expect(sumOfLedger(rows)).toBe(5000)
    const names = { fromName: beto.name, toName: ana.name }
    expect(await tipOf(ana, tipId)).toMatchObject(names)
    expect(await givenOf(beto, tipId)).toMatchObject({ toName: names.toName })
    expect(await givenOf(beto, tipId)).not.toHaveProperty('fromName')
    expect(JSON.stringify(rows)).not.toContain(beto.uid)
    await db.doc(paths.tip(ana.uid, tipId)).update({ changedAt: Timestamp.fromMillis(Date.now() - 8 * day) })
    expect(await refusalOf(answer(ana, tipId, 'withdrawn'))).toBe('tip-over')
    expect((await noticesOf(db, ana)).map(({ kind }) => kind)).toContain('tip-declared')
    const told = await noticesOf(db, beto)
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['tip-not-found', 'tip-confirmed', 'tip-thanked', 'tip-withdrawn']),
    )
    expect(told.find(({ kind }) => kind === 'tip-thanked')).toMatchObject({ words: 'O bolo é seu.' })
  })

  it('is taken back by whoever gave, and counts people once', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await openPage(ana)
    const [first, second, third] = [
      await declare(beto, ana, 100),
      await declare(beto, ana, 250),
      await declare(caio, ana, 7),
    ]
    await instance.call(takeBackTip, { tipId: first }, beto)
    expect(await refusalOf(answer(ana, first, 'confirmed'))).toBe('tip-over')
    await answer(ana, second, 'confirmed')
    await answer(ana, third, 'confirmed')
    await answer(ana, await declare(beto, ana, 1000), 'confirmed')
    expect((await pageOf(ana)).totals.BRL).toEqual({
      proven: { amount: 1257, tips: 3, people: 2 },
      declared: { amount: 0, tips: 0, people: 0 },
    })
    // Another goal begins with nothing; the same one goes on.
    const { goal } = await pageOf(ana)
    const { totals, ...same } = goal!
    await instance.call(saveSupportPage, { ...plain, goal: { ...same, amount: 300_000 } }, ana)
    expect((await pageOf(ana)).goal!.totals).toEqual(totals)
    await instance.call(saveSupportPage, { ...plain, goal: goalOf(100) }, ana)
    expect((await pageOf(ana)).goal!.totals.proven.amount).toBe(0)
  })

  it('at a link is declared for a host that the page leads to', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    await openPage(ana, null)
    const by = (host: 'ko-fi.com' | 'paypal.me') => ({
      ...{ uid: ana.uid, tipId: newId(), by: { way: 'link', host } as const, amount: 900 },
    })
    await instance.call(declareTip, by('ko-fi.com'), beto)
    expect(await refusalOf(instance.call(declareTip, by('paypal.me'), beto))).toBe('support-off')
    // What was shown was of another currency than the page has by now; what was said already stands.
    const other = { ...by('ko-fi.com'), currency: 'USD' as const }
    expect(await refusalOf(instance.call(declareTip, other, beto))).toBe('edited-meanwhile')
    const same = { ...by('ko-fi.com'), currency: 'BRL' as const }
    await instance.call(declareTip, same, beto)
    expect(await refusalOf(instance.call(declareTip, { ...same, currency: 'USD' }, beto))).toBe('id-taken')
  })

  it('is told to administrators as a sum, and to members not at all', async () => {
    const [ana, admin] = await family('Ana', 'Adm')
    await db.doc(paths.standing(admin.uid)).update({ role: 'admin' })
    const { figures } = await instance.call(supportFigures, {}, admin)
    expect(figures).toMatchObject([{ currency: 'BRL', disputed: 0 }])
    expect(JSON.stringify(figures)).not.toContain('uid-')
    expect(await refusalOf(instance.call(supportFigures, {}, ana))).toBe('not-an-admin')
  })
})

describe('an automation', () => {
  it('thanks for what its member confirms, once, as their tap would', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    await openPage(ana)
    const id = await make(ana, parts({ kind: 'supported' }, [{ kind: 'thank', text: 'Que alegria!' }]))
    const tipId = await declare(beto, ana, 5000)
    await server.idle()
    expect(await runs(ana, id)).toEqual([])
    await answer(ana, tipId, 'confirmed')
    await server.idle()
    expect(await runs(ana, id)).toMatchObject([
      { acted: true, happened: { kind: 'supported', by: beto.uid, tip: tipId }, done: [{ kind: 'thank' }] },
    ])
    expect((await givenOf(beto, tipId)).thanks?.words).toBe('Que alegria!')
    await answer(ana, tipId, 'withdrawn')
    await answer(ana, tipId, 'confirmed')
    await server.idle()
    const thanked = (await noticesOf(db, beto)).filter(({ kind }) => kind === 'tip-thanked')
    expect(thanked).toHaveLength(1)
    const what = parts({ kind: 'supported' }, [{ kind: 'thank', text: 'Oi' }])
    const { acts } = await instance.call(
      tryAutomation,
      { automationId: newId(), parts: what, zone: usualZone } as never,
      ana,
    )
    expect(acts).toMatchObject([{ kind: 'supported', by: beto.uid }])
  })
})

describe('an erasure', () => {
  it('leaves the other side amount, currency, day, kind and state, and no name', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await openPage(ana)
    await openPage(beto)
    const given = await declare(beto, ana, 5000, 'Com carinho')
    const waiting = await declare(beto, ana, 10)
    const got = await declare(caio, beto, 700, 'Oi')
    await answer(ana, given, 'confirmed')
    await answer(beto, got, 'confirmed')
    const before = (await pageOf(ana)).totals
    await instance.call(leave, { way: 'now' }, beto)
    await expect
      .poll(
        async () => {
          await ringAll(instance, 'erase-member')
          return (await db.doc(paths.standing(beto.uid)).get()).exists
        },
        { timeout: 20_000 },
      )
      .toBe(false)
    const tip = await tipOf(ana, given)
    expect(tip).toMatchObject({ from: null, supporter: 1, amount: 5000, currency: 'BRL', state: 'confirmed' })
    for (const gone of ['words', 'txid', 'thanks', 'fromName', 'toName']) expect(tip).not.toHaveProperty(gone)
    expect(await givenOf(caio, got)).not.toHaveProperty('toName')
    expect(await givenOf(caio, got)).toMatchObject({ to: null, amount: 700, state: 'confirmed' })
    expect((await pageOf(ana)).totals).toEqual(before)
    // What they sent before may still be found.
    await answer(ana, waiting, 'confirmed')
    expect((await pageOf(ana)).totals.BRL!.proven).toEqual({ amount: 5010, tips: 2, people: 1 })
    expect((await db.collection(paths.tips(beto.uid)).get()).size).toBe(0)
    expect((await db.collection(paths.ledger(beto.uid)).get()).size).toBe(0)
    expect((await db.doc(paths.supportPix(beto.uid)).get()).exists).toBe(false)
  })
})
