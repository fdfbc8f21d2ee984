/**
 * One byte range of a file. Null when the header asks for nothing that we serve in parts (several ranges, another
 * unit): the whole file is then the answer. Source: RFC 9110, section 14.
 */
export function parseRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return null
  const [, from, to] = match
  if (from === '') {
    const length = Number(to)
    if (to === '') return null
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
