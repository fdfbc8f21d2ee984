import { svg } from '@varanda/design/svg'

/** Signs of the formatting bar, on the grid of the instance's icons. */
const paths = {
  heading: 'M4.5 5V19M12.5 5V19M4.5 12H12.5M16 10.8a2.3 2.3 0 1 1 4.2 1.3L16 19H20.5',
  subheading: 'M4.5 5V19M12.5 5V19M4.5 12H12.5M16.2 9.8a2.2 2.2 0 1 1 2.2 3.6a2.7 2.7 0 1 1-2.6 3.4M17.6 13.4h.8',
  bold: 'M7 4.5H12.5a3.6 3.6 0 0 1 0 7.3H7ZM7 11.8H13.4a3.8 3.8 0 0 1 0 7.7H7ZM8.2 4.5V19.5',
  italic: 'M10 4.5H17M7 19.5H14M14 4.5L10 19.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.6 6.7M14 10a4 4 0 0 0-5.7 0L5.2 13.1a4 4 0 0 0 5.7 5.7L12.4 17.3',
  bullets: 'M9 6H20M9 12H20M9 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6H20M10 12H20M10 18H20M3.8 5L5.4 4V8.5M3.8 15.9a1.4 1.4 0 1 1 2.4 1.2L3.8 20H6.4',
  quote: 'M5 17.5V13a6 6 0 0 1 4-6M5 13H9.5V17.5H5M14.5 17.5V13a6 6 0 0 1 4-6M14.5 13H19V17.5H14.5',
  divider: 'M4 12H20M8 6.5H16M8 17.5H16',
  picture: 'M4 5H20V19H4ZM4 16L9 11L13 15L15.5 12.5L20 17M15.5 9h.01',
  undo: 'M8.5 5L4 9.5L8.5 14M4 9.5H14.5a5 5 0 0 1 0 10H9',
  redo: 'M15.5 5L20 9.5L15.5 14M20 9.5H9.5a5 5 0 0 0 0 10H15',
} as const

export type ToolName = keyof typeof paths

export function toolIcon(name: ToolName): string {
  const shape = `<path d="${paths[name]}" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`
  return svg('0 0 24 24', shape, { width: 22, height: 22 })
}
