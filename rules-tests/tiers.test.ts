import { describe, test } from 'vitest'
import { cast } from './harness/cast.ts'
import { allowed, create, firstCount, longAgo, openInstance, refused, serverTime } from './harness/instance.ts'

const far = new Date(Date.now() + 86_400_000)
const postId = 'ana_paid'
const entry = { postId, author: { uid: 'ana' }, kind: 'text', text: '', tier: 'club', createdAt: longAgo, rev: 1 }
const place = (paidUntil: Date, more: object = {}) => ({ creator: 'ana', order: 'o', paidUntil, ...more })
const instance = openInstance({
  ...cast,
  [`posts/${postId}`]: {
    author: { uid: 'ana' },
    kind: 'text',
    text: 'Segredo',
    tier: 'club',
    createdAt: longAgo,
    rev: 1,
  },
  [`posts/${postId}/activity/summary`]: { comments: 0 },
  [`posts/${postId}/comments/c1`]: { author: { uid: 'ana', name: 'ana' }, text: 'Oi', createdAt: longAgo },
  [`posts/${postId}/reactions/ana`]: { uid: 'ana', thing: 'post', kind: 'love', at: longAgo },
  ...Object.fromEntries(['ana', 'bia', 'caio', 'eva', 'rui'].map((uid) => [`users/${uid}/feed/${postId}`, entry])),
  'users/bia/tiers/club': place(far),
  'users/caio/tiers/club': place(longAgo),
  'users/eva/tiers/club': place(longAgo, { graceUntil: far }),
  'users/rui/tiers/other': place(far),
})
const routes = ['', '/activity/summary', '/comments/c1', '/reactions/ana'].map((below) => `posts/${postId}${below}`)

describe('a post for subscribers', () => {
  test.each(['bia', 'eva', 'ana'])(
    'opens while the place is paid, in its grace, and to its author: %s',
    async (uid) => {
      for (const route of routes) await allowed(instance.as(uid).get(route))
    },
  )

  test.each(['caio', 'rui'])(
    'is shut once that is over, or with a place elsewhere, though a copy is left: %s',
    async (uid) => {
      for (const route of routes) await refused(instance.as(uid).get(route))
      await refused(instance.as(uid).list(`posts/${postId}/comments`))
      await refused(instance.as(uid).list(`posts/${postId}/reactions`))
      const comment = { author: { uid, name: uid }, text: 'Oi', createdAt: serverTime }
      const path = `posts/${postId}/comments/mine`
      await refused(instance.as(uid).write(create(path, comment), firstCount(uid, 'comment', `${postId}/mine`)))
    },
  )

  test('has places that nobody but functions writes', async () => {
    await refused(instance.as('caio').write(create('users/caio/tiers/other', place(far))))
  })
})
