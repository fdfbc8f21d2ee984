/**
 * Who is on the other side of the connection. `X-Forwarded-For` is read from the right and only as far as the peers
 * are proxies we were told to trust, so that nobody can choose an address by writing the header.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  let address = plain(peer ?? '')
  const hops = (forwardedFor ?? '').split(',').map(plain).filter(Boolean)
  while (trusted.includes(address)) {
    const hop = hops.pop()
    if (!hop) break
    address = hop
  }
  return address
}

/** IPv4 addresses arrive on dual-stack sockets as `::ffff:1.2.3.4`. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
}

/** The unit in which limits are counted: an IPv4 address, or the /64 that one IPv6 household owns. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`
}

/** This machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}
