import { box, fill, group, leaf, line, many, oval, type Point, within } from '../../pictures/brush.ts'
import { darker, lighter, paint } from '../../pictures/paint.ts'
import type { Canvas } from '../../pictures/scene.ts'

/** A point of the hammock's lower edge, 0 at the left end. */
const belly = (way: number): Point => {
  const [a, b, c] = [(1 - way) ** 2, 2 * way * (1 - way), way ** 2]
  return [a * 330 + b * 800 + c * 1270, a * 330 + b * 1010 + c * 330]
}

const cloth = 'M330 330Q800 1010 1270 330Q1080 560 800 560T330 330Z'

/** The caramel mutt asleep, 460 wide, its belly on y = 0. */
const dog = [
  fill(oval(230, 2, 250, 20), '#3b1420', 0.4),
  line('M410 -20C450 -26 470 -54 456 -84', '#a86a2c', 20),
  fill('M116 0C104 -84 184 -124 264 -120C352 -120 424 -76 420 0Z', paint.caramel),
  fill('M320 0C312 -48 352 -72 388 -60C416 -48 424 -24 420 0Z', '#b97632'),
  fill('M140 0C140 -16 156 -22 176 -22H224C244 -22 252 -14 252 0Z', '#e0a661'),
  fill(
    'M12 -40C16 -84 68 -116 116 -108C164 -100 184 -68 168 -32C156 -4 112 4 72 0C36 -2 10 -14 12 -40Z',
    paint.caramel,
  ),
  fill('M20 -32C20 -52 44 -60 72 -52C96 -44 96 -12 68 -4C36 -2 20 -12 20 -32Z', '#f0c48c'),
  fill('M8 -48C8 -60 16 -64 26 -64S40 -56 36 -46S8 -36 8 -48Z', '#2a1712'),
  line('M72 -68Q84 -60 96 -70', '#2a1712', 6),
  fill('M120 -120C156 -132 188 -108 184 -68C160 -60 128 -88 120 -120Z', '#8a5524'),
].join('')

/** A sandal that came off. */
const sandal =
  fill(oval(8, 10, 92, 22), '#3b1420', 0.35) +
  fill('M-92 0C-92 -20 -40 -26 0 -22C50 -26 96 -22 96 0S50 22 0 18S-92 20 -92 0Z', '#2f66a6') +
  fill('M-86 -4C-86 -20 -40 -24 0 -20C48 -24 90 -20 90 -3S48 14 0 10S-86 12 -86 -4Z', '#fdf8ea') +
  line('M56 -6Q20 -30 -22 -16M56 -6Q20 18 -16 6', '#2f66a6', 11)

/** Tall leaves at the edge of the porch. */
const bush = (x: number, y: number, size: number) =>
  many(9, (i) => {
    const angle = -Math.PI * (0.14 + i * 0.09)
    const green = [paint.leaf, paint.forest, '#2c7d4b'][i % 3]!
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 1.2]
    return (
      fill(leaf([x, y], tip, size * 0.13), green) +
      fill(leaf([x - 4, y], [tip[0] - 6, tip[1] + 10], size * 0.05), lighter(green, 0.28))
    )
  })

/** The hottest hour of the day: somebody is in there. */
export function rede({ width, height }: Canvas): string {
  const stripes = many(24, (i) => {
    const way = i / 24
    const [x0, y0] = belly(way)
    const [x1, y1] = belly(way + 1 / 48)
    const top = (x: number) => 330 + 232 * (1 - ((x - 800) / 470) ** 2)
    return `M${x0.toFixed(0)} ${(y0 + 8).toFixed(0)}L${x1.toFixed(0)} ${(y1 + 8).toFixed(0)}L${x1.toFixed(0)} ${(top(x1) - 60).toFixed(0)}L${x0.toFixed(0)} ${(top(x0) - 60).toFixed(0)}Z`
  })
  const fringe = many(31, (i) => {
    const [x, y] = belly(0.1 + i * 0.0267)
    return (
      line(`M${x.toFixed(0)} ${(y - 6).toFixed(0)}v54`, '#fdf8ea', 7) +
      line(
        `M${(x - 9).toFixed(0)} ${(y + 46).toFixed(0)}L${x.toFixed(0)} ${(y + 16).toFixed(0)}L${(x + 9).toFixed(0)} ${(y + 46).toFixed(0)}`,
        '#fdf8ea',
        5,
      )
    )
  })
  const cords = (x: number, hook: number) =>
    line(
      many(7, (i) => `M${hook} 186L${x + (i - 3) * (x < 800 ? 16 : -16) * (i > 3 ? 1 : 0.4)} ${330 + (i - 3) * 9}`),
      '#f7e6c4',
      5,
    )
  const roof =
    many(14, (i) => fill(`M${i * 120 - 20} 0H${i * 120 + 96}V62H${i * 120 - 20}Z`, i % 2 ? '#6b3a1e' : '#7a4526')) +
    fill(box(0, 62, width, 34), '#4f2a18')
  const hills =
    fill('M0 560Q300 430 620 520T1180 500T1600 450V700H0Z', '#7fae6a') +
    fill('M0 620Q400 540 800 600T1600 560V720H0Z', '#3d8a55')
  const boards = many(17, (i) =>
    line(`M${i * 100} 690L${Math.round(800 + (i * 100 - 800) * 1.6)} ${height}`, '#8a3a26', 5),
  )
  const post = (x: number) =>
    fill(box(x, 90, 64, 620), '#9a5f35') +
    fill(box(x, 90, 20, 620), '#c98d5e') +
    fill(box(x + 48, 90, 16, 620), '#6b3a1e') +
    line(`M${x + 32} 176a16 16 0 1 0 1 0`, '#2b2654', 9)
  return [
    fill(box(0, 0, width, 720), '#bfe0f2'),
    fill(oval(1130, 220, 92), '#fff3c4'),
    hills,
    bush(250, 700, 190) + bush(1380, 710, 220) + bush(700, 700, 120),
    fill(box(0, 690, width, 210), '#b4522f'),
    boards + line(`M0 694H${width}`, '#f3d7a4', 12),
    roof,
    post(150) + post(1386),
    fill('M360 800Q800 740 1230 806Q1160 870 800 872T360 800Z', '#5a2030', 0.45),
    cords(330, 184) + cords(1270, 1418),
    // The far side of the cloth, then who lies in it, then the near side.
    fill('M330 330Q800 500 1270 330Q1080 700 800 700T330 330Z', darker('#f0a2a4', 0.35)),
    fill('M540 430L700 470L660 530L560 500Z', '#2f66a6') +
      fill(oval(512, 384, 80, 74), '#1c1412') +
      fill(oval(584, 404, 66, 58), '#8f5838') +
      fill('M560 448Q610 474 646 424Q640 470 600 474Q570 474 560 448Z', '#6f4229') +
      line('M596 430q18 12 34 0', '#4a2a1c', 5),
    fill('M492 338L664 356Q672 382 640 392L478 372Q470 346 492 338Z', '#e3bd72') +
      fill('M534 344C540 296 620 300 630 354Z', '#f0d18c') +
      line('M534 346L632 356', paint.hibiscus, 12),
    fill(cloth, '#f3a6a0'),
    within(
      cloth,
      fill(stripes, '#c92c50') + fill('M330 330Q560 720 800 730T1270 330Q1130 640 800 660T330 330Z', '#6a1f48', 0.18),
    ),
    line('M330 330Q560 560 800 560T1270 330', '#fdf8ea', 9),
    fringe,
    // The foot that is in use.
    line('M944 600C964 640 968 670 960 742', '#6f4229', 54) + line('M940 600C958 640 962 670 954 742', '#8f5838', 42),
    fill('M932 730Q930 778 960 790Q1010 800 1040 784Q1046 768 1020 762Q984 752 980 726Z', '#8f5838') +
      fill('M960 790Q1010 800 1040 784Q1044 774 1034 768Q1000 784 946 776Q950 786 960 790Z', '#6f4229'),
    line('M1012 764v12M1024 767v10', '#6f4229', 4),
    fill('M880 548Q940 534 982 566L966 624Q930 604 894 616Z', '#2f66a6'),
    group('translate(400 838)', dog),
    group('translate(1130 838) rotate(-8)', sandal),
  ].join('')
}
