import { type Network, nobody } from '@varanda/graph/network'

/** The lights of a street at night, as many as one can tell apart; groups share them in turn. */
const lights = [
  'oklch(0.845 0.148 78)',
  'oklch(0.79 0.075 236)',
  'oklch(0.72 0.15 12)',
  'oklch(0.74 0.11 155)',
  'oklch(0.73 0.13 46)',
  'oklch(0.78 0.09 300)',
]
const tie = 'oklch(0.9 0.04 88)'
const margin = 12

/**
 * Draws everybody where they are, as large as fits: ties first, then a window for each person in the light of their
 * group.
 */
export function paintNetwork(canvas: HTMLCanvasElement, { people, ties }: Network, positions: Float32Array): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const density = Math.min(devicePixelRatio, 2)
  const width = canvas.clientWidth
  const height = canvas.clientHeight
  canvas.width = width * density
  canvas.height = height * density

  let left = Number.POSITIVE_INFINITY
  let top = left
  let right = -left
  let bottom = -left
  for (let at = 0; at < positions.length; at += 2) {
    left = Math.min(left, positions[at]!)
    right = Math.max(right, positions[at]!)
    top = Math.min(top, positions[at + 1]!)
    bottom = Math.max(bottom, positions[at + 1]!)
  }
  const scale = Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1))
  const xOf = (person: number) => width / 2 + (positions[2 * person]! - (left + right) / 2) * scale
  const yOf = (person: number) => height / 2 + (positions[2 * person + 1]! - (top + bottom) / 2) * scale

  context.scale(density, density)
  context.beginPath()
  for (let at = 0; at < ties.count; at++) {
    context.moveTo(xOf(ties.from[at]!), yOf(ties.from[at]!))
    context.lineTo(xOf(ties.to[at]!), yOf(ties.to[at]!))
  }
  context.strokeStyle = tie
  context.lineWidth = 0.75
  // So many lines would drown the windows.
  context.globalAlpha = Math.min(0.5, 0.06 + 60 / (ties.count + 1))
  context.stroke()
  context.globalAlpha = 1
  const side = Math.max(2, Math.min(9, 0.45 * Math.sqrt((width * height) / (people.count * 9 + 1))))
  for (const [light, paint] of lights.entries()) {
    context.fillStyle = paint
    for (let person = 0; person < people.count; person++)
      if ((people.group[person] === nobody ? 0 : people.group[person]! % lights.length) === light)
        context.fillRect(xOf(person) - side / 2, yOf(person) - side / 2, side, side)
  }
}
