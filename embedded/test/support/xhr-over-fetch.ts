/**
 * As much of XMLHttpRequest as the Firestore web SDK uses, over fetch. Bundled into the SDK in place of the browser's
 * own, so it must not import anything.
 */
export class XMLHttpRequest {
  onreadystatechange: (() => void) | null = null
  readyState = 0
  status = 0
  statusText = ''
  response = ''
  responseText = ''
  responseType = ''
  withCredentials = false
  #method = 'GET'
  #url = ''
  #sent = new Headers()
  #received = new Headers()
  #abort = new AbortController()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
    this.#state(1)
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.append(name, value)
  }

  send(body?: string | null): void {
    void this.#run(body || undefined)
  }

  abort(): void {
    this.onreadystatechange = null
    this.#abort.abort()
  }

  getResponseHeader(name: string): string | null {
    return this.#received.get(name)
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  async #run(body: string | undefined): Promise<void> {
    try {
      const response = await fetch(this.#url, {
        method: this.#method,
        headers: this.#sent,
        signal: this.#abort.signal,
        ...(body !== undefined && this.#method !== 'GET' ? { body } : {}),
      })
      this.status = response.status
      this.statusText = response.statusText
      this.#received = response.headers
      this.#state(2)
      const decoder = new TextDecoder()
      for await (const part of response.body ?? []) {
        this.responseText += decoder.decode(part, { stream: true })
        this.response = this.responseText
        this.#state(3)
      }
    } catch {
      // Like a browser: a broken connection is status 0, whatever had arrived.
      this.status = 0
    }
    this.#state(4)
  }

  #state(state: number): void {
    this.readyState = state
    this.onreadystatechange?.()
  }
}
