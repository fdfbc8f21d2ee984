import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { stuck as en } from '@varanda/domain/site/messages/en/stuck'
import { stuck as pt } from '@varanda/domain/site/messages/pt/stuck'
import { afterAll, expect, it } from 'vitest'
import { openInstance } from '../instance.ts'

const instance = await openInstance({ hosting: true })
afterAll(() => instance.close())

it('a page that fails says in its language that it was the instance, and nothing of what failed', async () => {
  const { uid } = await instance.member('Rita')
  const token = newInviteToken()
  const stops: Capability = { kind: 'unsubscribe', owner: uid, thing: paths.mailWishes(uid), until: null }
  await instance.db.doc(paths.capability(await capabilityIdOf(token))).set(stops)
  const ask = async (path: string, method: string) => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const address = `${instance.server.url}${path}?token=${token}`
    const answer = await fetch(address, { method, headers, ...(method === 'POST' && { body: 'answer=stop' }) })
    return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() }
  }
  expect((await ask('/unsubscribe', 'GET')).status).toBe(200)
  await instance.db.doc(paths.user(uid)).update({ readsByMail: 'sete' })
  for (const [path, { title }] of [
    ['/unsubscribe', pt],
    ['/en/unsubscribe', en],
  ] as const) {
    for (const method of ['GET', 'POST']) {
      const { status, cache, text } = await ask(path, method)
      expect([status, cache]).toEqual([500, 'no-store'])
      expect(text).toContain(`<h1 class="title">${title}</h1>`)
      expect(text).not.toContain('sete')
    }
  }
})
