import { block } from '@varanda/domain/connection/calls/block'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { requestConnections } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { type Post, postLimits } from '@varanda/domain/post/post'
import type { Roster } from '@varanda/domain/source/roster'
import { type SourcePost, sourceOf } from '@varanda/domain/source/source'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const random = randomFrom(seedOfRun)

describe('sharing', () => {
  let instance: Instance
  let ana: Person
  let beto: Person
  let caio: Person
  let dora: Person
  let early = 0

  beforeAll(async () => {
    // Everything that follows a write comes twice, late and out of order; tasks also early, as from a clock that is
    // ahead.
    const plan = ({ kind }: { kind: string }) =>
      [random.next() * 60, random.next() * 60].map((pause) => (kind === 'task' ? pause - early : pause))
    instance = await openInstance({ delivery: { plan } })
    ;[ana, beto, caio, dora] = (await Promise.all(
      ['Ana', 'Beto', 'Caio', 'Dora'].map((name) => instance.member(name)),
    )) as [Person, Person, Person, Person]
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, caio)])
  })

  afterAll(() => instance.close())

  const hasEntry = async (who: Person, postId: string) =>
    (await instance.db.doc(paths.entry(who.uid, postId)).get()).exists
  const post = (who: Person, text: string, except: string[] = [], postId = newPostId(who.uid)) =>
    instance.call(createPost, { postId, text, audience: forConnections(except) }, who)

  it('gives a post to the author’s connections and to nobody else, and tells each whom else they know', async () => {
    const { postId, readers } = await post(ana, 'Choveu na varanda.')
    expect(readers).toBe(2)
    const own = (await instance.db.doc(paths.entry(ana.uid, postId)).get()).data()
    expect(own?.others).toEqual({ count: 2, uids: [beto.uid, caio.uid] })
    await instance.server.idle()
    expect(await Promise.all([ana, beto, caio, dora].map((who) => hasEntry(who, postId)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect((await instance.db.doc(paths.entry(beto.uid, postId)).get()).data()?.others).toEqual({
      count: 1,
      uids: [caio.uid],
    })
    expect((await instance.db.doc(paths.receipt(postId)).get()).data()).toEqual({ readers: [beto.uid, caio.uid] })
  })

  it('is answered, and goes out by its trigger, while the queue does not answer', async () => {
    const { tasks } = instance.server.functions!
    const { add } = tasks
    let refused = 0
    tasks.add = async (task) => {
      if (task.queue !== 'fanOutPost') return add(task)
      refused += 1
      throw new Error('the disk is full')
    }
    const { postId } = await post(ana, 'A fila está fora do ar.').finally(() => {
      tasks.add = add
    })
    expect(refused).toBeGreaterThan(0)
    await expect.poll(() => hasEntry(beto, postId), { timeout: 20_000 }).toBe(true)
  })

  it('leaves out who is excepted', async () => {
    const { postId } = await post(ana, 'Surpresa para o Beto.', [beto.uid])
    await instance.server.idle()
    expect(await Promise.all([beto, caio].map((who) => hasEntry(who, postId)))).toEqual([false, true])
  })

  it('gives a post for people by name to them alone', async () => {
    const named = (postId: string, ...people: Person[]) => {
      const audience = forPeople(people.map(({ uid }) => uid))
      return instance.call(createPost, { postId, text: 'Só entre nós.', audience }, ana)
    }
    const one = newPostId(ana.uid)
    expect(await named(one, caio)).toEqual({ postId: one, readers: 1 })
    await instance.server.idle()
    expect(await Promise.all([ana, beto, caio, dora].map((who) => hasEntry(who, one)))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect((await instance.db.doc(paths.receipt(one)).get()).data()).toEqual({ readers: [caio.uid] })
    expect((await instance.db.doc(paths.entry(caio.uid, one)).get()).data()?.others).toEqual({ count: 0, uids: [] })
    // Not even in part, when one of them is no connection.
    const other = newPostId(ana.uid)
    expect(await instance.refusalOf(named(other, caio, dora))).toBe('not-connected')
    expect(await instance.refusalOf(named(other, ana))).toBe('not-connected')
    expect((await instance.db.doc(paths.post(other)).get()).exists).toBe(false)
    // Sent again after they parted it is still the same post.
    const late = newPostId(ana.uid)
    await Promise.all([instance.connect(ana, dora), instance.connect(dora, ana)])
    await named(late, dora)
    await instance.call(removeConnection, { uid: dora.uid }, ana)
    expect(await named(late, dora)).toMatchObject({ postId: late })
    await instance.server.idle()
    expect(await hasEntry(dora, late)).toBe(false)
  })

  it('publishes the same id once, and refuses it for other words or another author', async () => {
    const { postId } = await post(ana, 'Uma vez só.')
    expect(await post(ana, 'Uma vez só.', [], postId)).toMatchObject({ postId })
    expect(await instance.refusalOf(post(ana, 'Outra coisa.', [], postId))).toBe('id-taken')
    expect(await instance.refusalOf(post(beto, 'Roubado.', [], postId))).toBe('bad-input')
  })

  it.each(['', '   ', 'x'.repeat(5001)])('refuses a text of the wrong length', async (text) => {
    expect(await instance.refusalOf(post(ana, text))).toBe('bad-input')
  })

  it('refuses a non-member and a suspended member', async () => {
    const stranger = await instance.account('Stranger')
    expect(await instance.refusalOf(post(stranger, 'Oi.'))).toBe('not-a-member')
    await instance.db.doc(paths.standing(dora.uid)).update({ status: 'suspended' })
    expect(await instance.refusalOf(post(dora, 'Oi.'))).toBe('not-active')
    await instance.db.doc(paths.standing(dora.uid)).update({ status: 'active' })
  })

  it('refuses a sign-in from before the member signed out everywhere', async () => {
    await instance.db.doc(paths.standing(dora.uid)).update({ validSince: Timestamp.fromMillis(Date.now() + 60_000) })
    expect(await instance.refusalOf(post(dora, 'Oi.'))).toBe('signed-out')
    await instance.db.doc(paths.standing(dora.uid)).update({ validSince: new Timestamp(0, 0) })
  })

  it('follows a new name into the connections', async () => {
    await instance.db.doc(paths.user(caio.uid)).update({ name: 'Caio Lima' })
    await instance.db.doc(paths.user(caio.uid)).update({ name: 'Caio Andrade' })
    await instance.server.idle()
    expect((await instance.db.doc(paths.connection(ana.uid, caio.uid)).get()).data()?.name).toBe('Caio Andrade')
  })

  it('follows a photo into the connections, and out of them', async () => {
    const profile = instance.db.doc(paths.user(caio.uid))
    const copies = async () =>
      Promise.all(
        [ana, beto].map(async (who) => (await instance.db.doc(paths.connection(who.uid, caio.uid)).get()).data()),
      )
    await profile.update({ photo: 'drawn:violao' })
    await instance.server.idle()
    expect(await copies()).toMatchObject([{ photo: 'drawn:violao' }, { photo: 'drawn:violao' }])
    await profile.update({ photo: FieldValue.delete() })
    await instance.server.idle()
    for (const copy of await copies()) expect(copy).not.toHaveProperty('photo')
  })

  it('counts what a task was left to count, also when it comes before its time', async () => {
    const { postId } = await post(ana, 'Quantos comentários?')
    await instance.server.idle()
    const counted = async () => (await instance.db.doc(paths.activity(postId)).get()).data()?.comments
    early = 3000
    try {
      for (const id of ['um', 'dois']) {
        const comment = { author: { uid: ana.uid, name: 'Ana' }, text: id, createdAt: Timestamp.now() }
        await instance.db.doc(paths.comment(postId, id)).create(comment)
        await instance.server.idle()
      }
      expect(await counted()).toBe(2)
    } finally {
      early = 0
    }
  })

  it('brings a newcomer all posts, also many of one moment', async () => {
    const createdAt = Timestamp.fromMillis(Date.now() - 1000)
    const { inviteToken, uid } = await instance.member('Vera')
    const ids = Array.from({ length: postLimits.firstFeedPosts + 5 }, () => newPostId(uid))
    const batch = instance.db.batch()
    for (const id of ids) {
      const post: Post = { author: { uid }, kind: 'text', text: id, createdAt, rev: 1 }
      const shared: SourcePost = { author: uid, createdAt, except: [] }
      batch.set(instance.db.doc(paths.post(id)), post)
      batch.set(instance.db.doc(paths.postAudience(id)), forConnections() satisfies Audience)
      batch.set(instance.db.doc(paths.sourcePost(sourceOf(uid), id)), shared)
    }
    await batch.commit()
    const guest = await instance.account('Nino')
    const form = { name: 'Nino', birthDate: '1990-05-17', locale: 'pt' } as const
    await instance.call(acceptInvite, { token: inviteToken, ...form }, guest)
    await instance.server.idle()
    const entries = await instance.db.collection(paths.feed(guest.uid)).get()
    expect(entries.docs.map(({ id }) => id).sort()).toEqual(ids.sort())
    // Which posts they were brought stays with functions, also when they are renamed.
    await instance.db.doc(paths.user(guest.uid)).update({ name: 'Nino Lima' })
    await instance.server.idle()
    const { people } = (await instance.db.doc(paths.roster(uid)).get()).data() as Roster
    expect(Object.keys(people[guest.uid]!).sort()).toEqual(['by', 'from', 'name', 'since'])
    expect(people[guest.uid]!.name).toBe('Nino Lima')
  })

  it('brings a post to its readers while others come and go without a pause', async () => {
    const strangers = await Promise.all(Array.from({ length: 6 }, (_, index) => instance.member(`Stranger${index}`)))
    let isOver = false
    // More often than a rate would let them: straight into what a block, its end and a meeting write.
    const loops = strangers.map(async ({ uid, name }) => {
      for (let turn = 0; !isOver; turn++) {
        const mine = instance.db.doc(paths.connection(caio.uid, uid))
        const theirs = instance.db.doc(paths.connection(uid, caio.uid))
        const since = Timestamp.now()
        const batch = instance.db.batch()
        if (turn % 2) batch.delete(mine).delete(theirs)
        else {
          for (const { path, data, merge = false } of requestConnections({ uid, name }, caio, since)) {
            batch.set(instance.db.doc(path), data, { merge })
          }
        }
        await batch.commit()
        await instance.call(turn % 2 ? unblock : block, { uid: beto.uid }, strangers[turn % 6]!).catch(() => {})
      }
    })
    try {
      const { postId } = await post(caio, 'No meio da confusão.')
      await expect
        .poll(() => Promise.all([ana, beto].map((who) => hasEntry(who, postId))), { timeout: 8000 })
        .toEqual([true, true])
    } finally {
      isOver = true
      await Promise.all(loops)
    }
    await instance.server.idle()
  })

  it('takes both sides’ posts away when two part, even in the middle of a fan-out', async () => {
    const earlier = (await post(beto, 'De antes.')).postId
    await instance.server.idle()
    const [{ postId: meanwhile }] = await Promise.all([
      post(beto, 'Durante.'),
      instance.call(removeConnection, { uid: beto.uid }, ana),
    ])
    await instance.server.idle()
    for (const postId of [earlier, meanwhile]) expect(await hasEntry(ana, postId)).toBe(false)
    expect(await hasEntry(caio, meanwhile)).toBe(true)
    const left = await instance.db.collection(paths.grants(beto.uid)).where('author', '==', ana.uid).get()
    expect(left.size).toBe(0)
    expect(await instance.call(removeConnection, { uid: beto.uid }, ana)).toEqual({ removedEntries: 0 })
  })
})
