import { expect, it } from 'vitest'
import { type PushMessage, pushPayload } from './push-message.ts'

const message: PushMessage = {
  title: 'Rosa comentou',
  body: 'Que dia bonito!',
  path: '/user/post/abc',
  topic: { kind: 'comment', thing: 'abc' },
  urgency: 'normal',
  ttlSeconds: 60,
  unread: 3,
}
const payload = (more: Partial<PushMessage> = {}, locale: 'pt' | 'en' = 'pt') =>
  JSON.parse(pushPayload({ ...message, ...more }, 'https://casa.example', locale, 'tag'))

it('is one form for every browser, with an absolute address and the badge in both places', () => {
  expect(payload()).toEqual({
    web_push: 8030,
    notification: {
      title: 'Rosa comentou',
      body: 'Que dia bonito!',
      navigate: 'https://casa.example/user/post/abc',
      lang: 'pt-BR',
      tag: 'tag',
      app_badge: 3,
    },
    app_badge: 3,
  })
  expect(payload({}, 'en').notification).toMatchObject({
    navigate: 'https://casa.example/en/user/post/abc',
    lang: 'en-US',
  })
  expect(payload({ unread: 0 })).toMatchObject({ app_badge: 0, notification: { app_badge: 0 } })
  const { unread: _, body: __, ...bare } = message
  expect(Object.keys(JSON.parse(pushPayload(bare, 'https://casa.example', 'pt', 't')))).not.toContain('app_badge')
})

it('fits into one record whatever its words are, and cuts no letter in two', () => {
  const long = payload({ title: '🏡'.repeat(500), body: '"🏡'.repeat(5000) })
  expect([...long.notification.title]).toHaveLength(100)
  expect(long.notification.body).toMatch(/^("🏡)+"?…$/u)
  expect(new TextEncoder().encode(JSON.stringify(long)).length).toBeLessThan(3000)
})
