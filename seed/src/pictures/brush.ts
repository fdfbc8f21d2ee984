import type { Dice } from './dice.ts'

/** Pixels of the finished picture, from its top left corner. */
export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)

/** A straight-edged outline. */
export function outline(points: readonly Point[], closed = true): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (closed ? 'Z' : '')
}

/** A soft line through all the points: each piece leaves along the line between its neighbours (Catmull and Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (i: number) => (closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!)
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const handles = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
    d += `C${handles.map(([x, y]) => `${short(x!)} ${short(y!)}`).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  const see = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-rx * 2)} 0Z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
}

/** A closed shape cut by hand: an oval whose edge wanders by `wander` of its radius. */
export function blob(dice: Dice, x: number, y: number, rx: number, ry: number, wander = 0.15, corners = 10): string {
  const start = dice.between(0, 6.28)
  return smooth(
    Array.from({ length: corners }, (_, i) => {
      const angle = start + (i / corners) * Math.PI * 2
      const reach = 1 + dice.between(-wander, wander)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

/** A leaf from its stem to its tip, `belly` wide at the middle. */
export function leaf(from: Point, to: Point, belly: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * belly, (dx / long) * belly]
  const [mx, my] = [from[0] + dx * 0.45, from[1] + dy * 0.45]
  const ends = [short(from[0]), short(from[1]), short(to[0]), short(to[1])]
  return `M${ends[0]} ${ends[1]}Q${short(mx + nx)} ${short(my + ny)} ${ends[2]} ${ends[3]}Q${short(mx - nx)} ${short(my - ny)} ${ends[0]} ${ends[1]}Z`
}

/** What is drawn inside an outline only. The outline itself names the clip, so no two clips share a name by chance. */
export function within(d: string, inside: string): string {
  let name = 0
  for (let i = 0; i < d.length; i++) name = (Math.imul(name, 31) + d.charCodeAt(i)) | 0
  const id = `c${(name >>> 0).toString(36)}${d.length}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

export function group(transform: string, inside: string): string {
  return `<g transform="${transform}">${inside}</g>`
}

/** So many of something, joined. */
export function many(count: number, one: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join('')
}
