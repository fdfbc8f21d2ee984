import { hexOf, paletteAt } from './colours.ts'
import { heightOf } from './labels/labels.ts'
import { type LegendEntry, legendEntries, type PictureLegend } from './legend.ts'
import type { Scene } from './scene.ts'

/** Pixels around the outermost people. */
const margin = 40

/** Text as XML holds it: what XML 1.0 has no place for is left out. */
const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const short = (value: number) => String(Math.round(value * 10) / 10)

/**
 * The whole network as a drawing of shapes and words only, at the scale of the view. Ties are one path for each
 * colour and strength, so that a drawing of 300,000 ties has few elements; every person is a square with a name. The
 * legend stands below.
 */
export function svgOf(scene: Scene, legend?: PictureLegend): string[] {
  const { positions, looks, palette, marks, frame } = scene
  const count = positions.length / 2
  let left = 0
  let top = 0
  let right = 1
  let bottom = 1
  for (let person = 0; person < count; person++) {
    const x = positions[2 * person]! * frame.scale
    const y = positions[2 * person + 1]! * frame.scale
    if (person === 0) [left, top, right, bottom] = [x, y, x, y]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  const x = (person: number) => positions[2 * person]! * frame.scale - left + margin
  const y = (person: number) => positions[2 * person + 1]! * frame.scale - top + margin
  const wide = right - left + 2 * margin
  const tall = bottom - top + 2 * margin
  const below = legend && legendEntries(legend, wide)
  const width = short(wide)
  const height = short(tall + (below?.height ?? 0))
  const colour = (at: number) => hexOf(palette, at)
  const cream = colour(paletteAt.cream)
  const ground = colour(paletteAt.ground)
  const side = (person: number) => frame.side * (1 + looks[4 * person + 1]! / 127.5)
  const square = (person: number, half: number, more = '') =>
    `<rect x="${short(x(person) - half)}" y="${short(y(person) - half)}" width="${short(2 * half)}" height="${short(2 * half)}" rx="${short(Math.min(half * 0.3, 5))}"${more}>` +
    `<title>${escaped(scene.names[person] ?? '')}</title></rect>`

  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/><g fill="none">`,
  ]
  for (const [name, lines] of tiesByStroke(scene, x, y)) {
    const [stroke, opacity, wide, dots] = name.split(' ')
    // Joined, since a call takes only so many arguments.
    parts.push(
      `<path stroke="${colour(Number(stroke))}" stroke-opacity="${opacity}" stroke-width="${wide}"${dots ? dotted : ''} d="${lines.join('')}"/>`,
    )
  }
  parts.push('</g>')

  const byColour = new Map<number, string[]>()
  for (let person = 0; person < count; person++) {
    const shows = looks[4 * person + 2]
    if (!shows) continue
    const at = looks[4 * person]!
    if (!byColour.has(at)) byColour.set(at, [])
    const isPale = shows === 1 || (frame.focus >= 0 && !looks[4 * person + 3])
    byColour.get(at)?.push(square(person, side(person) / 2, isPale ? ' opacity=".16"' : ''))
  }
  for (const [at, squares] of byColour) parts.push(`<g fill="${colour(at)}">${squares.join('')}</g>`)

  if (marks.line.length > 1) {
    const points = marks.line.map((person) => `${short(x(person))},${short(y(person))}`).join(' ')
    for (const [stroke, wide] of [
      [ground, 6],
      [cream, 3],
    ])
      parts.push(`<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${wide}"/>`)
  }
  for (const [at, person] of marks.people.entries()) {
    const kind = marks.kinds[at]!
    // Whoever is hidden is so also where they are chosen; of a path, all are shown.
    if (kind > 2 && looks[4 * person + 2] === 0) continue
    const half = Math.max(side(person) / 2, [0, 6, 12, 6, 4][kind]!)
    const frameLine = kind > 2 ? `<g fill="${cream}">${square(person, half + 4)}</g>` : ''
    parts.push(frameLine, `<g fill="${ground}">${square(person, half + 2)}</g>`)
    parts.push(`<g fill="${kind > 2 ? colour(looks[4 * person]!) : cream}">${square(person, half)}</g>`)
    if (kind === 2) {
      const [a, b, r] = [x(person), y(person), half / 2]
      parts.push(
        `<path fill="${colour(paletteAt.door)}" d="M${short(a - r)} ${short(b + half * 0.62)}V${short(b)}a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0V${short(b + half * 0.62)}z"/>`,
      )
    }
  }

  parts.push(`<g font-family="${escaped(scene.font)}" text-anchor="middle">`)
  for (const { person, x: fromMiddle, y: down, width: wide, must } of scene.labels) {
    const a = fromMiddle - frame.width / 2 + frame.x * frame.scale - left + margin
    const b = down - frame.height / 2 + frame.y * frame.scale - top + margin
    const name = escaped(scene.names[person] ?? '')
    const tall = heightOf(must, scene.letters)
    if (must)
      parts.push(
        `<rect x="${short(a - wide / 2)}" y="${short(b - tall / 2)}" width="${short(wide)}" height="${short(tall)}" rx="${short(tall / 2)}" fill="${cream}"/>`,
      )
    parts.push(
      `<text x="${short(a)}" y="${short(b + 5 * scene.letters)}" font-size="${short((must ? 15 : 13) * scene.letters)}" font-weight="${must ? 600 : 500}" fill="${must ? ground : cream}">${name}</text>`,
    )
  }
  parts.push('</g>')
  if (below) {
    parts.push(`<g font-family="${escaped(scene.font)}" fill="${cream}" transform="translate(0 ${short(tall)})">`)
    for (const entry of below.entries) parts.push(legendEntry(entry, colour))
    parts.push('</g>')
  }
  parts.push('</svg>')
  return parts
}

const dotted = ' stroke-dasharray="1.6 2.4"'

function legendEntry({ x, y, sign, colour, text, isTitle }: LegendEntry, hex: (at: number) => string): string {
  const words = (at: number) =>
    `<text x="${at}" y="${y + 5}" font-size="${isTitle ? 15 : 13}" font-weight="${isTitle ? 600 : 500}">${escaped(text)}</text>`
  if (sign === 'none') return words(x)
  if (sign === 'class')
    return `<rect x="${x}" y="${y - 6}" width="12" height="12" rx="3" fill="${hex(colour)}"/>${words(x + 20)}`
  const line = sign === 'invite' ? paletteAt.cream : paletteAt.tie
  return `<path d="M${x} ${y}h28" stroke="${hex(line)}" stroke-width="1.5"${sign === 'tie' ? dotted : ''}/>${words(x + 36)}`
}

/** Lines of all ties that show, by "colour opacity width", and "dots" for who only know each other. */
function tiesByStroke(
  { pairs, looks, frame }: Scene,
  x: (person: number) => number,
  y: (person: number) => number,
): Map<string, string[]> {
  const strokes = new Map<string, string[]>()
  for (let at = 0; at < pairs.length; at += 2) {
    const from = pairs[at]! & 0xffffff
    const kind = pairs[at]! >>> 24
    const to = pairs[at + 1]!
    const shows = Math.min(kind & 3, looks[4 * from + 2]!, looks[4 * to + 2]!)
    if (shows === 0) continue
    const isLit = from === frame.focus || to === frame.focus
    const isPale = shows === 1 || (frame.focus >= 0 && !isLit)
    const invite = kind > 3
    const own = looks[4 * from]
    const long = Math.hypot(x(from) - x(to), y(from) - y(to)) / frame.long
    const pale = long < 0.5 ? 1 : long < 2 ? 0.5 : 0.25
    const usual = frame.strength * (invite ? 2 : 1) * (isPale ? 0.12 : 1) * pale
    const opacity = Math.min(isLit && !isPale ? Math.max(usual, 0.6) : usual, 0.9)
    const stroke = own === looks[4 * to] ? own : invite ? paletteAt.cream : paletteAt.tie
    const name = `${stroke} ${opacity.toFixed(3)} ${invite ? 1.3 : '1 dots'}`
    if (!strokes.has(name)) strokes.set(name, [])
    strokes.get(name)?.push(`M${short(x(from))} ${short(y(from))}L${short(x(to))} ${short(y(to))}`)
  }
  return strokes
}
