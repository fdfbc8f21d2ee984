/**
 * kill -9 while somebody is erased, between any two requests of the work, again and again: in the end nothing of them is found, and
 * nobody else has lost a word.
 *
 * DEATHS=30 vitest run functions/test/account/erasure-deaths.test.ts   the long form
 * SEED=… vitest run …                                                  the same deaths again
 */
import { leave } from '@varanda/domain/account/calls/leave'
import { newPostId } from '@varanda/domain/ids'
import { changeRole } from '@varanda/domain/member/calls/change-role'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { CollectionReference } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { verifyLog } from '../../src/audit/verify-log.ts'
import { setDue } from '../harness/alarms.ts'
import { type Account, type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { plantNamed } from '../harness/named.ts'

const most = Number(process.env.DEATHS ?? 4)
/** Steps between two deaths, at most; an erasure here takes some hundred. */
const longestLife = 200

let instance: KillableInstance
let [ana, beto, caio, boss]: Account[] = []

beforeAll(async () => {
  instance = await openKillableInstance(seedOfRun)
  ;[ana, beto, caio, boss] = await instance.members(
    ['ana-erased', 'beto', 'caio', 'boss'],
    [
      ['ana-erased', 'beto'],
      ['ana-erased', 'caio'],
      ['beto', 'caio'],
    ],
  )
}, 120_000)
afterAll(() => instance?.close())

/** Every document that names her, as text. */
async function documentsNaming(word: string): Promise<string[]> {
  const found: string[] = []
  const look = async (collection: CollectionReference): Promise<void> => {
    for (const ref of await collection.listDocuments()) {
      const data = (await ref.get()).data()
      if (data && `${ref.path} ${JSON.stringify(data)}`.includes(word)) found.push(ref.path)
      for (const below of await ref.listCollections()) await look(below)
    }
  }
  for (const collection of await instance.db.listCollections()) await look(collection)
  return found
}

it('comes to the same end, however often the server dies', { timeout: 300_000 }, async () => {
  const { db } = instance
  const random = randomFrom(seedOfRun)
  const posts = { of: newPostId(ana!.uid), below: newPostId(beto!.uid) }
  await instance.call(createPost, { postId: posts.of, text: 'Oi', audience: forConnections() }, ana!)
  await instance.call(createPost, { postId: posts.below, text: 'Bolo', audience: forConnections() }, beto!)
  const say = (postId: string, id: string, uid: string, text: string, more = {}) =>
    db.doc(paths.comment(postId, id)).set({ author: { uid, name: uid }, text, createdAt: Timestamp.now(), ...more })
  await say(posts.below, 'hers', ana!.uid, 'Levo suco.')
  await say(posts.below, 'his', caio!.uid, 'Traz!', { replyTo: 'hers' })
  // What triggers read again and again, as long as it is not whole, waits for nobody's death.
  await plantNamed(db, { uid: ana!.uid, name: 'Anastacia' }, ['fact', 'reaction', 'pushSubscription'])
  await db.doc(paths.reaction(posts.below, ana!.uid)).set({
    ...{ uid: ana!.uid, kind: 'love', thing: 'post', at: Timestamp.now() },
  })
  for (const place of [paths.standing(boss!.uid), paths.user(boss!.uid)]) await db.doc(place).update({ role: 'admin' })
  await instance.call(changeRole, { uid: ana!.uid, role: 'admin', reason: 'Ajuda a cuidar.' }, boss!)
  await instance.call(suspendMember, { uid: caio!.uid, reason: 'Por engano.' }, ana!)
  await instance.call(reinstateMember, { uid: caio!.uid, reason: 'Foi engano.' }, ana!)
  await instance.call(suspendMember, { uid: ana!.uid, reason: 'Anastacia errou.' }, boss!)
  await instance.call(reinstateMember, { uid: ana!.uid, reason: 'Anastacia pediu desculpas.' }, boss!)
  await instance.idle()
  expect(await verifyLog(db)).toMatchObject({ links: 5, faults: [], erased: { entries: 0, reasons: 0 } })

  const left = instance.call(leave, { way: 'now' }, ana!).then(
    () => 'left',
    // Where the answer was lost, asking again finds somebody who is shut out.
    () => 'left',
  )
  let deaths = 0
  for (;;) {
    const steps = deaths < most ? random.below(longestLife) : Number.POSITIVE_INFINITY
    const stop = instance.plane.stop(steps, random.chance(0.5) ? 'before' : 'after', () => true)
    const reached = await Promise.race([stop.reached, instance.idle().then(() => false)]).catch(() => false)
    if (reached) {
      await instance.kill()
      deaths++
      stop.release()
      await instance.restart()
      await instance.signIn([beto!, caio!, boss!])
      expect((await verifyLog(db)).faults, `SEED=${seedOfRun}`).toEqual([])
      continue
    }
    stop.release()
    await left
    if (!(await db.doc(paths.erasure(ana!.uid)).get()).exists) break
    // What a death took from the queue, the alarm brings.
    await setDue(db, 'erase-member', { uid: ana!.uid })
    await instance.runSchedule('claimAlarms')
  }
  await instance.idle()
  expect(deaths, `SEED=${seedOfRun}`).toBeGreaterThan(1)
  expect(await instance.deadLetters()).toEqual([])
  const last = await db.collection(paths.mailQueue).where('template', '==', 'left').get()
  expect(last.size).toBe(1)
  await last.docs[0]!.ref.delete()
  expect(await documentsNaming(ana!.uid), `SEED=${seedOfRun}`).toEqual([])
  expect(await documentsNaming('Anastacia'), `SEED=${seedOfRun}`).toEqual([])
  // Three acts were about her, two were hers; of those the reasons stay.
  expect(await verifyLog(db)).toMatchObject({ links: 5, faults: [], erased: { entries: 5, reasons: 3 } })
  await instance.call(suspendMember, { uid: caio!.uid, reason: 'Depois dela.' }, boss!)
  expect(await verifyLog(db)).toMatchObject({ links: 6, faults: [] })
  expect((await db.doc(paths.post(posts.below)).get()).get('text')).toBe('Bolo')
  expect((await db.doc(paths.comment(posts.below, 'his')).get()).get('text')).toBe('Traz!')
  expect((await db.doc(paths.comment(posts.below, 'hers')).get()).data()).toMatchObject({ deleted: true, text: '' })
  expect((await db.doc(paths.connection(beto!.uid, caio!.uid)).get()).exists).toBe(true)
})
