/**
 * What a limit counts as one caller: an IPv4 address, or the /64 that an IPv6 household owns, each written in one way,
 * because `2001:db8::1` and `2001:db8:0:0::1` are the same address (RFC 5952). The embedded server's edge counts the
 * same.
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
