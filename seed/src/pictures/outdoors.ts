import { blob, box, fill, line, many, outline, oval, type Point, smooth, within } from './brush.ts'
import type { Dice } from './dice.ts'
import { darker, lighter, mix, paint } from './paint.ts'

/** A strip of paper torn along a wavy edge, from that edge down to `bottom`. */
export function strip(dice: Dice, width: number, y: number, bottom: number, wave: number, points = 7): string {
  const edge = Array.from(
    { length: points + 1 },
    (_, i): Point => [(i / points) * (width + 80) - 40, y + dice.between(-wave, wave)],
  )
  return `${smooth(edge, false)}L${width + 60} ${bottom}L-60 ${bottom}Z`
}

/** A sky of flat strips, from the colour overhead to the colour at the horizon. */
export function sky(
  dice: Dice,
  width: number,
  horizon: number,
  top: string,
  low: string,
  strips = 7,
  mid?: string,
): string {
  const toned = (way: number) =>
    !mid ? mix(top, low, way) : way < 0.5 ? mix(top, mid, way * 2) : mix(mid, low, way * 2 - 1)
  return (
    fill(box(0, 0, width, horizon + 2), top) +
    many(strips, (i) => {
      const way = (i + 1) / strips
      return fill(strip(dice, width, horizon * way * 0.94 - 20, horizon + 2, 16 + 12 * way, 4), toned(way))
    })
  )
}

/** A cloud with a flat foot, its light side up and to the left. */
export function cloud(dice: Dice, x: number, y: number, size: number, colour: string, shade: string): string {
  const puffs = Array.from({ length: 6 }, (_, i) => {
    const way = i / 5 - 0.5
    const r = size * dice.between(0.2, 0.3) * (1 - Math.abs(way) * 0.9)
    return oval(x + way * size * 1.5, y - r * 0.72, r * 1.3, r)
  }).join('')
  const foot = `M${x - size} ${y}Q${x} ${y - size * 0.2} ${x + size} ${y}Q${x} ${y + size * 0.12} ${x - size} ${y}Z`
  return fill(puffs + foot, shade) + nudged(size, fill(puffs + foot, colour))
}

const nudged = (size: number, inside: string) =>
  `<g transform="translate(${(-size * 0.05).toFixed(1)} ${(-size * 0.06).toFixed(1)})">${inside}</g>`

/** Dashes of light or dark on water, small at the horizon and long in front. */
export function ripples(
  dice: Dice,
  width: number,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
  centre?: number,
): string {
  const sizes = [0.12, 0.4, 0.75]
  return sizes
    .map((from, k) => {
      const d = many(Math.round(count / sizes.length), () => {
        const near = from + dice.next() * 0.3
        const y = top + (bottom - top) * near ** 1.4
        const long = 14 + near * 80 * dice.between(0.5, 1.3)
        const spread = centre === undefined ? 0 : 50 + near * width * 0.16
        const x = centre === undefined ? dice.between(-20, width) : centre + dice.between(-1, 1) * dice.next() * spread
        return `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} ${Math.round(-long * 0.1)} ${Math.round(long)} 0`
      })
      return line(d, colour, 3 + k * 4, opacity)
    })
    .join('')
}

/** Hills whose right flank, or left, is in the sun. */
export function hill(dice: Dice, points: readonly Point[], base: number, colour: string, light: string): string {
  const edge = smooth(points, false)
  const first = points[0]!
  const last = points.at(-1)!
  const body = `${edge}L${last[0]} ${base}L${first[0]} ${base}Z`
  const lit = points.map(([x, y], i): Point => [x + (i % 2 ? 46 : -20), y + 30 + dice.between(10, 60)])
  const flank = `${smooth(lit, false)}L${last[0]} ${base}L${first[0]} ${base}Z`
  const folds = many(points.length - 1, (i) => {
    const [x, y] = points[i + 1]!
    const fall = (base - y) * dice.between(0.35, 0.7)
    return `M${Math.round(x)} ${Math.round(y + 14)}q${Math.round(dice.between(10, 40))} ${Math.round(fall * 0.5)} ${Math.round(dice.between(-20, 60))} ${Math.round(fall)}`
  })
  return fill(body, light) + within(body, fill(flank, colour) + line(folds, darker(colour, 0.2), 9, 0.5))
}

/** Leaves as clumps: dark underneath, light on top, single leaves at the edge. */
export function foliage(
  dice: Dice,
  x: number,
  y: number,
  rx: number,
  ry: number,
  green: string,
  count = 26,
  sunny = true,
): string {
  const clump = (reach: number, dx: number, dy: number, size: number, number: number) =>
    many(number, () => {
      const angle = dice.between(0, 6.283)
      const far = Math.sqrt(dice.next()) * reach
      const [cx, cy] = [x + dx + Math.cos(angle) * far * rx, y + dy + Math.sin(angle) * far * ry]
      return blob(dice, cx, cy, size * rx * dice.between(0.7, 1.2), size * ry * dice.between(0.6, 1), 0.2, 7)
    })
  const flecks = many(count * 4, () => {
    const angle = dice.between(0, 6.283)
    const far = dice.between(0.2, 1.08)
    const [cx, cy] = [x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry]
    const size = Math.min(1, rx / 150)
    const [a, b] = [dice.between(10, 22) * size, dice.between(-10, 16) * size]
    return `M${Math.round(cx)} ${Math.round(cy)}q${Math.round(a)} ${Math.round(-b)} ${Math.round(a * 1.6)} ${Math.round(b)}q${Math.round(-a)} ${Math.round(b * 0.8)} ${Math.round(-a * 1.6)} ${Math.round(-b)}Z`
  })
  return [
    fill(clump(0.85, 0, ry * 0.08, 0.36, count), darker(green, 0.42)),
    fill(clump(0.72, -rx * 0.06, -ry * 0.08, 0.28, count), green),
    fill(clump(0.6, -rx * 0.16, -ry * 0.26, 0.18, count), sunny ? lighter(green, 0.22) : mix(green, '#5a6aa0', 0.16)),
    fill(
      clump(0.5, -rx * 0.24, -ry * 0.36, 0.09, count),
      sunny ? mix(lighter(green, 0.3), paint.lime, 0.5) : mix(green, '#6a78b0', 0.3),
    ),
    fill(flecks, darker(green, 0.2), 0.8),
  ].join('')
}

/** Somebody seen from behind. */
export interface Back {
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'afro' | 'hat' | 'tail'
  shirt: string
  legs: string
  dress?: boolean
  arms?: 'down' | 'up' | 'hips' | 'out'
}

export const skins = ['#f0c09f', '#cd9768', '#b2764a', '#8f5838', '#714530', '#5c3828'] as const
export const hairs = ['#24160f', '#3a2418', '#5b3620', '#1c1412', '#cfc8c2'] as const

function headOf(x: number, y: number, r: number, who: Back): string {
  const hair = (d: string) =>
    fill(d, who.hair) + within(d, fill(oval(x - r * 0.55, y - r * 0.5, r * 0.9, r * 0.8), lighter(who.hair, 0.09)))
  const neck = fill(box(x - r * 0.4, y + r * 0.5, r * 0.8, r), darker(who.skin, 0.2))
  const skull = oval(x, y, r, r * 1.14)
  switch (who.style) {
    case 'short':
      return (
        neck +
        fill(oval(x - r, y + r * 0.2, r * 0.2, r * 0.28) + oval(x + r, y + r * 0.2, r * 0.2, r * 0.28), who.skin) +
        fill(skull, who.skin) +
        hair(
          `M${x - r} ${y + r * 0.35}C${x - r * 1.2} ${y - r * 1.6} ${x + r * 1.2} ${y - r * 1.6} ${x + r} ${y + r * 0.35}Q${x} ${y + r * 0.95} ${x - r} ${y + r * 0.35}Z`,
        )
      )
    case 'long':
      return (
        neck +
        hair(
          `M${x - r * 1.1} ${y + r * 2.3}C${x - r * 1.5} ${y - r * 1.9} ${x + r * 1.5} ${y - r * 1.9} ${x + r * 1.15} ${y + r * 2.2}Q${x} ${y + r * 2.7} ${x - r * 1.1} ${y + r * 2.3}Z`,
        )
      )
    case 'tail':
      return (
        neck +
        hair(skull) +
        hair(
          `M${x - r * 0.3} ${y - r * 0.2}Q${x + r * 0.5} ${y + r} ${x + r * 0.1} ${y + r * 2.4}Q${x - r * 0.7} ${y + r * 1.4} ${x - r * 0.3} ${y - r * 0.2}Z`,
        ) +
        fill(oval(x, y, r * 0.24), paint.hibiscus)
      )
    case 'bun':
      return neck + hair(skull) + hair(oval(x, y - r * 1.05, r * 0.55, r * 0.5))
    case 'afro':
      return neck + hair(oval(x, y - r * 0.25, r * 1.5, r * 1.4))
    case 'hat':
      return (
        neck +
        hair(skull) +
        fill(oval(x, y - r * 0.2, r * 2, r * 0.55), darker('#d9b06a', 0.25)) +
        fill(oval(x, y - r * 0.28, r * 1.95, r * 0.46), '#e9c883') +
        fill(
          `M${x - r} ${y - r * 0.35}Q${x - r * 0.9} ${y - r * 1.5} ${x} ${y - r * 1.5}T${x + r} ${y - r * 0.35}Z`,
          '#d9b06a',
        ) +
        line(`M${x - r} ${y - r * 0.4}Q${x} ${y - r * 0.1} ${x + r} ${y - r * 0.4}`, who.shirt, r * 0.24)
      )
  }
}

/** Standing on (x, y), `tall` from sole to crown; the light comes from the left. */
export function standing(x: number, y: number, tall: number, who: Back): string {
  const t = (a: number, b: number): Point => [x + a * tall, y - b * tall]
  const limb = (points: Point[], colour: string, wide: number) => line(smooth(points, false), colour, tall * wide)
  const torso = who.dress
    ? smooth([
        t(-0.1, 0.82),
        t(0, 0.835),
        t(0.1, 0.82),
        t(0.095, 0.66),
        t(0.085, 0.56),
        t(0.17, 0.26),
        t(0, 0.24),
        t(-0.17, 0.26),
        t(-0.085, 0.56),
        t(-0.095, 0.66),
      ])
    : smooth([
        t(-0.12, 0.82),
        t(0, 0.835),
        t(0.12, 0.82),
        t(0.115, 0.65),
        t(0.1, 0.47),
        t(0, 0.455),
        t(-0.1, 0.47),
        t(-0.115, 0.65),
      ])
  const sides: Record<NonNullable<Back['arms']>, Point[][]> = {
    down: [
      [t(-0.125, 0.78), t(-0.16, 0.63), t(-0.15, 0.46)],
      [t(0.125, 0.78), t(0.16, 0.63), t(0.15, 0.46)],
    ],
    up: [
      [t(-0.12, 0.79), t(-0.2, 0.9), t(-0.17, 1.06)],
      [t(0.12, 0.79), t(0.2, 0.9), t(0.19, 1.05)],
    ],
    hips: [
      [t(-0.12, 0.78), t(-0.21, 0.63), t(-0.1, 0.53)],
      [t(0.12, 0.78), t(0.21, 0.63), t(0.1, 0.53)],
    ],
    out: [
      [t(-0.12, 0.78), t(-0.19, 0.64), t(-0.25, 0.52)],
      [t(0.12, 0.78), t(0.17, 0.63), t(0.15, 0.46)],
    ],
  }
  const [one, other] = sides[who.arms ?? 'down']
  const sleeve = (arm: Point[]) =>
    limb([arm[0]!, [(arm[0]![0] + arm[1]![0]) / 2, (arm[0]![1] + arm[1]![1]) / 2]], who.shirt, 0.07)
  const leg = (side: number) =>
    fill(outline([t(side * 0.1, 0.5), t(side * 0.005, 0.48), t(side * 0.03, 0.02), t(side * 0.085, 0.02)]), who.legs)
  const calf = (side: number) =>
    fill(
      outline([t(side * 0.095, 0.3), t(side * 0.02, 0.3), t(side * 0.032, 0.02), t(side * 0.08, 0.02)]),
      side < 0 ? who.skin : darker(who.skin, 0.25),
    )
  const shoe = (side: number) => fill(oval(...t(side * 0.06, 0.015), tall * 0.04, tall * 0.018), darker(who.legs, 0.5))
  return [
    limb(other!, darker(who.skin, 0.28), 0.05),
    leg(1) + leg(-1) + calf(1) + calf(-1) + shoe(1) + shoe(-1),
    fill(torso, who.shirt),
    within(
      torso,
      fill(outline([t(0.02, 0.9), t(0.2, 0.9), t(0.25, 0.2), t(0.06, 0.2), t(0.05, 0.5)]), paint.dusk, 0.3) +
        fill(outline([t(-0.2, 0.9), t(-0.075, 0.9), t(-0.085, 0.5), t(-0.2, 0.2)]), '#fff3cf', 0.28),
    ),
    limb(one!, who.skin, 0.05) + sleeve(one!) + sleeve(other!),
    headOf(...t(0, 0.915), tall * 0.072, who),
  ].join('')
}

/** Sitting on the ground at (x, y); `tall` is from the ground to the crown. */
export function sitting(x: number, y: number, tall: number, who: Back): string {
  const t = (a: number, b: number): Point => [x + a * tall, y - b * tall]
  const torso = smooth([
    t(-0.2, 0.62),
    t(0, 0.66),
    t(0.2, 0.62),
    t(0.2, 0.35),
    t(0.25, 0.06),
    t(0, 0),
    t(-0.25, 0.06),
    t(-0.2, 0.35),
  ])
  return [
    line(smooth([t(0.2, 0.56), t(0.33, 0.3), t(0.36, 0.03)], false), darker(who.skin, 0.25), tall * 0.1),
    fill(smooth([t(-0.3, 0.1), t(0, 0.16), t(0.3, 0.1), t(0.34, 0.02), t(0, -0.03), t(-0.34, 0.02)]), who.legs),
    fill(torso, who.shirt),
    within(
      torso,
      fill(outline([t(0.05, 0.8), t(0.4, 0.8), t(0.4, -0.1), t(0.09, -0.1)]), paint.dusk, 0.28) +
        fill(outline([t(-0.4, 0.8), t(-0.14, 0.8), t(-0.15, -0.1), t(-0.4, -0.1)]), '#fff3cf', 0.26),
    ),
    line(smooth([t(-0.2, 0.56), t(-0.33, 0.3), t(-0.36, 0.03)], false), who.skin, tall * 0.1),
    headOf(...t(0, 0.81), tall * 0.145, who),
  ].join('')
}

/** Somebody whom nobody has to recognise. */
export function someone(dice: Dice, change: Partial<Back> = {}): Back {
  return {
    skin: dice.pick(skins),
    hair: dice.pick(hairs),
    style: dice.pick(['short', 'long', 'bun', 'afro', 'tail']),
    shirt: dice.pick([paint.mango, paint.hibiscus, paint.blue, paint.leaf, '#f4e9d8', paint.teal]),
    legs: dice.pick(['#2c3a63', '#4a3552', '#7a4a3a']),
    ...change,
  }
}
