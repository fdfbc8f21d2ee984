/** WebChannel by hand: what a browser's requests look like, one at a time, so that tests can repeat or lose them. */

export type Numbered = [id: number, body: unknown[]]

export interface RawChannel {
  sid: string
  /** Arrays that came with the handshake's answer, its own left out. */
  early: Numbered[]
  post(offset: number, ...messages: unknown[]): Promise<[number, number, number]>
  get(acknowledged: number, more?: Record<string, string>): BackStream
  terminate(): Promise<Response>
}

/** Splits `length NL json` chunks; what is left over is an incomplete chunk. */
export function readChunks(text: string): { arrays: unknown[][]; rest: string } {
  const arrays: unknown[][] = []
  let rest = text
  for (;;) {
    const newline = rest.indexOf('\n')
    const length = newline < 0 ? Number.NaN : Number(rest.slice(0, newline))
    if (!(rest.length >= newline + 1 + length)) return { arrays, rest }
    arrays.push(JSON.parse(rest.slice(newline + 1, newline + 1 + length)))
    rest = rest.slice(newline + 1 + length)
  }
}

export function formOf(offset: number, messages: unknown[], headers?: Record<string, string>): string {
  const fields = messages.map((message, index) => [
    `req${index}___data__`,
    typeof message === 'string' ? message : JSON.stringify(message),
  ])
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}:${value}\r\n`)
  return [
    ...(headers ? [['headers', lines.join('')]] : []),
    ['count', String(messages.length)],
    ['ofs', String(offset)],
    ...fields,
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&')
}

export function channelUrl(origin: string, kind: string, query: Record<string, string>): string {
  const search = new URLSearchParams({ VER: '8', database: 'projects/demo/databases/(default)', ...query })
  return `${origin}/google.firestore.v1.Firestore/${kind}/channel?${search}`
}

export function postForm(url: string, body: string): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

/** Shakes hands; throws when the answer is not a session. */
export async function openChannel(
  origin: string,
  kind: 'Listen' | 'Write',
  messages: unknown[],
  headers: Record<string, string> = {},
): Promise<RawChannel> {
  const url = (query: Record<string, string>) => channelUrl(origin, kind, query)
  const response = await postForm(url({ RID: '1', CVER: '22', t: '1' }), formOf(0, messages, headers))
  const { arrays } = readChunks(await response.text())
  const [hello, ...early] = arrays[0] as Numbered[]
  if (hello?.[1][0] !== 'c') throw new Error(`no handshake: ${response.status}`)
  const sid = String(hello[1][1])
  let rid = 2
  return {
    sid,
    early,
    post: async (offset, ...more) => {
      const answer = await postForm(url({ SID: sid, RID: String(rid++), AID: '0' }), formOf(offset, more))
      return readChunks(await answer.text()).arrays[0] as [number, number, number]
    },
    get: (acknowledged, more = {}) =>
      new BackStream(url({ SID: sid, RID: 'rpc', AID: String(acknowledged), CI: '0', TYPE: 'xmlhttp', ...more })),
    terminate: () => fetch(url({ SID: sid, RID: String(rid++), TYPE: 'terminate' }), { method: 'POST', body: '' }),
  }
}

/** One hanging GET, read array by array. */
export class BackStream {
  readonly response: Promise<Response>
  readonly #abort = new AbortController()
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  #text = ''
  #arrays: Numbered[] = []

  constructor(url: string) {
    this.response = fetch(url, { signal: this.#abort.signal })
  }

  /** The next array, or null when the server has ended the request. */
  async next(): Promise<Numbered | null> {
    while (this.#arrays.length === 0) {
      this.#reader ??= (await this.response).body!.getReader()
      const { value, done } = await this.#reader.read()
      if (done) return null
      const { arrays, rest } = readChunks(this.#text + new TextDecoder().decode(value))
      this.#text = rest
      this.#arrays = arrays.flat() as Numbered[]
    }
    return this.#arrays.shift() ?? null
  }

  /** The next array that is not WebChannel's own noop. */
  async nextMessage(): Promise<Numbered | null> {
    const array = await this.next()
    return array?.[1][0] === 'noop' ? this.nextMessage() : array
  }

  /** Everything up to the end of the request. */
  async rest(): Promise<Numbered[]> {
    const all: Numbered[] = []
    for (let array = await this.next(); array; array = await this.next()) all.push(array)
    return all
  }

  /** The connection is lost. */
  async cut(): Promise<void> {
    this.#abort.abort()
    await this.response.catch(() => null)
  }
}
