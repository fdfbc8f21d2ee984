/** Colours as #rrggbb. The house's materials, in the strength that pictures want. */
export const paint = {
  ink: '#1d1838',
  dusk: '#2b2654',
  night: '#171636',
  cal: '#fdf8ea',
  cream: '#f7e6c4',
  mango: '#ffb53d',
  amber: '#e8922a',
  terracotta: '#b94a2a',
  brick: '#8c331f',
  leaf: '#1f6a43',
  forest: '#12432f',
  lime: '#9cb84a',
  tile: '#8fb9dd',
  blue: '#2f66a6',
  teal: '#2b7f7c',
  hibiscus: '#c92c50',
  rose: '#f0a2a4',
  caramel: '#cf8b43',
  wood: '#9a5f35',
  coffee: '#3a1d14',
} as const

const parts = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))

/** A colour on the way from one to another; 0 is the first. */
export function mix(from: string, to: string, way: number): string {
  const target = parts(to)
  const mixed = parts(from).map((part, i) => Math.round(part + (target[i]! - part) * way))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Shade is blue here and light is warm, as on a porch in the afternoon. */
export const darker = (colour: string, by: number) => mix(colour, paint.dusk, by)
export const lighter = (colour: string, by: number) => mix(colour, '#fff3cf', by)

/** Five flat tones of one colour, from its shade to its light. */
export function tones(colour: string, depth = 1): string[] {
  return [
    darker(colour, 0.52 * depth),
    darker(colour, 0.3 * depth),
    colour,
    lighter(colour, 0.24 * depth),
    lighter(colour, 0.52 * depth),
  ]
}
