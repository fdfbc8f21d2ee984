/**
 * The same network for everybody who draws: people in families that stand apart, most ties inside a family and one of
 * forty across. Numbers come from a seed, so that every page has the same.
 */
export function makeNetwork(count, ties) {
  let state = 12345
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x1_0000_0000
  }
  const perFamily = 60
  const families = Math.ceil(count / perFamily)
  const positions = new Float32Array(2 * count)
  const colour = new Uint8Array(count)
  const size = new Uint8Array(count)
  for (let person = 0; person < count; person++) {
    const family = Math.floor(person / perFamily)
    // Families on a sunflower's spiral: evenly spread, none over another.
    const angle = family * 2.399963
    const far = 90 * Math.sqrt(family + 0.5)
    const spread = () => 35 * (random() + random() + random() - 1.5)
    positions[2 * person] = Math.cos(angle) * far + spread()
    positions[2 * person + 1] = Math.sin(angle) * far + spread()
    colour[person] = family % 6
    size[person] = Math.floor(random() ** 3 * 255)
  }
  const from = new Uint32Array(ties)
  const to = new Uint32Array(ties)
  const known = new Set()
  for (let tie = 0; tie < ties; ) {
    const one = tie % count
    const base = Math.floor(one / perFamily) * perFamily
    const room = Math.min(perFamily, count - base)
    const across = room < 12 || random() < 1 / 40
    const other = across ? Math.floor(random() * count) : base + Math.floor(random() * room)
    const pair = Math.min(one, other) * count + Math.max(one, other)
    if (one === other || known.has(pair)) continue
    known.add(pair)
    from[tie] = one
    to[tie] = other
    tie++
  }
  const names = Array.from({ length: count }, (_, person) => `Pessoa ${person}`)
  const family = Uint32Array.from({ length: count }, (_, person) => Math.floor(person / perFamily))
  return { count, names, positions, colour, size, families, family, ties: { count: ties, from, to } }
}

export const colours = ['#ffb43c', '#7ab8e0', '#58b884', '#f06a84', '#e08a60', '#d5dc94']
