/** The content codings of RFC 9110, section 12.5.3, as far as we have them. */
export type Encoding = 'br' | 'gzip'

/** Those that the client takes, the one it likes best first; of equals the smaller one. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const quality = new Map<string, number>()
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    quality.set(name, q === undefined ? 1 : qualityOf(q.slice(2)))
  }
  const of = (name: Encoding) => quality.get(name) ?? quality.get('*') ?? 0
  return (['br', 'gzip'] as const).filter((name) => of(name) > 0).toSorted((one, other) => of(other) - of(one))
}

/** From 0 to 1 with at most three digits; what is written otherwise is taken as "rather not". */
function qualityOf(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
