import type { Likeness } from '../portrait.ts'

const shape = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** What is below `edge`, the upper border from x = 2 to x = 62, down to the foot of the arch. */
const ground = (edge: string, colour: string) => shape(`${edge}V64a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6Z`, colour)

const petals = [0, 72, 144, 216, 288]
  .map((turn) => `<path transform="rotate(${turn} 31 38)" d="M31 38C20 32 20 15 31 14S42 32 31 38Z" fill="#e8395f"/>`)
  .join('')

/** Things in an arch, for who would rather not be a face. */
export const keepsakes = {
  hibisco: {
    back: '#1f6a45',
    shapes:
      ground('M2 50C20 44 44 62 62 52', '#184f38') +
      petals +
      dot(31, 38, 5, '#a81e48') +
      line('M31 38L43 25', '#ffd15c', 2.6) +
      dot(43.4, 24.6, 2.8, '#ffd15c'),
  },
  bule: {
    back: '#f2c15f',
    shapes:
      ground('M2 58H62', '#b8324f') +
      line('M24 17C20 13 27 10 23.6 5.6M32 15C28 11 35 8.4 31.6 4.4', '#fff5e8', 2) +
      line('M20 31C9.6 30 8.6 47 18.6 49', '#1f4f86', 4) +
      shape('M42 37L55.4 26.4L58 29L45 50Z', '#2f66a6') +
      shape('M21 28H42L46.4 61H16.6Z', '#2f66a6') +
      shape('M22.6 28C22.6 22.4 26 20.6 31.5 20.6S40.4 22.4 40.4 28Z', '#1f4f86') +
      dot(31.5, 19.4, 2.6, '#f6e2b4') +
      line('M18 53.6H45', '#8fc0e6', 2.4) +
      line('M26 33L24.4 46', '#8fc0e6', 2),
  },
  cadeira: {
    back: '#a9cbe4',
    shapes:
      ground('M2 58C22 55.4 42 55.4 62 58', '#c9573a') +
      line('M20 47L16 64M44 47L48 64M26 47L25 61M38 47L39 61', '#4a3a34', 2.6) +
      line('M21 42V22M25 42V17.6M29 42V15.6M33 42V15.4M37 42V16.8M41 42V19.4M44 42V23.4', '#2f8a6b', 2.4) +
      line('M18.6 43V27A13.4 13.4 0 0 1 45.4 27V43', '#4a3a34', 2.8) +
      shape('M17 41.6H47A4 4 0 0 1 47 49.6H17A4 4 0 0 1 17 41.6Z', '#2f8a6b') +
      line('M18.6 36C12.6 36 11.6 38 12 43M45.4 36C51.4 36 52.4 38 52 43', '#4a3a34', 2.8),
  },
  manga: {
    back: '#abceb6',
    shapes:
      ground('M2 59C22 56 42 61 62 57', '#2f8a6b') +
      shape(
        'M30 20C44 15.4 55 27 53 42C51.4 55 42 63 30.6 62.4C18 61.6 11.4 52.4 14 42C16.4 32 20 23.6 30 20Z',
        '#edb13c',
      ) +
      shape('M30 20C44 15.4 55 27 53 42C52.2 48.4 49.6 53.6 45.8 57.2C47.4 42 44 27 30 20Z', '#e0703a') +
      line('M21 35C19 39.4 18.2 43.4 19 47', '#fbe3a0', 2.8) +
      line('M31 20.4C31 16.6 32.4 13.6 35 11', '#5a3a22', 3) +
      shape('M34.4 13.4C29 6.4 19.6 7 14.6 12.6C20 18.4 29.6 18.6 34.4 13.4Z', '#3f8a3f') +
      line('M32 13.2C26.6 11.8 21.6 11.8 17 12.8', '#2a6630', 1.2),
  },
  papagaio: {
    back: '#f4dcb0',
    shapes:
      line('M4 57C24 53.6 44 58.4 60 54.6', '#7a4a26', 5) +
      shape('M27 50L21.6 69.4H31L36 52Z', '#1f6650') +
      shape(
        'M21 30C21 18 28 11.4 37 11.8C46 12.2 51 19 49.4 27.6C48 36 46.4 45 40.6 54.4H27.4C22.6 47 21 39 21 30Z',
        '#3f9a4a',
      ) +
      shape('M22 31C30 31.4 34.4 40 32 54.4H27.4C22.8 47 21.4 39 22 31Z', '#2a7a44') +
      shape('M35 11.8C43 10.6 49.6 16 50 22.8C45 18.4 40 16.4 33 16.4Z', '#f2c12f') +
      shape('M49.2 21.4C56 21.4 58.6 27 55 33.4C52 32 49 29.4 48 26Z', '#4a4038') +
      dot(42.6, 23, 4, '#fff5e8') +
      dot(43.2, 23, 1.9, '#1f1410') +
      line('M33 57V53M38.4 57V53', '#c98a2b', 2.6),
  },
  caramelo: {
    back: '#cfe3c8',
    shapes:
      shape('M13 70C13 57 20 49 32 49S51 57 51 70Z', '#c98a4a') +
      shape('M24.4 70C25 60 28 55.4 32 55.4S39 60 39.6 70Z', '#f0d9b4') +
      shape('M18.6 24C11.6 19 8 25 9.4 33C10.4 38.8 14 41.4 17.8 39Z', '#8f5a2a') +
      shape('M45.4 24C52.4 19 56 25 54.6 33C53.6 38.8 50 41.4 46.2 39Z', '#8f5a2a') +
      shape(
        'M32 16.6C42 16.6 47.4 23 47.4 33C47.4 45 41 53.4 32 53.4S16.6 45 16.6 33C16.6 23 22 16.6 32 16.6Z',
        '#d79a55',
      ) +
      shape(
        'M32 36C39 36 42 40.4 41.4 45.4C40.8 50.6 37 53.4 32 53.4S23.2 50.6 22.6 45.4C22 40.4 25 36 32 36Z',
        '#f3dfbd',
      ) +
      shape('M27.6 38.4C29 36.6 35 36.6 36.4 38.4C37 40.6 34.4 42.8 32 42.8S27 40.6 27.6 38.4Z', '#2b1c16') +
      line('M32 42.8V45.6M26.8 45.2C28 48.4 31 48 32 45.6C33 48 36 48.4 37.2 45.2', '#2b1c16', 1.6) +
      shape('M29.8 48.2H34.2C34.2 52.2 33.4 53.6 32 53.6S29.8 52.2 29.8 48.2Z', '#e0697a') +
      dot(25.6, 31, 2.4, '#2b1c16') +
      dot(38.4, 31, 2.4, '#2b1c16') +
      dot(26.4, 30.2, 0.8, '#fff') +
      dot(39.2, 30.2, 0.8, '#fff') +
      line('M20.6 57.6C26 62.6 38 62.6 43.4 57.6', '#b8324f', 3),
  },
  violao: {
    back: '#ef9a5c',
    shapes:
      ground('M2 60C22 57 42 62 62 58', '#7a3424') +
      '<g transform="rotate(28 32 40)">' +
      shape('M30 8H35V36H30Z', '#3a2018') +
      shape('M28.6 2.4H36.4L35.6 10H29.4Z', '#5a2c1a') +
      shape(
        'M32.5 29C38.6 29 42.4 32.4 41.6 37C41 40.4 42 41.6 44 44.4C48.4 50.8 46 62 32.5 62S16.6 50.8 21 44.4C23 41.6 24 40.4 23.4 37C22.6 32.4 26.4 29 32.5 29Z',
        '#c97a2f',
      ) +
      shape(
        'M32.5 31C37.4 31 40.2 33.6 39.6 37.2C39 41 40.4 42.8 42.2 45.6C45.4 51 43.2 59.8 32.5 59.8S19.6 51 22.8 45.6C24.6 42.8 26 41 25.4 37.2C24.8 33.6 27.6 31 32.5 31Z',
        '#e8b25c',
      ) +
      shape('M30.4 24H34.6V40H30.4Z', '#3a2018') +
      dot(32.5, 43, 4.6, '#3a2018') +
      shape('M27.6 53H37.4V55.4H27.6Z', '#5a2c1a') +
      line('M31.4 6V53.6M33.6 6V53.6', '#f6e8cc', 0.6) +
      '</g>',
  },
  lua: {
    back: '#2a2a5c',
    shapes:
      dot(14, 27, 1, '#f6e8cc') +
      dot(50, 22, 1.1, '#f6e8cc') +
      dot(47, 36, 0.8, '#f6e8cc') +
      dot(18, 40, 0.8, '#f6e8cc') +
      dot(32, 27, 12.4, '#ffe9a8') +
      dot(28, 24, 2.4, '#f0d080') +
      dot(36, 30.6, 1.8, '#f0d080') +
      dot(34.6, 21.4, 1.2, '#f0d080') +
      ground('M2 49.6C12 47.6 22 51.6 32 49.6S52 47.6 62 49.6', '#1f5a86') +
      ground('M2 59C12 56.6 22 61 32 59S52 56.6 62 59', '#16456b') +
      line('M25 53.6H39M28 57.4H36M22 63.6H42', '#ffe9a8', 1.5),
  },
} as const satisfies Record<string, Likeness>
