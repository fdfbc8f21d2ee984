import { fill, group, leaf, line, many, outline, oval, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Canvas, Scene } from '../scene.ts'
import { face, type Vec, type View, viewOf } from '../solid.ts'

/** The caramel mutt asleep on her side, in a box of 1040 by 480; the light comes from the left and above. */
function sleepingDog(dice: Dice, coat: string = paint.caramel): string {
  const body =
    'M300 392C286 262 400 168 590 160C790 152 930 246 944 372C950 430 880 448 800 448H420C350 448 306 432 300 392Z'
  const haunch = 'M690 442C640 330 720 246 820 262C910 276 960 350 944 408C932 446 880 452 800 450Z'
  const head = 'M96 352C98 290 160 262 214 244C292 220 376 252 392 330C402 392 350 436 268 442C176 448 92 424 96 352Z'
  const muzzle = 'M84 378C84 342 130 326 180 340C226 354 236 412 196 432C150 448 86 430 84 378Z'
  const ear = 'M300 232C372 212 436 282 424 388C370 420 300 340 286 262C284 246 290 236 300 232Z'
  const [shade, dim, light, pale] = [darker(coat, 0.36), darker(coat, 0.18), lighter(coat, 0.26), lighter(coat, 0.55)]
  const fur = (x0: number, y0: number, x1: number, y1: number, count: number) =>
    many(count, () => {
      const [x, y] = [dice.between(x0, x1), dice.between(y0, y1)]
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dice.between(10, 18))} ${Math.round(dice.between(2, 8))} ${Math.round(dice.between(20, 32))} ${Math.round(dice.between(10, 18))}`
    })
  return [
    line('M930 372C1000 352 1040 410 1000 440C960 466 890 462 820 456', shade, 46),
    line('M930 366C994 350 1028 404 992 430C954 454 890 452 820 446', coat, 34),
    fill(body, shade),
    within(
      body,
      fill(
        'M280 380C290 250 410 150 590 146C780 140 900 220 920 350C820 300 700 400 560 396C440 394 360 370 280 380Z',
        dim,
      ) +
        fill(
          'M300 350C310 250 410 150 590 146C770 140 880 210 905 316C800 268 690 350 560 350C450 350 370 330 300 350Z',
          coat,
        ) +
        fill(
          'M380 240C440 160 560 140 660 156C780 170 850 220 870 256C760 226 660 250 560 256C480 260 430 246 380 240Z',
          light,
        ) +
        line(fur(380, 190, 880, 380, 60), dim, 5, 0.75) +
        line(fur(420, 170, 800, 250, 26), pale, 5, 0.8),
    ),
    fill(haunch, dim),
    within(
      haunch,
      fill('M700 400C670 320 730 256 820 268C890 280 930 330 930 380C860 330 780 320 700 400Z', coat) +
        fill('M730 330C750 274 830 262 890 318C840 300 790 300 730 330Z', light) +
        line(fur(720, 300, 900, 420, 22), shade, 5, 0.6),
    ),
    line('M700 448H560', dim, 50) +
      line('M700 442H566', coat, 36) +
      fill(oval(556, 440, 44, 27), light) +
      line('M528 434v14M546 430v18', shade, 4),
    line('M440 400C380 440 320 452 230 452', dim, 56) + line('M440 392C380 432 320 444 236 444', light, 38),
    fill(oval(216, 446, 54, 29), pale) + line('M186 438v18M206 434v22', shade, 4),
    fill(head, dim),
    within(
      head,
      fill('M80 340C100 270 190 226 270 232C350 238 392 290 384 330C330 290 200 300 80 400Z', coat) +
        fill('M130 300C170 258 250 240 310 252C260 264 190 280 130 300Z', light) +
        line(fur(200, 270, 360, 420, 22), shade, 4, 0.5),
    ),
    fill(muzzle, light),
    within(muzzle, fill('M70 330H200C190 350 120 352 76 380Z', pale)),
    line('M96 398C130 418 170 414 196 392', shade, 5),
    fill('M70 360C68 340 92 330 114 338C128 346 124 370 104 380C84 386 70 378 70 360Z', '#2a1712') +
      fill(oval(94, 348, 11, 5), '#8a6a62'),
    line('M196 322C214 338 240 338 256 320', '#3a2015', 7) + line('M200 300q20 -10 44 -2', shade, 5, 0.7),
    fill(ear, darker(coat, 0.46)),
    within(ear, fill('M300 232C350 226 400 280 396 350C350 330 320 280 300 232Z', darker(coat, 0.28))),
  ].join('')
}

/** The floor as far as the wall, which starts at `wallZ`. */
function floor(view: View, dice: Dice, colour: string, joint: string, side = 1, hexagons = false): string {
  const tones: Record<string, string> = {}
  const put = (tone: string, d: string) => {
    tones[tone] = (tones[tone] ?? '') + d
  }
  for (let i = -9; i < 9; i++)
    for (let k = -6; k < 8; k++) {
      const tone = dice.pick([darker(colour, 0.1), lighter(colour, 0.1), mix(colour, '#7a2414', 0.3), colour])
      const [x, z] = [i * side, k * side]
      if (!hexagons)
        put(
          tone,
          face(view, [
            [x, 0, z],
            [x + side, 0, z],
            [x + side, 0, z + side],
            [x, 0, z + side],
          ]),
        )
      else {
        const [cx, cz] = [x * 0.87 + (k % 2 ? side * 0.433 : 0), z * 0.75]
        put(
          tone,
          face(
            view,
            [30, 90, 150, 210, 270, 330].map(
              (degrees): Vec => [
                cx + Math.cos((degrees * Math.PI) / 180) * side * 0.48,
                0,
                cz + Math.sin((degrees * Math.PI) / 180) * side * 0.48,
              ],
            ),
          ),
        )
      }
    }
  const lines = hexagons
    ? ''
    : many(18, (i) => outline([view.at([(i - 9) * side, 0, -6]), view.at([(i - 9) * side, 0, 8])], false)) +
      many(14, (k) => outline([view.at([-9, 0, (k - 6) * side]), view.at([9, 0, (k - 6) * side])], false))
  const gloss = many(40, () => {
    const [x, z] = [dice.between(-6, 6), dice.between(-3, 4)]
    return outline([view.at([x, 0, z]), view.at([x + dice.between(0.15, 0.4), 0, z + 0.02])], false)
  })
  return (
    fill(
      face(view, [
        [-12, 0, -8],
        [12, 0, -8],
        [12, 0, 9],
        [-12, 0, 9],
      ]),
      joint,
    ) +
    Object.entries(tones)
      .map(([tone, d]) => fill(d, tone))
      .join('') +
    line(lines, joint, 4) +
    line(gloss, lighter(colour, 0.5), 4, 0.5)
  )
}

/** Little leaves of sun on the floor, in rows. */
function leavesOfLight(view: View, x: number, z: number, columns: number, rows: number): string {
  let d = ''
  for (let i = 0; i < columns; i++)
    for (let k = 0; k < rows; k++)
      for (const [a, b] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const [cx, cz] = [x + i * 0.95 + k * 0.4, z + k * 0.8]
        const [from, to] = [view.at([cx, 0, cz]), view.at([cx + a * 0.42 + b * 0.14, 0, cz + b * 0.34])]
        d += leaf(from, to, 20)
      }
  return d
}

const under = (d: string, colour: string) => fill(d, colour, 0.5)
const dogShadow =
  'M120 470C100 440 300 400 620 420C900 410 1120 420 1110 466C1080 500 700 496 500 496C300 500 140 500 120 470Z'

function lying(canvas: Canvas, x: number, y: number, scale: number, shade: string, coat?: string): string {
  return group(`translate(${x} ${y}) scale(${scale})`, under(dogShadow, shade) + sleepingDog(canvas.dice, coat))
}

export const dog: Scene = {
  piso: {
    shape: '4:3',
    alt: {
      pt: 'A cachorra caramelo dorme no piso vermelho da varanda, com folhinhas de sol em volta.',
      en: 'The caramel dog asleep on the red porch floor, little leaves of sun around her.',
    },
    paint: (canvas) => {
      const view = viewOf([0, 5.4, 6.2], [0, 0, -0.2], 0.95, canvas.width, canvas.height)
      const light = leavesOfLight(view, -4.6, -2.6, 7, 7)
      const leavesOnWall = many(9, (i) =>
        many(4, (k) => {
          const [x, y] = [60 + i * 150 + k * 26, 40 + k * 74]
          return (
            leaf([x, y], [x + 54, y - 26], 13) +
            leaf([x, y], [x + 54, y + 26], 13) +
            leaf([x, y], [x - 54, y - 26], 13) +
            leaf([x, y], [x - 54, y + 26], 13)
          )
        }),
      )
      return [
        floor(view, canvas.dice, '#a4432a', '#5d2320'),
        fill(light, '#ffc66e', 0.85),
        fill(
          face(view, [
            [-12, 0, -3.4],
            [12, 0, -3.4],
            [12, 3, -3.4],
            [-12, 3, -3.4],
          ]),
          '#2d6f70',
        ),
        fill(
          face(view, [
            [-12, 0, -3.4],
            [12, 0, -3.4],
            [12, 0.22, -3.4],
            [-12, 0.22, -3.4],
          ]),
          '#f1e2c4',
        ),
        fill(leavesOnWall, '#5fa39a', 0.9),
        lying(canvas, 260, 450, 1.06, '#3b1420'),
        within(
          'M560 600C760 560 1000 620 1150 720L1100 860C900 760 700 720 540 740Z',
          fill(leavesOfLight(view, -1.4, -0.8, 3, 2), '#ffe0a0', 0.55),
        ),
      ].join('')
    },
  },
  capacho: {
    shape: '1:1',
    alt: {
      pt: 'A Farofa dormindo no capacho da porta, de guarda de um tênis que não é dela.',
      en: 'The dog asleep on the doormat, guarding a sneaker that is not hers.',
    },
    paint: (canvas) => {
      const { dice } = canvas
      const view = viewOf([0, 5.4, 6.4], [0, 0.5, -0.2], 0.95, canvas.width, canvas.height)
      const straw = many(240, () => {
        const [x, z] = [dice.between(-3, 3), dice.between(-0.9, 1.8)]
        return outline([view.at([x, 0.03, z]), view.at([x + 0.04, 0.03, z + 0.16])], false)
      })
      const door = (x0: number, x1: number, y0: number, y1: number, c: string) =>
        fill(
          face(view, [
            [x0, y0, -2.2],
            [x1, y0, -2.2],
            [x1, y1, -2.2],
            [x0, y1, -2.2],
          ]),
          c,
        )
      return [
        floor(view, dice, '#d9b58c', '#8d6a58', 0.9, true),
        door(-12, 12, 0, 9, '#e9c46a'),
        line(
          many(60, () => {
            const [x, y] = [dice.between(-6, 6), dice.between(0.4, 4)]
            return outline([view.at([x, y, -2.2]), view.at([x + 0.2, y + 0.05, -2.2])], false)
          }),
          '#f5dc97',
          9,
          0.6,
        ),
        door(-2.1, 2.1, 0, 6, '#f7efdf') +
          door(-1.8, 1.8, 0, 6, '#1f6a43') +
          door(-1.5, -0.15, 0.35, 2.2, '#164d33') +
          door(0.15, 1.5, 0.35, 2.2, '#164d33') +
          door(-1.4, -0.25, 0.4, 2, '#2a7d52') +
          door(0.25, 1.4, 0.4, 2, '#2a7d52') +
          door(-12, -2.1, 0, 0.35, '#b94a2a') +
          door(2.1, 12, 0, 0.35, '#b94a2a') +
          door(-2.2, 2.2, 0, 0.16, '#cfc0b0'),
        fill(
          face(view, [
            [-3.1, 0, -0.9],
            [3.2, 0, -0.9],
            [3.4, 0, 2.1],
            [-3.1, 0, 2.1],
          ]),
          '#4a2836',
          0.45,
        ),
        fill(
          face(view, [
            [-3.1, 0, -1],
            [3.1, 0, -1],
            [3.1, 0, 2],
            [-3.1, 0, 2],
          ]),
          '#b98543',
        ),
        line(straw, '#8d5d2c', 5, 0.7) + line(straw, '#e0b36a', 2.5, 0.8),
        line(
          face(view, [
            [-2.85, 0, -0.8],
            [2.85, 0, -0.8],
            [2.85, 0, 1.8],
            [-2.85, 0, 1.8],
          ]),
          '#7c2d27',
          14,
        ),
        lying(canvas, 290, 780, 1, '#3b1420', '#d0853a'),
        group(
          'translate(1080 1290) rotate(-8) scale(1.25)',
          fill('M-10 96q140 34 290 0v22q-140 30 -290 0Z', '#3b1420', 0.4) +
            fill(
              'M0 40C20 0 60 -6 100 14C150 60 240 50 270 84C276 104 268 108 250 108H10C-6 108 -6 70 0 40Z',
              paint.blue,
            ) +
            fill('M100 14C150 60 240 50 270 84C200 84 130 84 90 40Z', '#5e96d1') +
            fill('M-2 92H274q2 18 -16 20H8q-12 -4 -10 -20Z', '#fdf8ea') +
            line('M96 42l34 -16M120 58l34 -18M146 70l30 -18', '#fdf8ea', 9) +
            fill('M6 40C26 10 60 2 92 16C70 30 40 40 6 40Z', '#1d3f70'),
        ),
      ].join('')
    },
  },
  noite: {
    shape: '16:9',
    alt: {
      pt: 'De noite, a cachorra dorme na fatia de luz amarela que vem da porta da cozinha.',
      en: 'At night, the dog sleeps in the slice of yellow light from the kitchen door.',
    },
    paint: (canvas) => {
      const view = viewOf([0, 4.6, 6.6], [0, 0.2, -0.4], 0.9, canvas.width, canvas.height)
      const lit: Vec[] = [
        [-1.6, 0, -3],
        [1.6, 0, -3],
        [4.4, 0, 7],
        [-3.6, 0, 7],
      ]
      const wall = (x0: number, x1: number, y0: number, y1: number, c: string) =>
        fill(
          face(view, [
            [x0, y0, -3],
            [x1, y0, -3],
            [x1, y1, -3],
            [x0, y1, -3],
          ]),
          c,
        )
      return [
        floor(view, canvas.dice, '#4a2b45', '#251a3c'),
        within(face(view, lit), floor(view, canvas.dice, '#d9853f', '#8f4426')),
        wall(-12, 12, 0, 6, '#2c2a58') +
          wall(-12, 12, 0, 0.3, '#1d1c40') +
          wall(-1.75, 1.75, 0, 6, '#6a4a6a') +
          wall(-1.6, 1.6, 0, 6, '#ffcf73') +
          wall(-1.6, 0.2, 0, 0.9, '#f0a848') +
          wall(0.5, 1.4, 0, 1.1, '#a8552c') +
          wall(0.55, 1.35, 0.1, 1, '#c46d38'),
        lying(canvas, 330, 330, 0.92, '#3a1638', '#c97f38'),
        group(
          'translate(1290 660)',
          fill(oval(70, 66, 130, 34), '#1a1433', 0.6) +
            fill('M-40 20H160L142 80H-22Z', '#b8324f') +
            fill('M60 20H160L142 80H70Z', '#7c2347') +
            fill(oval(60, 20, 100, 22), '#e6637c') +
            fill(oval(60, 22, 84, 15), '#3a1d24') +
            fill(
              many(12, (i) => oval(0 + i * 11, 20 + (i % 3) * 5 - 4, 10, 6)),
              '#a8692f',
            ),
        ),
      ].join('')
    },
  },
}
