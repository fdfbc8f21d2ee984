import { type SvgOptions, svg } from './svg.ts'

const dark = '#4a2208'
const petals = [0, 72, 144, 216, 288]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 16 16)" d="M16 16C10.4 13.2 9.6 4.8 16 3.2S21.6 13.2 16 16Z" fill="var(--hib)"/>`,
  )
  .join('')
const face = '<circle cx="16" cy="16" r="12.5" fill="var(--mango-s)"/>'
const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** What one can feel about a post, on a 32 grid: a hibiscus, two faces, two who hold each other, bunting, a candle. */
const drawings = {
  love: `${petals}<circle cx="16" cy="16" r="3" fill="#8f1740"/>${line('M16.4 15.6L22.4 9.4', '#ffd15c', 2)}<circle cx="22.9" cy="8.9" r="1.8" fill="#ffd15c"/>`,
  laugh: `${face}${line('M8.6 13.4C9.4 11.4 12.2 11.4 13 13.4M19 13.4C19.8 11.4 22.6 11.4 23.4 13.4', dark, 2)}<path d="M8.5 17.4H23.5A7.5 7.5 0 0 1 8.5 17.4Z" fill="${dark}"/><path d="M12 23.3A5 5 0 0 1 20 23.3A7.5 7.5 0 0 1 12 23.3Z" fill="#e8395f"/>`,
  hug: `<circle cx="12.2" cy="9.4" r="4.8" fill="var(--leaf)"/><circle cx="21.6" cy="10.6" r="4.6" fill="var(--mango-s)"/><path d="M19 27.8V26L23 27.2A4.4 4.4 0 0 0 26 19.4L20.8 17.4C26 15.2 29.6 20 29.4 27.8Z" fill="var(--mango-s)"/><path d="M3.4 27.8C3.4 19.8 7 15.6 12.2 15.6C15.4 15.6 18 17 19.4 19.2L25.4 21.4A2.6 2.6 0 0 1 23.6 26.2L19 24.6V27.8Z" fill="var(--leaf)"/>`,
  moved: `${face}${line('M9.4 13.2H13.2M18.8 13.2H22.6', dark, 2.2)}${line('M11.4 19.8A5.4 5.4 0 0 0 18.4 20.6', dark, 2.2)}<path d="M22 16.4C24.6 19.6 25.4 21 25.4 22.4A3.4 3.4 0 0 1 18.6 22.4C18.6 21 19.4 19.6 22 16.4Z" fill="var(--tile-s)"/>`,
  cheer: `${line('M2.4 6.6C9 11.6 23 11.6 29.6 6.6', '#8a5630', 1.6)}<path d="M4.6 8.4L11.6 10.8L9 21.8L6.8 18.8L3.4 20.2Z" fill="var(--hib-s)"/><path d="M12.5 10.8H19.5V22.4L16 19.4L12.5 22.4Z" fill="var(--mango-s)"/><path d="M20.4 10.8L27.4 8.4L28.6 20.2L25.2 18.8L23 21.8Z" fill="var(--tile-s)"/>`,
  strength: `<path d="M16 2.6C19.6 6.6 20.7 8.4 20.7 10.3A4.7 4.7 0 0 1 11.3 10.3C11.3 8.4 12.4 6.6 16 2.6Z" fill="var(--mango-s)"/><path d="M16 7.6C17.6 9.6 18 10.4 18 11.2A2 2 0 0 1 14 11.2C14 10.4 14.4 9.6 16 7.6Z" fill="var(--floor-s)"/>${line('M16 13.4V16.6', dark, 1.6)}<path d="M11.5 16.6H20.5V26.4H11.5Z" fill="#e6d7ba"/><path d="M5.4 26.2H26.6A3.2 3.2 0 0 1 23.4 29.4H8.6A3.2 3.2 0 0 1 5.4 26.2Z" fill="var(--tile-s)"/>`,
} as const

export type ReactionDrawing = keyof typeof drawings

export const reaction = (name: ReactionDrawing, options: SvgOptions = {}): string =>
  svg('0 0 32 32', drawings[name], options)
