/**
 * A push service of the tests, with its browsers: it refuses what Google's, Apple's and Mozilla's refuse, answers what
 * it is told to, and reads what was sent as a device would, with that device's private key. Nothing in the product
 * knows of it but an operator's setting.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the service answers: a status, a status with headers, nothing at all, or a broken line. */
export type PushAnswer = number | { status: number; headers: Record<string, string> } | 'hang' | 'reset'

/** What a browser shows. */
export interface Pushed {
  payload: {
    web_push: number
    notification: { title: string; body?: string; navigate: string; lang: string; tag: string; app_badge?: number }
    app_badge?: number
  }
  /** As the service passes it to the device. */
  text: string
  ttl: number
  urgency: string
  topic: string
  /** Bytes on the wire. */
  size: number
}

/** A browser that subscribed. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
  /** Everything that came for it, whatever was answered. */
  came: Pushed[]
  /** The answers to come; 201 when there is none. */
  answers: PushAnswer[]
}

export interface PushService {
  origin: string
  /** What a strict service would have refused, in words. */
  faults: string[]
  /** Of everything that came. */
  authorizations: Set<string>
  device(): PushDevice
  /** What else is to be done with what came for a device. */
  onPush: (device: PushDevice, pushed: Pushed) => Promise<void> | void
  close(): void
}

export async function openPushService(): Promise<PushService> {
  const devices = new Map<string, { device: PushDevice; open: (body: Buffer) => string }>()
  const server = createServer((request, response) => {
    take(request, response).catch((error) => {
      service.faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const service: PushService = {
    origin,
    faults: [],
    authorizations: new Set(),
    onPush: () => {},
    device() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const secret = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const device: PushDevice = {
        endpoint: origin + path,
        p256dh: keys.getPublicKey('base64url'),
        auth: secret.toString('base64url'),
        came: [],
        answers: [],
      }
      const open = (body: Buffer) => unseal(body, keys.getPrivateKey(), secret)
      devices.set(path, { device, open })
      return device
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { device, open } = devices.get(request.url ?? '') ?? {}
    if (!device || !open) throw new Error(`${request.method} ${request.url}: no such device`)
    const { headers } = request
    service.faults.push(...faultsOf(request, body, origin))
    service.authorizations.add(headers.authorization ?? '')
    const text = open(body)
    const pushed: Pushed = {
      payload: JSON.parse(text),
      text,
      ttl: Number(headers.ttl),
      urgency: String(headers.urgency),
      topic: String(headers.topic),
      size: body.length,
    }
    device.came.push(pushed)
    const answer = device.answers.shift() ?? 201
    if (answer === 'hang') return
    if (answer === 'reset') return void request.socket.destroy()
    const status = typeof answer === 'number' ? answer : answer.status
    if (status === 201) await service.onPush(device, pushed)
    const more = typeof answer === 'number' ? {} : answer.headers
    response.writeHead(status, { Location: `${origin}/message`, ...more }).end('{"reason":"as the test said"}')
  }
  return service
}

/** What RFC 8030, 8188, 8292 and Apple's service do not take. */
function faultsOf({ method, headers }: IncomingMessage, body: Buffer, origin: string): string[] {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const { aud, exp, sub } = readPart(claims) as { aud?: string; exp?: number; sub?: string }
  const seconds = Date.now() / 1000
  const topic = String(headers.topic ?? '')
  const held: [boolean, string][] = [
    [method === 'POST', `method ${method}`],
    [readPart(head).alg === 'ES256' && isSigned(`${head}.${claims}`, signature, key), 'signature'],
    [aud === origin, `audience ${aud}`],
    [exp !== undefined && exp > seconds && exp <= seconds + 86_400, `end ${exp}`],
    [/^(mailto:[^@\s]+@|https:\/\/)[\w-]+(\.[\w-]+)+$/.test(sub ?? ''), `contact ${sub}`],
    [/^\d+$/.test(String(headers.ttl)), `TTL ${headers.ttl}`],
    [['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency)), `urgency ${headers.urgency}`],
    [/^[\w-]{1,32}$/.test(topic) && topic.length % 4 !== 1, `topic ${topic}`],
    [headers['content-encoding'] === 'aes128gcm', `encoding ${headers['content-encoding']}`],
    [body.length <= 4096 && body.readUInt32BE(16) >= body.length - 86, `size ${body.length}`],
  ]
  return held.flatMap(([isRight, what]) => (isRight ? [] : [what]))
}

function readPart(part: string): Record<string, unknown> {
  return part ? JSON.parse(Buffer.from(part, 'base64url').toString()) : {}
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(text), proof, Buffer.from(signature, 'base64url'))
}

/** Throws for what was not sealed for this device. */
function unseal(body: Buffer, privateKey: Buffer, secret: Buffer): string {
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), secret, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([cipher.update(body.subarray(21 + sender.length, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
