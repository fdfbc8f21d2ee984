import { expect, it } from 'vitest'
import { pushEndpoint } from './push-services.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (text) => {
  expect(pushEndpoint(text)?.href).toBe(new URL(text).href)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://ana@fcm.googleapis.com/fcm/send/abc',
  'https://:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://fcm.googleapis.com./abc',
  'https://notfcm.googleapis.com/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://notify.windows.com.example.org/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/computeMetadata/v1/',
  'file:///etc/passwd',
  'push',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
])('%s is none', (text) => {
  expect(pushEndpoint(text)).toBeUndefined()
})

it('what an operator adds is one origin, with its scheme and port', () => {
  const more = ['http://127.0.0.1:4999', 'https://push.example.org']
  expect(pushEndpoint('http://127.0.0.1:4999/push/1', more)?.pathname).toBe('/push/1')
  expect(pushEndpoint('https://push.example.org/1', more)?.pathname).toBe('/1')
  for (const other of ['http://127.0.0.1:5000/1', 'https://127.0.0.1:4999/1', 'http://ana@127.0.0.1:4999/1']) {
    expect(pushEndpoint(other, more)).toBeUndefined()
  }
})
