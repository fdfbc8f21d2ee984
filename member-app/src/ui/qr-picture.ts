import { svg } from '@varanda/design/svg'
import encodeQR from 'qr'

/** Quiet zone in modules, as the QR standard asks. */
const quiet = 4
const finder = 7

const inFinder = (x: number, y: number, side: number) =>
  (x < finder && (y < finder || y >= side - finder)) || (y < finder && x >= side - finder)

const finderAt = (x: number, y: number) => `M${x} ${y}h7v7h-7ZM${x + 1} ${y + 1}v5h5v-5ZM${x + 2} ${y + 2}h3v3h-3Z`

/** A QR code of dots, dark on white at every hour, for cameras rather than for taste. Say beside it what it is. */
export function qrPicture(text: string): string {
  // The library insists on a border; ours is drawn below.
  const rows: boolean[][] = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const side = rows.length
  const dots = rows.flatMap((row, y) =>
    row.flatMap((dark, x) =>
      dark && !inFinder(x, y, side) ? [`M${x + 0.04} ${y + 0.5}a.46.46 0 1 0 .92 0a.46.46 0 1 0-.92 0Z`] : [],
    ),
  )
  const finders = finderAt(0, 0) + finderAt(side - finder, 0) + finderAt(0, side - finder)
  const size = side + quiet * 2
  return svg(
    `${-quiet} ${-quiet} ${size} ${size}`,
    `<path d="M${-quiet} ${-quiet}H${side + quiet}V${side + quiet}H${-quiet}Z" fill="#fff"/><path d="${finders}${dots.join('')}" fill="#17122e" fill-rule="evenodd"/>`,
    { className: 'qr' },
  )
}
