/** A whole instance behind its own certificate: what browsers do over HTTP/2, by a client that speaks nothing else. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInstance, type TestInstance } from '../support/instance.ts'
import { channelUrl, formOf, readChunks } from '../support/raw-channel.ts'

const tls = (name: string) => new URL(`../fixtures/tls/${name}.pem`, import.meta.url).pathname
let instance: TestInstance
let session: ClientHttp2Session
let httpPort: number
beforeAll(async () => {
  httpPort = await freePort()
  instance = await openInstance({ certificate: { cert: tls('cert'), key: tls('key') }, httpPort })
  session = connect(instance.server.url, { ca: readFileSync(tls('cert')) })
  await once(session, 'connect')
})
afterAll(async () => {
  session.destroy()
  await instance.close()
})

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await new Promise((resolve) => taken.close(resolve))
  return port
}

async function ask(path: string, headers: OutgoingHttpHeaders = {}, body?: string | Buffer) {
  const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers })
  stream.end(body)
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return { status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks).toString() }
}

describe('over HTTP/2', () => {
  it('a page says that this origin is https for good, and where it is', async () => {
    const page = await ask('/')
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    const init = JSON.parse((await ask('/__/firebase/init.json')).body) as { authDomain: string }
    expect(init.authDomain).toBe(new URL(instance.server.url).host)
  })

  it('a listener hears of changes on its back channel, while others ask on the same connection', async () => {
    const { database } = instance.server.firestore
    const target = { targetId: 2, documents: { documents: [`${database}/documents/open/a`] } }
    const path = (parameters: Record<string, string>) => channelUrl('', 'Listen', parameters)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const hello = await ask(path({ RID: '9', CVER: '22' }), form, formOf(0, [{ database, addTarget: target }]))
    expect(hello.status).toBe(200)
    const sid = JSON.stringify(readChunks(hello.body).arrays).match(/"c","([\w-]+)"/)![1]!
    const back = session.request({ ':path': path({ RID: 'rpc', SID: sid, AID: '0', CI: '0', TYPE: 'xmlhttp' }) })
    let heard = ''
    back.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk
    })
    await once(back, 'response')
    await instance.write('open/a', { text: 'hello over h2' })
    expect((await ask('/')).status).toBe(200)
    await expect.poll(() => heard).toContain('hello over h2')
    back.close()
  })

  it('photos go up and callables answer', async () => {
    await instance.write('members/ana', { name: 'Ana' })
    const { idToken } = await instance.person('ana')
    const path = '/v0/b/varanda.appspot.com/o?name=uploads%2Fana%2Fbig'
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const bytes = Buffer.concat([signature, Buffer.alloc(3_000_000, 1)])
    const head = '--b\r\nContent-Type: application/json\r\n\r\n{"name":"uploads/ana/big","contentType":"image/png"}\r\n'
    const body = Buffer.concat([
      Buffer.from(`${head}--b\r\nContent-Type: image/png\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--b--'),
    ])
    const upload = await ask(
      path,
      {
        authorization: `Firebase ${idToken}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=b',
      },
      body,
    )
    expect(upload.status, upload.body).toBe(200)
    expect(JSON.parse(upload.body)).toMatchObject({ size: String(bytes.length) })
    const call = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
    expect((await ask('/__/fn/whoAmI', call, '{"data":null}')).status).toBe(200)
  })

  it('is where plain http leads to', async () => {
    const answer = await fetch(`http://127.0.0.1:${httpPort}/join?invite=x`, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(`${instance.server.url}/join?invite=x`)
  })
})
