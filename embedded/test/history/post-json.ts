import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Over connections that are kept. Throws when nothing is answered. */
export function postJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('error', reject)
      response.on('close', () => {
        if (!response.complete) reject(new Error('The answer was cut off.'))
        else resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) })
      })
    })
    sent.end(JSON.stringify(body))
  })
}
