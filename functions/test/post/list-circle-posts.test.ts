/** What the owner of a private circle is told that they shared with it, and that nobody else is told anything. */
import { newCircleId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { circlePostsLimits, listCirclePosts } from '@varanda/domain/post/calls/list-circle-posts'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const at = circlesOf(instance)
afterAll(() => instance.close())

const ask = (who: Person, circleId: string, before?: number) =>
  instance.call(listCirclePosts, { circleId, ...(before !== undefined && { before }) }, who)

describe('what was shared with a private circle', () => {
  it('is told its owner, newest first, as it is now', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const circleId = await at.make(ana, 'private', [beto])
    expect(await ask(ana, circleId)).toEqual({ posts: [], next: null })
    const [first, second, third] = [
      await at.post(ana, circleId),
      await at.post(ana, circleId),
      await at.post(ana, circleId),
    ]
    expect(await ask(ana, circleId)).toEqual({ posts: [third, second, first], next: null })
    // One is for others by now; one may come back, and there is no copy of it as long.
    await instance.call(changeAudience, { postId: second, audience: forConnections() }, ana)
    await instance.call(deletePost, { postId: third }, ana)
    await instance.server.idle()
    expect(await ask(ana, circleId)).toEqual({ posts: [third, first], next: null })
    expect(await at.reads(third, [ana, beto])).toEqual([])
    await instance.call(restorePost, { postId: third }, ana)
    expect(await at.reads(third, [ana, beto])).toEqual([ana.uid, beto.uid])
  })

  it('comes page by page', async () => {
    const [ana] = await at.family('Ana')
    const circleId = await at.make(ana, 'private')
    const count = 2 * circlePostsLimits.page + 1
    const since = Date.now()
    const batch = instance.db.batch()
    const ids = Array.from({ length: count }, (_, n) => `${ana.uid}_${String(n).padStart(20, '0')}`)
    for (const [n, id] of ids.entries()) {
      const createdAt = Timestamp.fromMillis(since - n * 1000)
      batch.set(instance.db.doc(paths.sourcePost(circleSource(circleId), id)), {
        author: ana.uid,
        createdAt,
        except: [],
      })
    }
    await batch.commit()
    const told: string[] = []
    let before: number | undefined
    for (let pages = 1; ; pages++) {
      const { posts, next } = await ask(ana, circleId, before)
      told.push(...posts)
      if (next === null) {
        expect(pages).toBe(3)
        break
      }
      before = next
    }
    expect(told).toEqual(ids)
  })

  it('is told nobody else, and of a group or a public circle nobody at all', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const secret = await at.make(ana, 'private', [beto])
    await at.post(ana, secret)
    const group = await at.groupOf(ana, [beto])
    const open = await at.make(ana, 'public')
    const refused = (who: Person, circleId: string) => instance.refusalOf(ask(who, circleId))
    for (const who of [beto, caio]) expect(await refused(who, secret)).toBe('circle-unknown')
    for (const circleId of [group, open, newCircleId(ana.uid), newCircleId(beto.uid)])
      expect(await refused(ana, circleId)).toBe('circle-unknown')
  })
})
