import type { IncomingMessage } from 'node:http'

/**
 * Who asked, as the machine in front of us saw it: the last entry of X-Forwarded-For, which Google's front end appends
 * and our own edge writes alone. What stands before it came with the request and may say anything; `request.ip`, the
 * first entry, is for whoever writes the header to choose (https://cloud.google.com/functions/docs/reference/headers).
 *
 * Of what Hosting passes on to a function of Firebase, that is an address of Hosting itself, which stands for many
 * people.
 */
export function callerAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = request.headers['x-forwarded-for']
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  return hops.at(-1)?.trim() || (request.socket.remoteAddress ?? '')
}
