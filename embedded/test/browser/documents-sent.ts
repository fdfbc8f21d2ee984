/**
 * Counts the documents that Listen streams bring into this page, whichever way the SDK reads them. It must be loaded
 * before the SDK, which keeps `fetch` for itself.
 */
let sent = 0

export const documentsSent = (): number => sent

/** Counts in a text that grows; a mark may come in two pieces. */
function counter(): (piece: string) => void {
  const mark = '"documentChange"'
  let rest = ''
  return (piece) => {
    const parts = (rest + piece).split(mark)
    sent += parts.length - 1
    rest = parts.at(-1)!.slice(1 - mark.length)
  }
}

const plainFetch = globalThis.fetch.bind(globalThis)

globalThis.fetch = async (...request) => {
  const response = await plainFetch(...request)
  if (response.url.includes('/Listen/channel')) void read(response.clone(), counter())
  return response
}

async function read(response: Response, count: (piece: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) count(decoder.decode(chunk as Uint8Array, { stream: true }))
  } catch {
    // The stream was cut off; what came before is counted.
  }
}

interface Xhr {
  responseURL: string
  responseText: string
  addEventListener(name: string, listener: () => void): void
  send(...body: unknown[]): void
}

const { prototype } = (globalThis as unknown as { XMLHttpRequest: { prototype: Xhr } }).XMLHttpRequest
const plainSend = prototype.send

prototype.send = function (this: Xhr, ...body: unknown[]) {
  const count = counter()
  let seen = 0
  this.addEventListener('readystatechange', () => {
    if (!this.responseURL.includes('/Listen/channel')) return
    const text = this.responseText
    count(text.slice(seen))
    seen = text.length
  })
  plainSend.apply(this, body)
}
