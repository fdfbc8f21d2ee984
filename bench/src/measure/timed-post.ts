import { request } from 'node:http'

/** Sends a body, JSON unless the headers say otherwise, and measures in milliseconds until all of the answer is there. */
export function timedPost(
  url: string,
  text: string,
  headers: Record<string, string>,
): Promise<{ ms: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const began = performance.now()
    request(url, { method: 'POST', headers: { ...length, ...headers } }, (response) => {
      let answer = `${response.statusCode} ${response.headers.location ?? ''} `
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        answer += chunk
      })
      response.on('end', () => resolve({ ms: performance.now() - began, answer }))
    })
      .on('error', reject)
      .end(text)
  })
}
