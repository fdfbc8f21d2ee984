import { Unreachable } from '@varanda/client/call'
import { connectAuth, loadConfig } from '@varanda/client/connect'
import { http } from '@varanda/client/http'

/** Bytes of every piece but the last: the least that the protocol takes, since only whole pieces are kept. */
export const pieceSize = 262_144

/**
 * After so many milliseconds nobody answers any more; a slow line brings a piece in half of them. Without an end, a line
 * that hangs would hold up every post behind this one, in every tab.
 */
const patience = 120_000

/** How far an upload is, for a later page that goes on with it. */
export interface Passage {
  /** The address under which it was begun, if it was. */
  begun?: string | undefined
  /** Told of that address before the first byte goes there. */
  note: (begun: string) => Promise<void>
}

/** Storage said no. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly status: number

  constructor(status: number) {
    super(`Storage answered ${status}`)
    this.status = status
  }
}

/** Not now; and an upload that is not known any more, or is elsewhere than it was thought to be. */
const later: readonly number[] = [408, 429]
const lost: readonly number[] = [404, 409, 410, 416]

type Ask = (address: string, command: string, more?: Record<string, string>, body?: BodyInit) => Promise<Response>

/**
 * Brings bytes to Storage a piece at a time, so that after a killed tab only what is missing goes. Firebase's SDK speaks
 * the same protocol, but tells nobody the address under which an upload goes on. Throws `UploadRefused`, and
 * `Unreachable` where nobody answered, or answered that it cannot now.
 * Source: https://developers.google.com/photos/library/guides/resumable-uploads
 */
export async function uploadInPieces(name: string, bytes: Blob, { begun, note }: Passage): Promise<void> {
  const [{ storageBucket = '', embedded }, auth] = await Promise.all([loadConfig(), connectAuth()])
  const token = await auth.currentUser?.getIdToken()
  const host = embedded ? location.origin : 'https://firebasestorage.googleapis.com'
  const place = `${host}/v0/b/${encodeURIComponent(storageBucket)}/o`
  const ask: Ask = async (address, command, more, body) => {
    const headers = {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': command,
      ...more,
    }
    const answer = await http(address, { method: 'POST', headers, body: body ?? null, timeout: patience }).catch(() => {
      throw new Unreachable()
    })
    if (later.includes(answer.status) || answer.status >= 500) throw new Unreachable()
    return answer
  }

  // What lies on the device says only where at the instance's own Storage to go on.
  const left = begun?.startsWith(`${place}?`) ? await received(ask, begun) : undefined
  if (left === 'all') return
  let address = left === undefined ? undefined : begun
  if (address === undefined) {
    address = await begin(ask, `${place}?name=${encodeURIComponent(name)}`, name, bytes)
    await note(address)
  }
  for (let at = left ?? 0; ; at += pieceSize) {
    const isLast = at + pieceSize >= bytes.size
    const command = isLast ? 'upload, finalize' : 'upload'
    const piece = bytes.slice(at, at + pieceSize)
    const answer = await ask(address, command, { 'X-Goog-Upload-Offset': String(at) }, piece)
    // The next try asks how far it is, and begins anew where nobody knows.
    if (lost.includes(answer.status)) throw new Unreachable()
    if (!answer.ok) throw new UploadRefused(answer.status)
    if (isLast) return
  }
}

/** Answers the address under which it goes on. */
async function begin(ask: Ask, address: string, name: string, bytes: Blob): Promise<string> {
  const announced = {
    'X-Goog-Upload-Header-Content-Length': String(bytes.size),
    'X-Goog-Upload-Header-Content-Type': bytes.type,
    'Content-Type': 'application/json; charset=utf-8',
  }
  const answer = await ask(address, 'start', announced, JSON.stringify({ name, contentType: bytes.type }))
  const there = answer.headers.get('X-Goog-Upload-URL')
  if (!answer.ok || !there) throw new UploadRefused(answer.status)
  return there
}

/** How many bytes of an upload are there; undefined for one that is not known any more. */
async function received(ask: Ask, address: string): Promise<number | 'all' | undefined> {
  const answer = await ask(address, 'query')
  if (answer.status === 401) throw new UploadRefused(401)
  const state = answer.ok ? answer.headers.get('X-Goog-Upload-Status') : undefined
  if (state === 'final') return 'all'
  const bytes = Number(answer.headers.get('X-Goog-Upload-Size-Received') ?? Number.NaN)
  return state === 'active' && Number.isSafeInteger(bytes) ? bytes : undefined
}
