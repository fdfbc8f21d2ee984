/** One page of a Chromium that listens on a port, driven by the DevTools protocol over Node's own WebSocket. */

export interface Page {
  go(url: string): Promise<void>
  /** The value of an expression, awaited. Throws what the page throws. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Seconds that the main thread has worked since the page began, all kinds of work together. */
  taskSeconds(): Promise<number>
  close(): Promise<void>
}

interface Answer {
  id?: number
  method?: string
  result?: Record<string, unknown>
  error?: { message: string }
}

export async function openPage(port: number, view: { width: number; height: number }): Promise<Page> {
  const made = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const { id, webSocketDebuggerUrl } = (await made.json()) as { id: string; webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let loaded = () => {}
  let last = 0
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.method === 'Page.loadEventFired') loaded()
    waiting.get(answer.id ?? 0)?.(answer)
    waiting.delete(answer.id ?? 0)
  }
  const ask = (method: string, params: object = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result ?? {})))
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('Page.enable')
  await ask('Performance.enable')
  await ask('Emulation.setDeviceMetricsOverride', { ...view, deviceScaleFactor: 1, mobile: false })
  return {
    async go(url) {
      const done = new Promise<void>((resolve) => {
        loaded = resolve
      })
      await ask('Page.navigate', { url })
      await done
    },
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = (await ask('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: Value }; exceptionDetails?: { exception?: { description?: string }; text: string } }
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async taskSeconds() {
      const { metrics } = (await ask('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    },
    async close() {
      await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
      socket.close()
    },
  }
}
