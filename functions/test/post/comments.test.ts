/** What is done to comments by functions: an empty place goes, a closed thread stays closed, and both are counted. */
import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { forConnections } from '@varanda/domain/post/audience'
import { closeComments } from '@varanda/domain/post/calls/close-comments'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import type { Comment } from '@varanda/domain/post/comment'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import type { Report } from '@varanda/domain/report/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { say as sayIn } from '../harness/say.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person

beforeAll(async () => {
  instance = await openInstance()
  ;[ana, beto] = (await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))) as [Person, Person]
  await instance.connect(ana, beto)
})
afterAll(() => instance.close())

async function post(): Promise<string> {
  const postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, ana)
  return postId
}

const say = (postId: string, who: Person, text: string, replyTo?: string) =>
  sayIn(instance.db, postId, who, text, replyTo)

const empty = (postId: string, id: string) =>
  instance.db.doc(paths.comment(postId, id)).update({ text: '', deleted: true } satisfies Partial<Comment>)
const thereOf = async (postId: string) =>
  (await instance.db.collection(paths.comments(postId)).get()).docs.map(({ id }) => id).sort()
const summaryOf = async (postId: string) =>
  (await instance.db.doc(paths.activity(postId)).get()).data() as ActivitySummary | undefined
/** Sooner than waiting until nothing is under way: comments are counted anew two seconds later. */
const polling = { interval: 20 }
const left = (postId: string, ids: string[]) => expect.poll(() => thereOf(postId), polling).toEqual(ids.toSorted())
const counted = (postId: string) => expect.poll(async () => (await summaryOf(postId))?.comments)

describe('a deleted comment', () => {
  it('goes at once where nothing stands below it, and else with the last of what does', async () => {
    const postId = await post()
    const [alone, above] = [await say(postId, beto, 'Eu quero.'), await say(postId, beto, 'De quê?')]
    const below = [await say(postId, ana, 'Fubá.', above), await say(postId, beto, 'Oba.', above)]
    await empty(postId, alone)
    await empty(postId, above)
    await left(postId, [above, ...below])
    await counted(postId).toBe(2)
    await empty(postId, below[0]!)
    await left(postId, [above, below[1]!])
    // As an app of before deletes.
    await instance.db.doc(paths.comment(postId, below[1]!)).delete()
    await left(postId, [])
    await counted(postId).toBe(0)
  })

  it('stays in an open report as it was, and is reported no more', async () => {
    const postId = await post()
    const above = await say(postId, ana, 'Segredo da Ana.')
    await say(postId, beto, 'Oi?', above)
    const target = { kind: 'comment', postId, commentId: above } as const
    await expect
      .poll(async () => (await instance.db.doc(paths.entry(beto.uid, postId)).get()).exists, polling)
      .toBe(true)
    const report = () => instance.call(reportContent, { target, category: 'hurts' }, beto)
    await report()
    await empty(postId, above)
    const { docs } = await instance.db.collection(paths.reports).get()
    expect(docs.map((found) => (found.data() as Report).sealed.text)).toEqual(['Segredo da Ana.'])
    await docs[0]!.ref.delete()
    expect(await instance.refusalOf(report())).toBe('post-unknown')
  })
})

describe('closing comments', () => {
  const close = (postId: string, closed: boolean, who = ana) => instance.call(closeComments, { postId, closed }, who)

  it('is for the author of a post that stands, and said where its readers listen', async () => {
    const postId = await post()
    await close(postId, true)
    await close(postId, true)
    expect(await summaryOf(postId)).toMatchObject({ comments: 0, closed: true })
    expect(await instance.refusalOf(close(postId, false, beto))).toBe('post-unknown')
    await close(postId, false)
    expect(await summaryOf(postId)).not.toHaveProperty('closed')
    await instance.call(deletePost, { postId }, ana)
    expect(await instance.refusalOf(close(postId, true))).toBe('post-unknown')
  })

  it('outlasts counting, and keeps nothing from being counted', async () => {
    const postId = await post()
    await close(postId, true)
    const id = await say(postId, beto, 'Já estava a caminho.')
    await counted(postId).toBe(1)
    expect(await summaryOf(postId)).toMatchObject({ closed: true })
    await empty(postId, id)
    await counted(postId).toBe(0)
    expect(await summaryOf(postId)).toMatchObject({ closed: true })
  })
})
