/** What strangers and members may send to the doors of functions without any of them breaking: no answer says 500. */
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BlogRoot, blogRoot } from './harness/blog-root.ts'
import { type Instance, openInstance, type Person } from './instance.ts'

let root: BlogRoot
let instance: Instance
let ana: Person
const logs: string[] = []
const long = 'x'.repeat(300)

beforeAll(async () => {
  root = await blogRoot()
  instance = await openInstance({
    hosting: true,
    projectRoot: root.path,
    log: ({ severity, message, path }) => severity === 'ERROR' && logs.push(`${message} ${path ?? ''}`),
  })
  ana = await instance.member('Ana')
})
afterAll(async () => {
  await instance.close()
  root.remove()
})

const ids = [
  '__x__',
  '__proto__',
  '____',
  '__x',
  '.',
  '..',
  '%2E%2E',
  'a%2Fb',
  '%00',
  '%0A',
  'é',
  long,
  'uid-Ana_aaaaaaaaaaaaaaaaaaaa',
]
const photo = 'aaaaaaaaaaaaaaaaaaaa'
const paths = ids.flatMap((id) => [
  `/media/${id}/${photo}/small`,
  `/media/${photo}/${id}/small`,
  `/media/${id}`,
  `/blog/${id}`,
  `/blog/${id}/${id}`,
  `/blog/tag/${id}`,
  `/blog/category/${id}`,
  `/blog/page/${id}`,
  `/en/blog/${id}`,
  `/blog/covers/${id}/${id}`,
  `/request-invite/${id}`,
  `/request-invite/status/${id}`,
  `/request-invite?token=${id}`,
  `/answer?token=${id}`,
  `/by-mail?token=${id}`,
  `/unsubscribe?token=${id}`,
  `/unsubscribe/${id}`,
  `/session/${id}`,
  `/join/${id}`,
  `/user/${id}`,
  `/${id}`,
  `/${id}/${id}`,
  `/__/fn/${id}`,
  `/__/fn/media/${id}`,
  `/__/${id}`,
  `/v0/b/varanda.appspot.com/o/${id}`,
  `/v0/b/varanda.appspot.com/o/${id}%2F${id}`,
  `/v1/projects/varanda/databases/(default)/documents/users/${id}`,
  `/v1/projects/varanda/databases/(default)/documents/${id}/${id}`,
])

it('whatever a path holds, for a stranger and for a member', { timeout: 120_000 }, async () => {
  const broken: string[] = []
  for (const headers of [{}, { authorization: `Bearer ${ana.idToken}` }] as Record<string, string>[]) {
    for (const [method, type] of [
      ['GET', ''],
      ['POST', 'application/json'],
      ['POST', 'application/x-www-form-urlencoded'],
    ] as const) {
      await Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(instance.server.url + path, {
            method,
            redirect: 'manual',
            headers: { ...headers, accept: 'text/html', ...(type && { 'content-type': type }) },
            ...(method === 'POST' && {
              body: type.endsWith('json') ? '{"data":null}' : 'token=__proto__&a[__proto__]=b',
            }),
          })
          if (answer.status >= 500 && answer.status !== 501)
            broken.push(`${method} ${path.slice(0, 80)} ${type} ${answer.status}`)
        }),
      )
    }
  }
  expect(broken).toEqual([])
  // That many at once may keep the worker of a busy machine from its pulse; another one answers then.
  expect(logs.filter((line) => !line.startsWith('The functions worker is stuck'))).toEqual([])
})

it('whatever names a document in a call', async () => {
  for (const id of ['__x__', '__proto__', '..', '.']) {
    const report = (target: object) =>
      instance.refusalOf(instance.call(reportContent, { target, category: 'other' } as never, ana))
    expect(await report({ kind: 'post', postId: id })).toBe('bad-input')
    expect(await report({ kind: 'comment', postId: 'uid-Ana_aaaaaaaaaaaaaaaaaaaa', commentId: id })).toBe('bad-input')
    expect(await report({ kind: 'member', uid: id })).toBe('bad-input')
    expect(await instance.refusalOf(instance.call(answerApproval, { id, answer: 'approved' }, ana))).toBe('bad-input')
  }
})
