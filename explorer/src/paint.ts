/** Window colours on the night ground, each at least 4.5 times as light as it; no two families share one. */
export const windowColours = [
  '#ffb22e',
  '#7fbeeb',
  '#5ec98a',
  '#f4718b',
  '#d3d68c',
  '#e8875a',
  '#b9a2ee',
  '#3fc4c4',
  '#f0bfae',
  '#7f97ff',
  '#e67ad2',
  '#cde84a',
] as const

/** Whoever belongs to none of the named ones. */
export const plainColour = '#9a93bb'

const stops = [
  [93, 88, 160],
  [138, 106, 176],
  [193, 122, 165],
  [238, 154, 111],
  [255, 201, 77],
] as const

/** From dim to bright, for what is counted: step 0 to `steps - 1`. */
export function rampColour(step: number, steps: number): string {
  const at = steps < 2 ? stops.length - 1 : (step / (steps - 1)) * (stops.length - 1)
  const below = stops[Math.floor(at)]!
  const above = stops[Math.ceil(at)]!
  const mix = below.map((part, channel) => Math.round(part + (above[channel]! - part) * (at % 1)))
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
