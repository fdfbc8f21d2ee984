import { likeness } from '../scenes/gallery.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { type Chair, chairShapes, chairSize } from './chairs.ts'

/** One of a member's five seats: free, kept for a named guest, or taken by a person (see `likeness`). */
export type Seat =
  | { state: 'free' }
  | { state: 'reserved' }
  | { state: 'taken'; personId: string; drawing?: string | undefined }

/** The chair that stands at each of the five places. */
export const seatChairs: readonly Chair[] = ['fio', 'monobloco', 'balanco', 'banco', 'rede']

const arch = 'M18 104V54a34 34 0 0 1 68 0V104Z'

const chairInArch = (chair: Chair, hat: boolean) => {
  const { width, height } = chairSize(chair)
  const scale = Math.min(58 / width, 58 / height)
  return `<g transform="translate(${(52 - (width * scale) / 2).toFixed(2)} ${(103 - height * scale).toFixed(2)}) scale(${scale.toFixed(4)})">${chairShapes(chair, { hat })}</g>`
}

/** A seat as a block with an arch in it. Write the name, or "free", beside it. */
export const seatPicture = (seat: Seat, index: number, options: SvgOptions = {}): string => {
  const chair = seatChairs[index % seatChairs.length] as Chair
  const wall =
    '<path d="M0 0H104V108H0Z" fill="var(--seat-wall, var(--cal))"/><path d="M0 108H104V112H0Z" fill="var(--seat-edge, var(--line))"/>'
  if (seat.state === 'taken') {
    const person = likeness(seat.drawing, seat.personId)
    return svg(
      '0 0 104 112',
      `${wall}<path class="seat-light" d="${arch}" fill="${person.back}"/><g transform="translate(17.12 24.9) scale(1.09 1.13)">${person.shapes}</g>`,
      options,
    )
  }
  const ground = seat.state === 'reserved' ? 'var(--mango)' : 'var(--shade-3)'
  return svg(
    '0 0 104 112',
    `${wall}<path d="${arch}" fill="${ground}"/>${chairInArch(chair, seat.state === 'reserved')}`,
    options,
  )
}
