/**
 * JSON by its meaning: keys sorted, what proto3 leaves out left out (empty lists and maps, coordinates that are zero),
 * instants as microseconds.
 */
export function stable(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(stable).join()}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json)
  return `{${Object.entries(json)
    .filter(([key, inner]) => !isOmitted(key, inner))
    .map(([key, inner]): [string, string] => [key, key === 'timestampValue' ? microseconds(inner) : stable(inner)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${inner}`)
    .join()}}`
}

function isOmitted(key: string, inner: unknown): boolean {
  if (key === 'latitude' || key === 'longitude') return inner === 0
  return (key === 'values' || key === 'fields') && Object.keys(inner as object).length === 0
}

function microseconds(instant: string): string {
  const [whole, fraction = ''] = instant.replace('Z', '').split('.')
  return `${whole}.${fraction.padEnd(6, '0')}`
}
