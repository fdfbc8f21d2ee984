/** The log as a chain: what was altered, dropped or moved is found, what was erased is not mistaken for it. */
import { execFile } from 'node:child_process'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import {
  type AuditHead,
  type AuditId,
  type ChainLink,
  linkHash,
  linkIdOf,
  nextLink,
} from '@varanda/domain/audit/audit-chain'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../../embedded/test/support/random.ts'
import { ChainWalk, type SaltedEntry } from '../../src/audit/chain-walk.ts'
import { verifyLog } from '../../src/audit/verify-log.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let boss: Person
let bia: Person
const reason = 'Mandou a mesma mensagem a todos.'

beforeAll(async () => {
  instance = await openInstance()
  // From before there was a chain.
  for (const act of ['suspended', 'reinstated'] as const) {
    const entry: AuditEntry = { at: Timestamp.fromMillis(1e12), by: null, act, target: 'users/old', rev: null }
    await instance.db.collection(paths.auditLog).add(entry)
  }
  boss = await instance.member('Chefe')
  bia = await instance.member('Bia')
  await instance.db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
  await instance.call(suspendMember, { uid: bia.uid, reason }, boss)
  await instance.call(reinstateMember, { uid: bia.uid, reason }, boss)
  await instance.call(suspendMember, { uid: bia.uid, reason }, boss)
})
afterAll(() => instance.close())

const links = async () =>
  (await instance.db.collection(paths.auditChain).orderBy('seq').get()).docs.map((one) => one.data() as ChainLink)
const faults = async () => (await verifyLog(instance.db)).faults.map(({ seq, what }) => `${seq} ${what}`)

describe('the chain of the log', () => {
  it('holds every act in order, and names nobody', async () => {
    expect(await verifyLog(instance.db)).toMatchObject({
      links: 3,
      older: 2,
      faults: [],
      erased: { entries: 0, reasons: 0 },
    })
    const chain = await links()
    expect(chain.map(({ seq, act }) => [seq, act])).toEqual([
      [1, 'suspended'],
      [2, 'reinstated'],
      [3, 'suspended'],
    ])
    expect(JSON.stringify(chain)).not.toMatch(/uid-|Mandou/)
    expect(new Set(chain.map(({ by }) => by)).size).toBe(1)
    const mine = (await instance.db.doc(paths.auditId(boss.uid)).get()).data() as AuditId
    expect(chain[0]?.by).toBe(mine.id)
    // An act that is refused leaves nothing.
    expect(await instance.refusalOf(instance.call(grantSeats, { uid: 'nobody', seats: 7 } as never, boss))).not.toBe(
      'none',
    )
    expect(await links()).toHaveLength(3)
  })

  it('orders what many do at once', async () => {
    const many = await Promise.all(['Um', 'Dois', 'Tres', 'Quatro', 'Cinco'].map((name) => instance.member(name)))
    let areAllDone = false
    const acts = Promise.all(many.map(({ uid }) => instance.call(suspendMember, { uid, reason }, boss))).then(() => {
      areAllDone = true
    })
    // What is looked at meanwhile is the log as it was at one moment.
    do expect(await faults()).toEqual([])
    while (!areAllDone)
    await acts
    expect(await faults()).toEqual([])
    expect((await links()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('finds what was altered, dropped, moved or added, by its number', async () => {
    const chain = await links()
    const head = instance.db.doc(paths.auditHead)
    const before = (await head.get()).data() as AuditHead
    const link = (seq: number) => instance.db.doc(paths.auditLink(linkIdOf(seq)))
    const entry = (seq: number) => instance.db.doc(`${paths.auditLog}/${chain[seq - 1]!.entry}`)
    const forged = async (seq: number, more: Partial<ChainLink>) => {
      const next = { ...chain[seq - 1]!, ...more }
      return { ...next, hash: await linkHash(next) }
    }
    const older = (await instance.db.collection(paths.auditLog).where('by', '==', null).limit(1).get()).docs[0]!.ref
    for (const [hurt, path, found] of [
      [() => entry(2).update({ by: 'uid-Bia' }), entry(2), '2 entry altered'],
      [() => entry(2).update({ reason: 'Outra.' }), entry(2), '2 reason altered'],
      [() => entry(2).update({ act: 'suspended' }), entry(2), '2 entry altered'],
      [() => entry(2).update({ by: bia.uid, 'salts.told': FieldValue.delete() }), entry(2), '2 entry altered'],
      [
        () => entry(2).update({ target: paths.user(boss.uid), 'salts.told': FieldValue.delete() }),
        entry(2),
        '2 entry altered',
      ],
      [() => entry(2).delete(), entry(2), '2 entry missing'],
      [() => link(2).delete(), link(2), '2 link missing'],
      [() => link(8).delete(), link(8), '8 link missing'],
      [() => link(2).update({ act: 'suspended' }), link(2), '2 link altered'],
      [async () => link(2).set(await forged(2, { by: 'x' })), link(2), '3 link out of order'],
      [async () => link(2).set(await forged(3, { seq: 2 })), link(2), '2 link out of order'],
      [async () => link(8).set(await forged(8, { by: 'x' })), link(8), '8 head altered'],
      [async () => link(9).set(await forged(8, { seq: 9 })), link(9), '9 links after the head'],
      [
        () => instance.db.doc(`${paths.auditLog}/extra`).set({ at: Timestamp.now() }),
        instance.db.doc(`${paths.auditLog}/extra`),
        'null entry without a link',
      ],
      [() => older.update({ act: 'suspended', by: 'x' }), older, 'null entries from before the chain altered'],
      [() => older.delete(), older, 'null entries from before the chain altered'],
      [() => head.delete(), head, 'null head missing'],
      [() => head.update({ seq: 9 }), head, '9 link missing'],
    ] as const) {
      const was = (await path.get()).data()
      await hurt()
      expect(await faults(), found).toContain(found)
      await (was ? path.set(was) : path.delete())
    }
    expect((await head.get()).data()).toEqual(before)
    expect(await faults()).toEqual([])
  })

  it('lets a reason, an entry and a member be erased', async () => {
    const [first, second] = await links()
    await instance.db
      .doc(`${paths.auditLog}/${first!.entry}`)
      .update({ reason: FieldValue.delete(), 'salts.reason': FieldValue.delete() })
    await instance.db
      .doc(`${paths.auditLog}/${second!.entry}`)
      .update({ target: `users/${second!.about}`, salts: FieldValue.delete(), reason: FieldValue.delete() })
    await instance.db.doc(paths.auditId(bia.uid)).delete()
    expect(await verifyLog(instance.db)).toMatchObject({ faults: [], erased: { entries: 1, reasons: 2 } })
  })

  it('takes nothing for older than the chain where there was nothing, whatever the head says', async () => {
    const young = await openInstance()
    try {
      const [chief, ada] = [await young.member('Chefe'), await young.member('Ada')]
      await young.db.doc(paths.standing(chief.uid)).update({ role: 'admin' })
      await young.call(suspendMember, { uid: ada.uid, reason }, chief)
      const forged: AuditEntry = { at: Timestamp.now(), by: 'x', act: 'suspended', target: 'users/y', rev: null }
      await young.db.collection(paths.auditLog).add(forged)
      await young.db.doc(paths.auditHead).update({ 'older.count': 1, 'older.erased': 1 })
      expect((await verifyLog(young.db)).faults).toEqual([{ seq: null, what: 'entry without a link' }])
    } finally {
      await young.close()
    }
  })

  it('of ten thousand acts, any that is altered, dropped or moved is found', async () => {
    const whole: { id: string; link: ChainLink; entry: SaltedEntry }[] = []
    let head: AuditHead = { seq: 0, hash: '', older: { count: 0, digest: 'd' } }
    for (let n = 0; n < 10_000; n += 1) {
      const at = Timestamp.fromMillis(n)
      const entry: AuditEntry = { at, by: 'a', act: 'suspended', target: `users/${n}`, rev: null, reason: `${n}` }
      const { link, salts, head: next } = await nextLink(head, `e${n}`, entry, { by: 'x', about: 'y' })
      head = next
      whole.push({ id: linkIdOf(link.seq), link, entry: { ...entry, salts } })
    }
    const walked = async (log: typeof whole) => {
      const walk = new ChainWalk(head)
      for (const { id, link, entry } of log) await walk.step(id, link, entry)
      walk.end()
      return new Set(walk.faults.map(({ seq }) => seq))
    }
    expect(await walked(whole)).toEqual(new Set())
    // A random one in each thirty, so that none hides behind its neighbour.
    const random = randomFrom(20_261_122)
    const places = Array.from({ length: 333 }, (_, n) => n * 30 + random.below(28))
    const hurts: ((log: typeof whole, n: number) => void)[] = [
      (log, n) => log.splice(n, 1, { ...log[n]!, link: { ...log[n]!.link, about: 'z' } }),
      (log, n) => log.splice(n, 1, { ...log[n]!, entry: { ...log[n]!.entry, target: 'users/z' } }),
      (log, n) => log.splice(n, 1, { ...log[n]!, entry: { ...log[n]!.entry, reason: 'Outra.' } }),
      (log, n) => log.splice(n, 2, { ...log[n + 1]!, id: log[n]!.id }, { ...log[n]!, id: log[n + 1]!.id }),
      (log, n) => log.splice(n, 1),
    ]
    const log = [...whole]
    // From the end, so that what goes moves none of the others.
    for (const [turn, n] of [...places.entries()].reverse()) hurts[turn % hurts.length]!(log, n)
    const found = await walked(log)
    expect(places.filter((n) => !found.has(n + 1))).toEqual([])
  })

  it('is walked by a command, which ends with 1 when something is wrong', async () => {
    const run = (...more: string[]) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        const port = new URL(instance.server.adminUrl).port
        const args = ['scripts/audit-verify.ts', '--data', instance.dataDir, '--admin-port', port, ...more]
        execFile(process.execPath, args, { cwd: new URL('../../..', import.meta.url).pathname }, (error, out, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out + err }),
        )
      })
    const whole = await run()
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/8 acts in the chain, 2 from before it/) })
    const since = /--since (\S+)/.exec(whole.out)?.[1] ?? ''
    const other = since.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const again = await Promise.all([run('--since', since), run('--since', other)])
    expect(again.map(({ code }) => code)).toEqual([0, 1])
    await instance.db.doc(paths.auditLink(linkIdOf(3))).delete()
    expect(await run()).toMatchObject({ code: 1, out: expect.stringContaining('3: link missing') })
  })
})
