/** Head and shoulders, flat, in the 64×72 space of a portrait. All shapes stay inside the arch. */
export type Features = {
  skin: 'clara' | 'rosada' | 'trigo' | 'oliva' | 'canela' | 'castanha' | 'ebano' | 'noite'
  hair: Hair
  hairColour: string
  /** Colours of a hat or cap, for who wears another one than the usual straw or green. */
  hat?: { crown: string; brim: string }
  beard: 'nenhuma' | 'cheia' | 'bigode' | 'rala'
  glasses: 'nenhum' | 'redondo' | 'quadrado'
  eyes: 'abertos' | 'rindo' | 'calmos' | 'cansados'
  mouth: 'sorriso' | 'meio' | 'serio' | 'riso' | 'dentes' | 'boca-aberta'
  old: boolean
  shirt: string
  pattern: 'liso' | 'bolinhas' | 'listras' | 'gola'
  back: string
}

export type Hair =
  | 'coque'
  | 'rabo'
  | 'crespo'
  | 'raspado'
  | 'longo'
  | 'cachos'
  | 'afro'
  | 'curto'
  | 'maria-chiquinha'
  | 'trancas'
  | 'chanel'
  | 'careca'
  | 'ondas'
  | 'dreads'
  | 'coroa'
  | 'lenco'
  | 'chapeu'
  | 'bone'

type Tone = { base: string; shade: string; lip: string }

const tones: Record<Features['skin'], Tone> = {
  clara: { base: '#f8d9c3', shade: '#e5b396', lip: '#b5534b' },
  rosada: { base: '#f0c09f', shade: '#d99a78', lip: '#a8483f' },
  trigo: { base: '#e2ad80', shade: '#c48a5c', lip: '#96403a' },
  oliva: { base: '#cd9768', shade: '#ab764a', lip: '#843533' },
  canela: { base: '#b2764a', shade: '#8c5733', lip: '#6f2a2c' },
  castanha: { base: '#8f5838', shade: '#6b3e25', lip: '#521d20' },
  ebano: { base: '#714530', shade: '#51301f', lip: '#3a1517' },
  noite: { base: '#5c3828', shade: '#412518', lip: '#2c1010' },
}

/** The colour of somebody's hands. */
export const skinOf = (f: Features): string => tones[f.skin].base

const lineColour = '#1f1410'

const fill = (d: string, colour: string, extra = '') => `<path d="${d}" fill="${colour}"${extra}/>`
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dots = (points: readonly (readonly [number, number, number])[], colour: string) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('')

const cap = 'M18.6 32C17.8 22.4 23.4 16 32 16S46.2 22.4 45.4 32C43.2 26.6 39 23.4 32 23.2C25 23.4 20.8 26.6 18.6 32Z'
const crop =
  'M18.7 32C17.2 21.8 23 15.6 32 15.6S46.8 21.8 45.3 32C44.6 28.4 43.6 26.2 42 24.6C36.4 25.8 27.6 25.8 22 24.6C20.4 26.2 19.4 28.4 18.7 32Z'

const braid = (x: number, colour: string) =>
  [38, 43, 48, 53, 57.4]
    .map((y, i) => `<ellipse cx="${x}" cy="${y}" rx="${3.6 - i * 0.3}" ry="3" fill="${colour}"/>`)
    .join('')

/** What is behind the shoulders, and what falls over the forehead. */
const hairOf = (f: Features): { behind: string; over: string } => {
  const c = f.hairColour
  switch (f.hair) {
    case 'coque':
      return {
        behind: dots([[32, 12, 6.4]], c),
        over:
          fill(
            'M18.5 33C17.4 22.6 23 15.8 32 15.8S46.6 22.6 45.5 33C44 27.8 41.6 24.4 38 22.8C34 24.8 29.4 24.8 25.8 22.9C22.4 24.6 20 28 18.5 33Z',
            c,
          ) + stroke('M28 12.6Q32 9.2 36 12.6', 'rgb(0 0 0 / .14)', 1),
      }
    case 'rabo':
      return {
        behind: fill(
          'M42 16C52 15 56 25 53.6 36C52.6 43 54.4 47 51.4 52C46.6 48.6 45 42 45.6 36C46 29 45.6 22 42 16Z',
          c,
        ),
        over:
          fill(
            'M18.5 33C17.2 22.4 23 15.6 32 15.6S46.8 22.4 45.5 33C44.6 27.4 41 23 34.6 21.4C28.4 22.2 21.4 25.4 18.5 33Z',
            c,
          ) + dots([[44, 18.4, 2]], '#e5534b'),
      }
    case 'crespo': {
      const rim = [180, 206, 232, 258, 282, 308, 334, 360].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        return [Math.round(32 + 13.4 * Math.cos(angle)), Math.round(26.6 + 11.8 * Math.sin(angle)), 4.2] as const
      })
      return { behind: dots([[32, 25, 13.6], ...rim], c), over: fill(cap, c) }
    }
    case 'raspado':
      return { behind: '', over: fill(crop, c, ' opacity=".72"') }
    case 'longo':
      return {
        behind: fill(
          'M17.4 60C14.4 49 14.6 38 16 30C17.8 20.4 24 14.2 32 14.2S46.2 20.4 48 30C49.4 38 49.6 49 46.6 60Z',
          c,
        ),
        over: fill(
          'M18.3 35C16.8 23.6 23 15.6 32 15.6S47.2 23.6 45.7 35C44.6 29 41.6 24.4 36.2 21.2C32.4 26.6 24.4 28 18.3 35Z',
          c,
        ),
      }
    case 'cachos': {
      const ring = [
        [18.4, 25, 6],
        [24, 18.6, 6.2],
        [32, 16, 6.6],
        [40, 18.6, 6.2],
        [45.6, 25, 6],
        [48, 32.6, 5.4],
        [47.8, 40, 5.2],
        [46, 46.4, 4.4],
        [16, 32.6, 5.4],
        [16.2, 40, 5.2],
        [18, 46.4, 4.4],
      ] as const
      return {
        behind: dots(ring, c),
        over: dots(
          [
            [22.4, 23.4, 4.2],
            [28.4, 20.8, 4.6],
            [35.4, 20.6, 4.6],
            [41.4, 23.2, 4.2],
          ],
          c,
        ),
      }
    }
    case 'afro':
      return {
        behind: dots(
          [
            [32, 27, 19],
            [17.5, 34, 6],
            [46.5, 34, 6],
          ],
          c,
        ),
        over: fill(cap, c),
      }
    case 'maria-chiquinha':
      return {
        behind: dots(
          [
            [14.6, 21, 7.6],
            [49.4, 21, 7.6],
          ],
          c,
        ),
        over:
          fill(cap, c) +
          dots(
            [
              [20, 22.4, 1.7],
              [44, 22.4, 1.7],
            ],
            '#ffb437',
          ) +
          stroke('M32 16.4V23', 'rgb(255 255 255 / .25)', 0.9),
      }
    case 'trancas':
      return {
        behind: '',
        over:
          fill(cap, c) +
          braid(17.2, c) +
          braid(46.8, c) +
          dots(
            [
              [17.2, 60, 1.5],
              [46.8, 60, 1.5],
            ],
            '#d12557',
          ),
      }
    case 'chanel':
      return {
        behind: fill(
          'M17.6 48.4C13.6 34 15.8 14.6 32 14.6S50.4 34 46.4 48.4C44 49.6 41 49.2 39.6 48H24.4C23 49.2 20 49.6 17.6 48.4Z',
          c,
        ),
        over: fill(
          'M18.6 34C17.4 22.4 23.6 15.8 32 15.8S46.6 22.4 45.4 34C45 31.4 44.6 29.8 44 28.4C37 30 27 30 20 28.4C19.4 29.8 19 31.4 18.6 34Z',
          c,
        ),
      }
    case 'ondas':
      return {
        behind: fill(
          'M18 56C12.6 54.6 13.2 49.4 15 46.4C11.8 42.8 13.2 38 15.6 35.6C13.8 23 22 14 32 14S50.2 23 48.4 35.6C50.8 38 52.2 42.8 49 46.4C50.8 49.4 51.4 54.6 46 56Z',
          c,
        ),
        over: fill(
          'M18.4 34.6C16.6 23 23 15.6 32 15.6S47.4 23 45.6 34.6C44.8 30 43 26.6 39.6 23.6C34.4 27 24 25 18.4 34.6Z',
          c,
        ),
      }
    case 'dreads': {
      const locks = [16.6, 20.4, 43.6, 47.4].map((x, i) =>
        stroke(`M${x} 28Q${x + (i < 2 ? -2 : 2)} 42 ${x} ${i % 3 ? 56 : 52}`, c, 4.4),
      )
      const over = [21.5, 26.8, 32, 37.2, 42.5].map((x) => stroke(`M32 17.4Q${(x + 32) / 2} 17.4 ${x} 23.6`, c, 5))
      return { behind: dots([[32, 26, 14]], c) + locks.join(''), over: over.join('') }
    }
    case 'coroa':
      return {
        behind: '',
        over: fill(
          'M18.6 37C15 33.6 15.4 26.6 19.8 23.6C20.6 28 20.4 32.6 19.6 37ZM45.4 37C49 33.6 48.6 26.6 44.2 23.6C43.4 28 43.6 32.6 44.4 37Z',
          c,
        ),
      }
    case 'careca':
      return { behind: '', over: stroke('M36.4 20.6Q40 22 41.6 25.2', 'rgb(255 255 255 / .35)', 1.6) }
    case 'lenco':
      return {
        behind: fill(
          'M32 12.4C19.6 12.4 13.8 22 14.2 34C14.5 44 16.6 51 18.4 58H45.6C47.4 51 49.5 44 49.8 34C50.2 22 44.4 12.4 32 12.4Z',
          c,
        ),
        over: fill(
          'M32 13.4C20.6 13.4 15.6 22.4 16 33.6C16.4 45 22 54.6 32 57.4C42 54.6 47.6 45 48 33.6C48.4 22.4 43.4 13.4 32 13.4ZM32 20.6C39 20.6 43 26 43 33.8C43 42.6 38.6 49.4 32 49.4S21 42.6 21 33.8C21 26 25 20.6 32 20.6Z',
          c,
          ' fill-rule="evenodd"',
        ),
      }
    case 'chapeu':
      return {
        behind: '',
        over:
          fill(crop, c) +
          fill('M21 22C20.6 12 24 8.4 32 8.4S43.4 12 43 22Z', f.hat?.crown ?? '#ecd9a6') +
          fill('M20.9 18.4H43.1V22.4H20.9Z', '#2f5f97') +
          fill(
            'M9.4 23.6C16 20.6 24 20.4 32 20.4S48 20.6 54.6 23.6C50 26.8 42 27 32 27S14 26.8 9.4 23.6Z',
            f.hat?.brim ?? '#f4e6bd',
          ),
      }
    case 'bone':
      return {
        behind: '',
        over:
          fill(crop, c) +
          fill(
            'M17.8 27C17.2 18 23.4 12.8 32 12.8S46.8 18 46.2 27C37 24.8 27 24.8 17.8 27Z',
            f.hat?.crown ?? '#2f8a6b',
          ) +
          fill(
            'M17.6 27.2C27 24.6 37 24.6 46.4 27.2C48.6 28 50.4 29.4 50.8 31.2C40 28.4 28 28 17.6 27.2Z',
            f.hat?.brim ?? '#1f6650',
          ),
      }
    case 'curto':
      return { behind: '', over: fill(crop, c) }
  }
}

const bothSides = (draw: (mirror: (x: number) => number) => string) => draw((x) => x) + draw((x) => 64 - x)

const eyesOf = (f: Features, tone: Tone): string => {
  const brow = bothSides((m) =>
    stroke(`M${m(23.6)} 28.9Q${m(26.4)} 27.1 ${m(29.2)} 28.5`, f.old ? tone.shade : lineColour, 1.3),
  )
  switch (f.eyes) {
    case 'rindo':
      return brow + bothSides((m) => stroke(`M${m(24)} 34.3Q${m(26.6)} 31 ${m(29.2)} 34.3`, lineColour, 1.7))
    case 'calmos':
      return brow + bothSides((m) => stroke(`M${m(24.2)} 33Q${m(26.6)} 35.2 ${m(29)} 33`, lineColour, 1.6))
    case 'cansados':
      return (
        brow +
        bothSides(
          (m) =>
            dots([[m(26.6), 33.8, 1.6]], lineColour) +
            stroke(`M${m(24)} 32.4Q${m(26.6)} 31.6 ${m(29)} 32.4`, tone.shade, 1.3) +
            stroke(`M${m(24.8)} 36.8Q${m(26.6)} 37.6 ${m(28.4)} 36.8`, tone.shade, 0.9),
        )
      )
    case 'abertos':
      return (
        brow +
        bothSides((m) => dots([[m(26.6), 33.4, 1.8]], lineColour)) +
        dots(
          [
            [27.2, 32.8, 0.55],
            [38, 32.8, 0.55],
          ],
          '#fff',
        )
      )
  }
}

const mouthOf = (f: Features, tone: Tone): string => {
  const line = f.beard === 'cheia' ? '#e2978b' : tone.lip
  const laugh = fill('M26 41.2H38C38 45.4 35.4 47.6 32 47.6S26 45.4 26 41.2Z', '#6d1f2c')
  switch (f.mouth) {
    case 'sorriso':
      return stroke('M27 42.2Q32 46.4 37 42.2', line, 1.7)
    case 'meio':
      return stroke('M28.2 43.4Q33 44.8 36.2 42', line, 1.7)
    case 'serio':
      return stroke('M28.6 43.4H35.4', line, 1.7)
    case 'riso':
      return (
        laugh +
        fill('M28.6 46.4C29.6 44.8 34.4 44.8 35.4 46.4C34.4 47.3 33.3 47.6 32 47.6S29.6 47.3 28.6 46.4Z', '#e27a78')
      )
    case 'dentes':
      return laugh + fill('M26.2 41.2H37.8L37.4 43.4H26.6Z', '#fff')
    case 'boca-aberta':
      return `<ellipse cx="32" cy="43.8" rx="2.3" ry="2.7" fill="#6d1f2c"/>`
  }
}

const fullBeard =
  'M18.9 34.6C19.6 37.6 21 39.4 23.2 39.6C26 38.6 28.6 38.2 32 38.2S38 38.6 40.8 39.6C43 39.4 44.4 37.6 45.1 34.6C45.6 44.6 40.6 52.2 32 52.2S18.4 44.6 18.9 34.6Z'

const beardOf = (f: Features): string => {
  switch (f.beard) {
    case 'cheia':
      return fill(fullBeard, f.hairColour)
    case 'rala':
      return fill(fullBeard, f.hairColour, ' opacity=".26"')
    case 'bigode':
      return fill(
        'M25.2 41.4C26.6 38.8 29.6 38 32 39.4C34.4 38 37.4 38.8 38.8 41.4C36.6 42 34 41.8 32 40.8C30 41.8 27.4 42 25.2 41.4Z',
        f.hairColour,
      )
    case 'nenhuma':
      return ''
  }
}

const glassesOf = (f: Features): string => {
  const frame = '#2b2346'
  const bridge = stroke('M31 33.4Q32 32.4 33 33.4M21.4 32.8L18.6 32.2M42.6 32.8L45.4 32.2', frame, 1.3)
  if (f.glasses === 'redondo') {
    const lens = (x: number) =>
      `<circle cx="${x}" cy="33.6" r="4.9" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="1.4"/>`
    return lens(26.1) + lens(37.9) + bridge
  }
  if (f.glasses === 'quadrado') {
    const lens = (x: number) =>
      `<rect x="${x}" y="29.6" width="9.6" height="7.8" rx="2" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="1.5"/>`
    return lens(21.4) + lens(33) + bridge
  }
  return ''
}

const shirtShape =
  'M4.6 68.9C5.4 58.6 15.6 54.6 26 53.2C27 56.4 29 58 32 58S37 56.4 38 53.2C48.4 54.6 58.6 58.6 59.4 68.9L56 70H8Z'

const shirtOf = (f: Features): string => {
  const pattern = {
    liso: '',
    bolinhas: dots(
      [
        [13, 62, 1.5],
        [20, 59, 1.5],
        [18, 66.4, 1.5],
        [26, 62.6, 1.5],
        [33, 66, 1.5],
        [39, 61.6, 1.5],
        [45, 66.2, 1.5],
        [47, 59, 1.5],
        [53, 63, 1.5],
      ],
      '#fff5e8',
    ),
    listras: fill(
      'M7.6 62.4C9 60.6 11 59 13.4 57.8H50.6C53 59 55 60.6 56.4 62.4ZM5 66.4H59L59.4 68.9L56 70H8L4.6 68.9Z',
      '#fff5e8',
      ' opacity=".85"',
    ),
    gola: fill(
      'M26 53.2L23.4 58.4L29.6 62L32 58.4L34.4 62L40.6 58.4L38 53.2C37 56.4 35 58 32 58S27 56.4 26 53.2Z',
      '#fff5e8',
    ),
  }
  return fill(shirtShape, f.shirt) + pattern[f.pattern]
}

const wrinkles = (tone: Tone) =>
  stroke(
    'M21.6 37.4L20.4 38.6M42.4 37.4L43.6 38.6M28.4 25.4Q32 24.6 35.6 25.4M24.8 40Q23.8 42.2 24.8 44.4M39.2 40Q40.2 42.2 39.2 44.4',
    tone.shade,
    0.9,
  )

/** The shapes of one person, without a ground. */
export const figure = (f: Features): string => {
  const tone = tones[f.skin]
  const hair = hairOf(f)
  const blush = bothSides((m) => `<ellipse cx="${m(23.4)}" cy="38.8" rx="2.6" ry="1.7" fill="#e5534b" opacity=".2"/>`)
  return [
    hair.behind,
    fill('M26.4 44H37.6V53.4C37.6 56.6 35.2 59 32 59S26.4 56.6 26.4 53.4Z', tone.shade),
    shirtOf(f),
    dots(
      [
        [18.6, 34.8, 3],
        [45.4, 34.8, 3],
      ],
      tone.base,
    ),
    dots(
      [
        [18.4, 35, 1.3],
        [45.6, 35, 1.3],
      ],
      tone.shade,
    ),
    fill(
      'M32 17.4C40 17.4 45.3 23 45.3 31.8C45.3 42 40 50.2 32 50.2S18.7 42 18.7 31.8C18.7 23 24 17.4 32 17.4Z',
      tone.base,
    ),
    blush,
    beardOf(f),
    f.old ? wrinkles(tone) : '',
    eyesOf(f, tone),
    stroke('M32.2 34.4C33.2 36.4 33.8 37.6 33.4 38.4C33.2 38.9 32.4 39 31.4 38.9', tone.shade, 1.2),
    mouthOf(f, tone),
    hair.over,
    glassesOf(f),
  ].join('')
}
