/** The content codings of RFC 9110, section 12.5.3, as far as we have them. */
export type Encoding = 'br' | 'gzip'

/** Those that the client takes, best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const quality = new Map<string, number>()
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)))
  }
  return (['br', 'gzip'] as const).filter((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0)
}
