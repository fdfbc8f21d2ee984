/** What an author is shown of what somebody gets of them, beside what that member's own client gets. */
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { seeAs, seeAsLimits } from '@varanda/domain/post/calls/see-as'
import { authorOfEntry, type Entry } from '@varanda/domain/post/entry'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { webClient } from '../../../embedded/test/support/web-sdk.ts'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, make, groupOf, post } = circlesOf(instance)
afterAll(() => instance.close())

async function send(who: Person, text: string, audience: Partial<Audience>): Promise<string> {
  const postId = newPostId(who.uid)
  const nobody: Audience = { connections: false, circles: [], people: [], except: [] }
  await instance.call(createPost, { postId, text, audience: { ...nobody, ...audience } }, who)
  await instance.server.idle()
  return postId
}

const look = (me: Person, { uid }: Pick<Person, 'uid'>, after?: string) =>
  instance.call(seeAs, { uid, ...(after && { after }) }, me)
const seen = async (me: Person, other: Person) => (await look(me, other)).posts.map(({ postId }) => postId)

/** What the member's own app gets of somebody: the profile, and their posts. */
async function ownView(reader: Person, author: Person) {
  const { db, sdk, close } = await webClient(instance.server.url, { projectId: 'varanda', user: reader })
  const { collection, doc, getDoc, getDocs, orderBy, query, where } = sdk.firestore
  const theirs = query(
    collection(db, paths.feed(reader.uid)),
    where(authorOfEntry, '==', author.uid),
    orderBy('createdAt', 'desc'),
  )
  const profile = await getDoc(doc(db, paths.user(author.uid))).then(
    (found) => found.data() ?? null,
    () => null,
  )
  const { docs } = await getDocs(theirs)
  await close()
  const posts = docs.map((one) => {
    const { postId, text, photos = [], createdAt, circles = [] } = one.data() as Entry
    return { postId, text, photos, createdAt: createdAt.toMillis(), circles }
  })
  return { profile: profile && { name: profile.name, ...(profile.bio && { bio: profile.bio }) }, posts }
}

describe('seeing as somebody', () => {
  it('is what their own client gets, and nothing that only others get', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.db.doc(paths.user(ana.uid)).update({ bio: 'Planto manjericão.' })
    const [secret, group] = [await make(ana, 'private', [beto]), await groupOf(ana, [beto, caio])]
    await send(ana, 'A todos.', forConnections())
    await send(ana, 'Só a Caio.', { people: [caio.uid] })
    await send(ana, 'Menos Beto.', forConnections([beto.uid]))
    await send(ana, 'Em segredo.', { circles: [secret] })
    await send(ana, 'No grupo.', { circles: [group] })
    const gone = await send(ana, 'Apagado.', forConnections())
    await instance.call(deletePost, { postId: gone }, ana)
    await instance.server.idle()
    await send(beto, 'De Beto.', forConnections())
    for (const other of [beto, caio]) {
      const { next, ...shown } = await look(ana, other)
      expect(shown).toEqual(await ownView(other, ana))
      expect(next).toBeNull()
    }
    expect((await look(ana, beto)).posts.map(({ text }) => text)).toEqual(['No grupo.', 'Em segredo.', 'A todos.'])
    // A private circle stands in nobody's copy, and whom they know among the readers is theirs.
    expect((await look(ana, beto)).posts.flatMap(({ circles }) => circles)).toEqual([group])
    expect(JSON.stringify(await look(ana, beto))).not.toContain(caio.uid)
  })

  it('comes in pages, each post once', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const batch = instance.db.batch()
    // Two of each moment, as an import writes them.
    const ids = Array.from({ length: seeAsLimits.page + 5 }, (_, index) => `${ana.uid}_p${100 + index}`)
    ids.forEach((postId, index) => {
      const createdAt = Timestamp.fromMillis(Date.now() - (index >> 1) * 1000)
      const entry = { postId, author: { uid: ana.uid }, kind: 'text', text: 'x', createdAt, rev: 1 }
      batch.set(instance.db.doc(paths.entry(beto.uid, postId)), { ...entry, others: { count: 0, uids: [] } })
      batch.set(instance.db.doc(paths.post(postId)), {
        author: { uid: ana.uid },
        kind: 'text',
        text: 'x',
        createdAt,
        rev: 1,
      })
    })
    await batch.commit()
    const first = await look(ana, beto)
    expect(first.posts).toHaveLength(seeAsLimits.page)
    const second = await look(ana, beto, first.next!)
    expect(second.next).toBeNull()
    expect([...first.posts, ...second.posts].map(({ postId }) => postId).sort()).toEqual(ids)
  })

  it('is of whom I know or who holds something of mine, and of nobody else', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [dora] = await family('Dora')
    expect((await look(ana, beto)).posts).toEqual([])
    const refused = (who: Person, other: { uid: string }) => instance.refusalOf(look(who, other))
    expect(await Promise.all([refused(ana, dora), refused(ana, { uid: 'uid-Nobody' }), refused(beto, caio)])).toEqual(
      Array(3).fill('person-unknown'),
    )
    expect(await refused(ana, ana)).toBe('bad-input')
    await instance.connect(beto, dora)
    const group = await groupOf(beto, [ana, dora])
    const here = await post(ana, group)
    expect(await seen(ana, dora)).toEqual([here])
    // Another's post is no place to go on from.
    const theirs = await post(beto, group)
    expect(await instance.refusalOf(look(ana, beto, theirs))).toBe('post-unknown')
  })

  it('tells nobody who is in a group that they left, or who follows a circle of somebody else', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [dora] = await family('Dora')
    await instance.connect(ana, dora)
    const [open, group] = [await make(ana, 'public'), await groupOf(ana, [beto, caio])]
    for (const one of [beto, caio, dora]) await instance.call(followCircle, { circleId: open }, one)
    await instance.call(changeCircleRole, { circleId: open, uid: beto.uid, role: 'moderator' }, ana)
    const inOpen = await post(beto, open)
    const inGroup = await post(beto, group)
    expect(await seen(beto, caio).catch(() => [])).toEqual([inGroup])
    expect(await seen(beto, ana)).toEqual([inGroup])
    expect(await instance.refusalOf(look(beto, dora))).toBe('person-unknown')
    const both = await send(beto, 'Aos dois.', { circles: [group], people: [ana.uid] })
    const mine = await post(ana, open)
    expect(await seen(ana, dora)).toEqual([mine])
    await instance.call(leaveCircle, { circleId: group }, beto)
    await instance.server.idle()
    expect(await instance.refusalOf(look(beto, caio))).toBe('person-unknown')
    expect((await look(beto, ana)).posts).toMatchObject([{ postId: both, circles: [] }])
    expect((await ownView(ana, beto)).posts.map(({ postId }) => postId)).toContain(inOpen)
  })

  it('does not show a block', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const group = await groupOf(ana, [beto, caio])
    await send(ana, 'A todos.', forConnections())
    const stays = await post(ana, group)
    await instance.call(block, { uid: ana.uid }, beto)
    await instance.server.idle()
    const { profile, posts } = await look(ana, beto)
    expect([profile?.name, posts.map(({ postId }) => postId)]).toEqual([ana.name, [stays]])
    // One's own is known.
    await instance.call(block, { uid: caio.uid }, ana)
    await instance.server.idle()
    expect((await look(ana, caio)).profile).toBeNull()
    expect(await seen(ana, caio)).toEqual([stays])
  })

  it('shows a child that its page is shut to whom it does not know', async () => {
    const [ana, beto, lia] = await family('Ana', 'Beto', 'Lia')
    const group = await groupOf(ana, [beto, lia])
    const child = await instance.aged(lia, { ageBand: 'child', guardian: ana.uid })
    const here = await post(child, group)
    expect(await look(child, beto)).toMatchObject({ profile: null, posts: [{ postId: here }] })
    expect((await look(child, ana)).profile?.name).toBe(lia.name)
    expect((await ownView(beto, child)).profile).toBeNull()
    expect(uidsOf([child])).toEqual([lia.uid])
  })
})
