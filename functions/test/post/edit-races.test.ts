/**
 * An edit while something else happens to the same post, step by step (harness/instance/stepped-instance.ts): requests of both
 * overtake one another as a seed draws it, tasks come twice, and in half of the races the server dies on the way.
 *
 * RACES=100 vitest run functions/test/post/edit-races.test.ts   the long form
 */
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { paths } from '@varanda/domain/paths'
import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Post } from '@varanda/domain/post/post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { untilAlarms } from '../harness/history/lifetimes.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const races = Number(process.env.RACES ?? 10)

interface Family {
  people: [Account, Account, Account]
  postId: string
}

describe('an edit', () => {
  let instance: SteppedInstance
  let families = 0
  beforeAll(async () => {
    instance = await openSteppedInstance(seedOfRun)
  })
  afterAll(() => instance?.close())

  async function family(): Promise<Family> {
    const name = `f${++families}`
    const uids = ['ana', 'beto', 'caio'].map((one) => `${name}-${one}`)
    const people = await instance.members(uids, [
      [uids[0]!, uids[1]!],
      [uids[0]!, uids[2]!],
    ])
    return { people: people as Family['people'], postId: `${uids[0]}_${String(families).padStart(20, '0')}` }
  }

  const send = ({ people: [ana], postId }: Family) =>
    instance.call(createPost, { postId, text: 'Antes', audience: forConnections() }, ana)
  const edit = ({ people: [ana], postId }: Family, text = 'Depois', rev = 1) =>
    instance.refusalOf(instance.call(editPost, { postId, rev, text, photos: [] }, ana))

  /** What stands in the post, and in each one's copy of it. */
  async function stands({ people, postId }: Family) {
    const [post, ...copies] = await instance.db.getAll(
      instance.db.doc(paths.post(postId)),
      ...people.map(({ uid }) => instance.db.doc(paths.entry(uid, postId))),
    )
    return { post: post!.data() as Post, copies: copies.map((copy) => copy.data()?.text as string | undefined) }
  }

  /** Each family does `both`, half of them with a server that dies; then the alarms ring. */
  async function race<Answer>(both: (family: Family) => Promise<Answer>, isSent = true) {
    const all = await Promise.all(Array.from({ length: races }, family))
    if (isSent) await instance.drive(Promise.all(all.map(send)))
    const [calm, killed] = [all.slice(0, races / 2), all.slice(races / 2)]
    const answers = [
      ...(await instance.drive(Promise.all(calm.map(both)))),
      ...(await instance.drive(Promise.all(killed.map(both)), 20)),
    ]
    instance.pass(untilAlarms)
    await instance.drive(instance.claimAlarms())
    expect(instance.failures).toEqual([])
    return Promise.all(all.map(async (one, index) => ({ answer: answers[index]!, ...(await stands(one)) })))
  }

  it('and the sending of the same post: all hold what it says', async () => {
    const held = await race(async (one) => {
      await instance.refusalOf(send(one))
      await edit(one)
    }, false)
    for (const { post, copies } of held) if (post) expect(copies).toEqual(Array(3).fill(post.text))
  })

  it('and a removal: who is removed holds nothing, the others hold what it says', async () => {
    const part = ({ people: [ana, beto] }: Family) => instance.call(removeConnection, { uid: beto.uid }, ana)
    const held = await race(async (one) => (await Promise.all([instance.refusalOf(part(one)), edit(one)]))[0])
    for (const { answer, post, copies } of held) {
      // Whoever gave up while the server died may have removed nobody.
      const ofBeto = answer === 'none' ? undefined : copies[1] && post.text
      expect(copies).toEqual([post.text, ofBeto, post.text])
    }
  })

  it('and a narrowing: only whom it is for holds it, and holds what it says', async () => {
    const narrow = ({ people: [ana, beto], postId }: Family) =>
      instance.call(changeAudience, { postId, audience: forPeople([beto.uid]) }, ana)
    const held = await race(async (one) => (await Promise.all([instance.refusalOf(narrow(one)), edit(one)]))[0])
    for (const { answer, post, copies } of held) {
      const ofCaio = answer === 'none' ? undefined : copies[2] && post.text
      expect(copies).toEqual([post.text, post.text, ofCaio])
    }
  })

  it('and a deletion that is taken back: nobody holds other words than it says', async () => {
    const held = await race(async (one) => {
      const { people, postId } = one
      const remove = instance.refusalOf(instance.call(deletePost, { postId }, people[0]))
      await Promise.all([
        edit(one),
        remove.then(() => instance.refusalOf(instance.call(restorePost, { postId }, people[0]))),
      ])
    })
    for (const { post, copies } of held) expect(copies).toEqual(Array(3).fill(post.deleted ? undefined : post.text))
  })

  it('and another edit: one of them is refused or comes first, and all hold the same', async () => {
    const held = await race((one) => Promise.all([edit(one), edit(one, 'Outra coisa')]))
    for (const { answer } of held) expect(answer).not.toEqual(['none', 'none'])
    for (const { post, copies } of held) expect(copies).toEqual(Array(3).fill(post.text))
  })
})
