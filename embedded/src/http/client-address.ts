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

/**
 * The unit in which limits are counted: an IPv4 address, or the /64 that one IPv6 household owns, each written in one
 * way (RFC 5952 has several). The limits of the application's functions count the same.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 0xff]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, whose end may be written as IPv4 and followed by a zone (RFC 4291, 4007). */
function groupsOf(address: string): number[] {
  const ipv6 = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
      [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
    )
  const [head = [], tail = []] = ipv6.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = ipv6.includes('::') ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16) || 0)
}

/** This machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}
