/** Whatever comes, Storage answers or refuses by name: never a defect. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInstance, type TestInstance } from '../support/instance.ts'

let instance: TestInstance
let token: string

beforeAll(async () => {
  instance = await openInstance({ functions: false })
  await instance.write('members/ana', { name: 'Ana' })
  token = (await instance.person('ana')).idToken
})

afterAll(() => instance.close())

const bucket = 'varanda.appspot.com'
const name = fc.constantFrom('uploads/ana/x', 'open/x', '', '..', 'a'.repeat(2000), 'é💥', 'x\ny', '__proto__')
const number = fc.constantFrom('0', '5', '-1', '1e9', '999999999999999999999', 'x', '')
const header = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const body = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constant('{"contentType":"image/png","metadata":{"a":"b"}}'),
  fc.constant('{"contentType":"a\\u0000b","metadata":{"__proto__":1}}'),
  fc.string().map((text) => `--b\r\n\r\n${text}\r\n--b\r\nContent-Type: a/b\r\n\r\nx\r\n--b--`),
  fc.constant('--b\r\n\r\n{}\r\n--b\r\nContent-Type: \x01/é\r\n\r\nx\r\n--b--'),
)

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  name,
  inPath: fc.boolean(),
  query: fc.record(
    {
      uploadType: fc.constantFrom('multipart', 'resumable', 'media', 'x'),
      upload_id: fc.constantFrom('', 'x', '../x'),
      alt: fc.constantFrom('media', 'json', ''),
      maxResults: number,
      pageToken: fc.string(),
      prefix: fc.string(),
      delimiter: fc.constantFrom('', '/', 'xx'),
      ifGenerationMatch: number,
    },
    { requiredKeys: [] },
  ),
  headers: fc.record({
    'content-type': header('multipart/related; boundary=b', 'application/json', 'text/plain'),
    'content-range': header('bytes 0-4/5', 'bytes */*', 'bytes 9-*/*', 'nonsense'),
    'x-goog-upload-protocol': header('multipart', 'resumable', 'raw'),
    'x-goog-upload-command': header('start', 'upload', 'upload, finalize', 'query', 'cancel', 'x'),
    'x-goog-upload-offset': fc.option(number, { nil: undefined }),
    'x-goog-upload-header-content-length': fc.option(number, { nil: undefined }),
    'x-goog-upload-header-content-type': header('image/png', 'x', ''),
  }),
  body,
})

test.each(['public', 'admin'])('on the %s side', async (side) => {
  instance.openAdminPlane()
  const base = side === 'public' ? `${instance.server.url}/v0/b/${bucket}/o` : instance.server.adminUrl
  await fc.assert(
    fc.asyncProperty(request, fc.boolean(), async (asked, isUpload) => {
      const path = side === 'public' ? '' : `${isUpload ? '/upload/storage/v1' : ''}/b/${bucket}/o`
      const url = new URL(`${base}${path}${asked.inPath ? `/${encodeURIComponent(asked.name)}` : ''}`)
      for (const [key, value] of Object.entries(asked.query)) url.searchParams.set(key, String(value))
      if (!asked.inPath) url.searchParams.set('name', asked.name)
      const headers: Record<string, string> = side === 'public' ? { authorization: `Firebase ${token}` } : {}
      for (const [key, value] of Object.entries(asked.headers)) if (value !== undefined) headers[key] = value
      const { method } = asked
      const answer = await fetch(url, { method, headers, ...(method !== 'GET' && { body: asked.body }) })
      await answer.arrayBuffer()
      expect([500, 502, 503]).not.toContain(answer.status)
    }),
    { numRuns: 400 },
  )
})
