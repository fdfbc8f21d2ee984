import { box, fill, group, line, many, oval, within } from '../../pictures/brush.ts'
import { darker, lighter, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

/** The china penguin of Brazilian fridges; it stands on y = 0. */
const penguin = (() => {
  const body =
    'M0 -400C96 -400 120 -300 128 -210C140 -80 120 -6 0 -2C-120 -6 -140 -80 -128 -210C-120 -300 -96 -400 0 -400Z'
  const belly = 'M0 -318C70 -320 88 -220 88 -160C88 -70 66 -20 0 -18C-66 -20 -88 -70 -88 -160C-88 -220 -70 -320 0 -318Z'
  return [
    fill(
      'M-104 -6C-140 -20 -112 -46 -70 -42H-16V8H-74Q-96 8 -104 -6ZM104 -6C140 -20 112 -46 70 -42H16V8H74Q96 8 104 -6Z',
      '#f59a2e',
    ),
    fill(
      'M-118 -250C-190 -200 -196 -120 -172 -84C-146 -98 -120 -150 -112 -190ZM118 -250C190 -200 196 -120 172 -84C146 -98 120 -150 112 -190Z',
      '#161433',
    ),
    fill(body, '#1d1838'),
    within(body, fill('M-140 -420C-60 -420 -90 -300 -104 -200C-116 -110 -100 -30 -60 0H-160Z', '#413b6e')),
    fill(belly, '#fdf8ea'),
    within(belly, fill('M40 -330C96 -240 90 -70 30 -10H120V-330Z', '#d6d0de')),
    fill(
      'M0 -392C70 -392 88 -330 84 -290C60 -262 24 -286 0 -286S-60 -262 -84 -290C-88 -330 -70 -392 0 -392Z',
      '#1d1838',
    ),
    fill(oval(-36, -330, 21, 23) + oval(36, -330, 21, 23), '#fdf8ea') +
      fill(oval(-32, -327, 10, 12) + oval(32, -327, 10, 12), '#1d1838') +
      fill(oval(-35, -332, 4) + oval(29, -332, 4), '#fdf8ea'),
    fill('M-30 -304Q0 -326 30 -304Q16 -272 0 -268Q-16 -272 -30 -304Z', '#f59a2e') +
      fill('M-30 -304Q0 -292 30 -304Q16 -272 0 -268Q-16 -272 -30 -304Z', '#d2731c'),
    fill('M-12 -252L-72 -284V-212L-12 -240ZM12 -252L72 -284V-212L12 -240Z', paint.hibiscus) +
      fill(oval(0, -246, 17, 15), '#8c1f3a'),
    fill('M-62 -398Q0 -430 62 -398L52 -376Q0 -396 -52 -376Z', '#2f66a6') +
      fill('M-40 -412Q0 -470 44 -410Q0 -428 -40 -412Z', '#2f66a6') +
      fill('M40 -392Q92 -392 96 -372Q70 -376 44 -378Z', '#1d3f70'),
  ].join('')
})()

/** A computer that could be a lunch box, with an arch of light for a lamp. */
const computer = [
  fill('M-170 -170H150Q170 -170 170 -150V0H-190V-150Q-190 -170 -170 -170Z', '#e9e2ee'),
  fill('M170 -150L226 -176V-22L170 0Z', '#a7a0bd'),
  fill('M-170 -170L-114 -196H206Q226 -196 226 -176L170 -150Q170 -170 150 -170Z', '#fdf8ea'),
  fill('M-44 -14V-74a42 42 0 0 1 84 0v60Z', '#2b2654') +
    fill('M-34 -14V-72a32 32 0 0 1 64 0v58Z', '#ffb53d') +
    fill('M-24 -14a22 22 0 0 1 44 0Z', '#fff3c4'),
  line('M76 -118h62M76 -98h62M76 -78h62', '#b3acc6', 7) +
    fill(box(-150, -60, 40, 16) + box(-150, -36, 40, 16), '#2b2654') +
    fill(oval(-130, -112, 9), '#3fae6a'),
  line('M226 -90C330 -90 330 -250 420 -260S560 -330 560 -480', '#2b2654', 10),
].join('')

/** A round crochet mat that hangs over the edge in points. */
const mat = (half: number) => {
  const points = Math.round(half / 30)
  return [
    fill(oval(0, 0, half, 44), '#fdf8ea'),
    many(points, (i) => {
      const x = -half + 30 + (i * (half * 2 - 60)) / (points - 1)
      const sink = 40 + 62 * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))
      return (
        fill(`M${x - 38} 8L${x} ${sink + 34}L${x + 38} 8Z`, '#fdf8ea') +
        fill(oval(x, sink - 16, 9, 10) + oval(x, sink + 8, 5), '#6fa3c8')
      )
    }),
    line(`M${-half + 20} 14Q0 66 ${half - 20} 14`, '#cfc7d6', 5),
  ].join('')
}

/** Azulejos: the wall behind, in two greens. */
const wall = many(12, (i) =>
  many(7, (k) => {
    const [x, y] = [i * 140 - 30, k * 140 - 30]
    return (
      fill(box(x + 2, y + 2, 136, 136), (i + k) % 2 ? '#f4d9a0' : '#f0cf8c') +
      fill(`M${x + 70} ${y + 16}L${x + 122} ${y + 70}L${x + 70} ${y + 124}L${x + 18} ${y + 70}Z`, '#e9b65c', 0.7) +
      fill(oval(x + 70, y + 70, 20), '#c65a36', 0.75)
    )
  }),
)

/** What keeps a family: a fridge of the round kind, and what stands on it. */
export function pinguim({ width, height }: Canvas): string {
  const fridge = '#8fbbdc'
  return [
    fill(box(0, 0, width, height), '#dcb06a'),
    wall,
    fill('M1130 0L1600 0V560H1560Z', '#7a4a6a', 0.18),
    fill(`M150 ${height + 10}V704Q150 594 262 594H1338Q1450 594 1450 704V${height + 10}Z`, fridge),
    fill(`M150 ${height + 10}V704Q150 594 262 594H360Q246 610 246 720V${height + 10}Z`, lighter(fridge, 0.45)),
    fill(`M1330 594H1338Q1450 594 1450 704V${height + 10}H1370V704Q1370 620 1330 594Z`, darker(fridge, 0.28)),
    line(`M150 846H1450`, darker(fridge, 0.35), 10),
    fill('M1186 720H1232Q1248 720 1248 736V836H1170V736Q1170 720 1186 720Z', '#e9e2ee') +
      fill('M1232 720Q1248 720 1248 736V836H1226V720Z', '#a7a0bd'),
    group(
      'translate(470 806) rotate(-4)',
      fill('M-70 -30H70V34H-70Z', '#fdf8ea') +
        fill(oval(-44, -2, 16, 14), paint.mango) +
        fill(oval(0, 4, 18, 13), paint.hibiscus) +
        fill(oval(44, -2, 15, 16), paint.leaf),
    ),
    group('translate(790 604)', mat(500)),
    fill(oval(590, 622, 180, 22), '#3a1d44', 0.25) + fill(oval(1010, 622, 250, 22), '#3a1d44', 0.25),
    group('translate(560 618) scale(1.06)', penguin),
    group('translate(960 622) scale(1.12)', computer),
  ].join('')
}
