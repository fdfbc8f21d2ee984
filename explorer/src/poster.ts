import { openLayout } from '@varanda/graph/layout/open-layout'
import { type Network, nobody } from '@varanda/graph/network'
import { plainColour, windowColours } from './paint.ts'
import { pullingTies } from './pulling-ties.ts'

const side = 500
const margin = 15

/**
 * A network as one light drawing of its windows alone, in the places and colours in which the explorer will show them:
 * for a page before it lives, and for pictures of it. Whoever brought fewer than `leastInvited` is left out.
 */
export function drawPoster({ people, ties }: Network, leastInvited = 0): string {
  const layout = openLayout({ people, ties: pullingTies(ties) }, 1)
  while (!layout.settled) layout.step()
  const place = placesOn(layout.positions)
  const invited = countsOf(people.inviter)
  const sizes = countsOf(people.group)
  const order = [...sizes.keys()].sort((a, b) => sizes.get(b)! - sizes.get(a)! || a - b)
  const shapes = new Map<string, { x: number; y: number; path: string }>()
  for (let person = 0; person < people.count; person++) {
    const colour = windowColours[order.indexOf(people.group[person]!)] ?? plainColour
    const brought = invited.get(person) ?? 0
    if (brought < leastInvited) continue
    // Few windows are drawn alike: each look has its price.
    const look = `stroke="${colour}"${leastInvited > 0 ? '' : ` stroke-width="${2 + (brought & ~1)}"`}`
    const last = shapes.get(look) ?? { x: 0, y: 0, path: '' }
    const x = place(person, 0)
    const y = place(person, 1)
    shapes.set(look, { x, y, path: `${last.path}m${x - last.x} ${y - last.y}h0`.replace(' -', '-') })
  }
  const paths = [...shapes].map(([look, { path }]) => `<path ${look} d="${path}"/>`)
  return `<svg viewBox="0 0 ${side} ${side}" stroke-width="5" stroke-linecap="square" aria-hidden="true">${paths.join('')}</svg>`
}

function countsOf(column: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of column) if (value !== nobody) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Whole numbers are enough for a drawing, and half as long. */
function placesOn(positions: Float32Array): (person: number, axis: 0 | 1) => number {
  const bounds = [0, 1].map((axis) => {
    const values = positions.filter((_, at) => at % 2 === axis)
    return { least: Math.min(...values), most: Math.max(...values) }
  })
  const scale = (side - 2 * margin) / Math.max(...bounds.map(({ least, most }) => most - least))
  return (person, axis) => {
    const { least, most } = bounds[axis]!
    return Math.round(side / 2 + (positions[2 * person + axis]! - (least + most) / 2) * scale)
  }
}
