import { shareMissed } from '@varanda/domain/post/share/share-path'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Instance, openInstance } from '../instance.ts'

let instance: Instance

beforeAll(async () => {
  instance = await openInstance({ hosting: true })
})
afterAll(() => instance.close())

const ask = (method: string, language: string, body?: FormData) =>
  fetch(`${instance.server.url}${shareTarget.path}?${shareTarget.language}=${language}`, {
    method,
    redirect: 'manual',
    ...(body && { body }),
  })

it('a share that no worker takes in leads to the composer, which says so, however large it is', async () => {
  const form = new FormData()
  form.set(shareTarget.fields.text, 'Bolo da vó')
  const photo = new File([new Uint8Array(40 * 1024 * 1024)], 'foto.jpg', { type: 'image/jpeg' })
  form.set(shareTarget.fields.photos, photo)
  const answer = await ask('POST', 'en', form)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/user/publish?shared=${shareMissed}`])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each(['pt', 'xx', '//evil.example'])('the language %s leads nowhere but there', async (language) => {
  const form = new FormData()
  form.set(shareTarget.fields.text, 'a')
  expect((await ask('POST', language, form)).headers.get('location')).toBe(`/user/publish?shared=${shareMissed}`)
  expect((await ask('GET', language)).headers.get('location')).toBe('/user/publish')
  expect((await ask('PUT', language)).status).toBe(405)
})
