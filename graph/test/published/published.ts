/** People and ties from rows of who is tied to whom by name, each tie written once. */
export function published(rows: Readonly<Record<string, string>>) {
  const named = Object.entries(rows).flatMap(([name, others]) =>
    others.split(' ').map((other) => [name, other] as const),
  )
  const names = [...new Set(named.flat())]
  return { people: names.length, pairs: named.map(([a, b]) => [names.indexOf(a), names.indexOf(b)] as const) }
}
