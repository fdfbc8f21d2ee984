import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { cast } from '../things/cast.ts'
import { chairShapes } from '../things/chairs.ts'
import { type Features, figure } from '../things/figure.ts'
import { cake, coffeePot, cup } from '../things/table-things.ts'

/** The porch at the end of the afternoon. Units are CSS pixels at desktop size; the wall runs off the right edge. */
export const porchSize = { width: 2400, height: 716, doorX: 406 }

const block = 64
const wallLeft = 26
const wallTop = 7
const wallBottom = 583
const doorX = porchSize.doorX
const archY = 337

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

const doorway = (halfWidth: number, bottom: number) =>
  `M${doorX - halfWidth} ${bottom}V${archY}a${halfWidth} ${halfWidth} 0 0 1 ${halfWidth * 2} 0V${bottom}Z`

/** Sun and lamp are both drawn; the paints of the hour leave one of them out. */
const light = () =>
  [
    shape(`M${wallLeft} ${wallTop}H2400V${wallBottom}H${wallLeft}Z`, 'var(--sc-sky-far)'),
    circle(doorX, 424, 420, 'var(--sc-sky-mid)'),
    circle(doorX, 424, 250, 'var(--sc-sky-near)'),
    circle(doorX, 424, 106, 'var(--sc-sun)'),
    circle(doorX, 276, 430, 'var(--sc-lamp-far)'),
    circle(doorX, 276, 250, 'var(--sc-lamp-mid)'),
    circle(doorX, 276, 196, 'var(--sc-lamp-near)'),
    circle(doorX, 276, 110, 'var(--sc-lamp-glow)'),
    shape(
      'M0 428C120 392 180 404 300 446S470 470 600 420S900 388 1040 432S1400 452 1560 410S2100 388 2400 430V600H0Z',
      'var(--sc-hill)',
    ),
    shape(
      'M0 470C90 460 170 468 250 512S520 540 640 492S860 470 1000 502S1500 520 1700 480S2200 468 2400 500V600H0Z',
      'var(--sc-hill-near)',
    ),
  ].join('')

/** Blocks that the door frame touches are whole: nobody pierces the block that carries an arch. */
const wholeBlocks = () => {
  const cells: string[] = []
  for (let y = wallBottom - block; y > 40; y -= block) {
    for (let x = wallLeft; x < 700; x += block) {
      const nearestX = Math.max(x, Math.min(doorX, x + block))
      const nearestY = Math.max(y, Math.min(archY, y + block))
      const inArch = Math.hypot(nearestX - doorX, Math.min(0, nearestY - archY)) < 186
      if (inArch) cells.push(`M${x} ${y}h${block}v${block}h-${block}Z`)
    }
  }
  return `<path d="${cells.join('')}" fill="var(--sc-wall)" stroke="var(--sc-joint)" stroke-width="1.5"/>`
}

const person = (features: Features, x: number, bottom: number, scale: number) =>
  `<g transform="translate(${(x - 32 * scale).toFixed(1)} ${(bottom - 69 * scale).toFixed(1)}) scale(${scale})"><path d="M5 68H59V92H5Z" fill="${features.shirt}"/>${figure(features)}</g>`

const family = () =>
  [
    person(cast.benedito, 366, 466, 1.74),
    person(cast.beto, 512, 502, 2.3),
    person(cast.ana, 418, 508, 2.12),
    person(cast.cida, 312, 512, 2.24),
    person(cast.nina, 464, 528, 1.66),
  ].join('')

const table = () => {
  const stripes = Array.from({ length: 8 }, (_, i) => `M${258 + i * 42} 530h11v53h-11Z`).join('')
  return [
    shape('M240 517H572V583H240Z', 'var(--sc-cloth)'),
    shape(stripes, 'var(--sc-cloth-stripe)'),
    shape('M240 516H572V530H240Z', 'var(--sc-table)'),
    `<g transform="translate(84 160) scale(.69)">${coffeePot}</g>`,
    `<g transform="translate(90 128) scale(.75)">${cake}</g>`,
    cup(466, '#2f66a6'),
    cup(524, '#b8324f'),
  ].join('')
}

const leaves =
  '<path d="M262 520C244 470 250 410 252 372C284 420 296 470 284 540Z" fill="var(--sc-blade-dark)"/><path d="M544 540C524 470 532 420 540 396C566 440 574 480 566 540Z" fill="var(--sc-blade)"/><path d="M566 540C552 500 560 450 572 420V540Z" fill="var(--sc-blade-dark)"/>'

const lamp =
  '<path d="M406 150V226" stroke="var(--sc-frame-metal)" stroke-width="3"/><circle cx="406" cy="252" r="13" fill="var(--sc-bulb)"/><path d="M370 252a36 30 0 0 1 72 0Z" fill="var(--sc-pot)"/>'

const roofTile = (x: number, paint: string) =>
  `<path d="M${x} 0h30v30h-30Z" fill="${paint}"/><path d="M${x} 47V33a15 15 0 0 1 30 0V47Z" fill="${paint}" stroke="var(--sc-roof-line)" stroke-width="1.6"/><path d="M${x + 5} 47V37a10 10 0 0 1 20 0V47Z" fill="var(--sc-roof-line)"/>`

const floor = (beamed: boolean) => {
  const spread = (x: number) => doorX + (x - doorX) * 1.62
  const rays = Array.from({ length: 96 }, (_, i) => {
    const x = -2010 + i * 64 + 22
    return `M${x} 589L${spread(x).toFixed(0)} 716`
  })
  const rows = 'M-2400 603H2600M-2400 626H2600M-2400 662H2600'
  const beam = `M${doorX - 158} 583H${doorX + 158}L${doorX + 240} 716H${doorX - 205}Z`
  return [
    shape('M-2400 589H2600V900H-2400Z', 'var(--sc-tile)'),
    `<path d="${rows}${rays.join('')}" fill="none" stroke="var(--sc-tile-joint)" stroke-width="1.5"/>`,
    shape('M6 583H2400V593H6Z', 'var(--sc-eave)'),
    beamed ? shape(beam, 'var(--sc-light)') : '',
    beamed
      ? '<path d="M241 603H576M233 626H590M220 662H612M320 583L296 716M378 583L374 716M440 583L460 716M502 583L546 716" fill="none" stroke="var(--sc-light-joint)" stroke-width="1.5"/>'
      : '',
  ].join('')
}

/** The caramel mutt, asleep on the warm tiles. */
export const dogShapes =
  '<ellipse cx="118" cy="84" rx="116" ry="8" fill="rgb(60 25 10 / .3)"/><path d="M206 74C222 72 232 58 226 44C222 40 217 44 218 50C218 58 208 60 200 62Z" fill="#a86a2c"/><path d="M58 82C52 40 92 20 132 22C176 22 212 44 210 82Z" fill="#cf8b43"/><path d="M160 82C156 58 176 46 194 52C208 58 212 70 210 82Z" fill="#b97632"/><path d="M70 82C70 74 78 71 88 71H112C122 71 126 75 126 82Z" fill="#e0a661"/><path d="M6 62C8 40 34 24 58 28C82 32 92 48 84 66C78 80 56 84 36 82C18 81 5 76 6 62Z" fill="#cf8b43"/><path d="M10 66C10 56 22 52 36 56C48 60 48 76 34 80C18 81 10 76 10 66Z" fill="#f0c48c"/><path d="M4 58C4 52 8 50 13 50S20 54 18 59S4 64 4 58Z" fill="#2a1712"/><path d="M36 48Q42 52 48 47" fill="none" stroke="#2a1712" stroke-width="2.4" stroke-linecap="round"/><path d="M60 28C78 22 94 34 92 54C80 58 64 46 60 28Z" fill="#8a5524"/>'

/** Mother-in-law's tongue in a clay pot. */
export const plantShapes =
  '<path d="M50 140C36 96 22 76 4 62C12 96 24 124 44 142Z" fill="var(--sc-blade-dark)"/><path d="M58 142C70 92 92 70 108 58C102 98 84 128 66 144Z" fill="var(--sc-blade)"/><path d="M46 142C30 90 28 50 34 26C52 62 58 100 58 142Z" fill="var(--sc-blade)"/><path d="M52 142C50 84 50 36 54 2C70 44 72 96 64 142Z" fill="var(--sc-blade-dark)"/><path d="M62 142C66 94 76 50 88 30C92 76 84 118 72 142Z" fill="var(--sc-blade-dark)"/><path d="M56 142C54 100 56 60 60 40C68 74 70 110 64 142Z" fill="var(--sc-blade)"/><path d="M20 154H96L88 214H28Z" fill="var(--sc-pot)"/><path d="M20 154H40L46 214H28Z" fill="var(--sc-pot-dark)"/><path d="M14 140H102V157H14Z" fill="var(--sc-pot)"/><path d="M14 153H102V157H14Z" fill="var(--sc-pot-dark)"/>'

const cane =
  '<path d="M602 583L624 452C627 434 648 436 646 454" fill="none" stroke="var(--sc-wood)" stroke-width="6" stroke-linecap="round"/>'

const shared = (clip: string) =>
  [
    '<defs>',
    `<pattern id="porch-wall" x="${wallLeft}" y="${wallTop}" width="${block}" height="${block}" patternUnits="userSpaceOnUse"><path fill="var(--sc-wall)" fill-rule="evenodd" d="M-.5-.5H64.5V64.5H-.5Z${modulePath('petala')}"/><path d="M0 0H64V64H0Z" fill="none" stroke="var(--sc-joint)" stroke-width="1.5"/></pattern>`,
    `<pattern id="porch-roof" width="90" height="48" patternUnits="userSpaceOnUse">${roofTile(0, 'var(--sc-roof-1)')}${roofTile(30, 'var(--sc-roof-3)')}${roofTile(60, 'var(--sc-roof-2)')}</pattern>`,
    `<clipPath id="porch-edge"><path d="M${wallLeft} 0H2400V${wallBottom}H${wallLeft}Z"/></clipPath>`,
    clip,
    '</defs>',
    `<g clip-path="url(#porch-edge)">${light()}</g>`,
    `<path d="M${wallLeft} ${wallTop}H2400V${wallBottom}H${wallLeft}Z" fill="url(#porch-wall)"/>`,
  ].join('')

const eave = shape(`M${wallLeft} 46H2400V63H${wallLeft}Z`, 'var(--sc-eave)')
const roof = '<path d="M0 0H2400V47H0Z" fill="url(#porch-roof)"/>'

/** The whole scene. A page has room for one of the two porch scenes: their pattern and clip carry fixed ids. */
export const porch = (options: SvgOptions = {}): string =>
  svg(
    `0 0 ${porchSize.width} ${porchSize.height}`,
    [
      shared(`<clipPath id="porch-door"><path d="${doorway(158, wallBottom)}"/></clipPath>`),
      wholeBlocks(),
      shape(doorway(179, wallBottom), 'var(--sc-frame)'),
      eave,
      floor(true),
      `<g clip-path="url(#porch-door)">${light()}`,
      `<path d="${doorway(158, 600)}${doorway(146, 600)}" fill="var(--sc-jamb)" fill-rule="evenodd" transform="translate(-2 0)"/>`,
      leaves,
      family(),
      lamp,
      table(),
      '</g>',
      roof,
      cane,
      `<g transform="translate(92 494) scale(.78)">${chairShapes('fio', { main: 'var(--hib-s)' })}</g>`,
      `<g transform="translate(362 610)">${dogShapes}</g>`,
      `<g transform="translate(650 448)">${plantShapes}</g>`,
    ].join(''),
    options,
  )

/** The quiet end of the same porch: nobody yet, a chair kept for you, the light coming through the wall. */
export const quietPorch = (options: SvgOptions = {}): string =>
  svg(
    `0 0 ${porchSize.width} ${porchSize.height}`,
    [
      shared(''),
      eave,
      floor(false),
      roof,
      `<g transform="translate(120 452)">${plantShapes}</g>`,
      `<g transform="translate(300 372) scale(1.3)">${chairShapes('balanco', { hat: true })}</g>`,
    ].join(''),
    options,
  )
