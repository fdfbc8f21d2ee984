import { blob, box, fill, line, many, outline, oval, type Point, within } from '../brush.ts'
import type { Dice } from '../dice.ts'
import { cloud, foliage, hill, sky, strip } from '../outdoors.ts'
import { darker, lighter, mix, paint } from '../paint.ts'
import type { Scene } from '../scene.ts'

function ridge(
  dice: Dice,
  width: number,
  y: number,
  rise: number,
  base: number,
  colour: string,
  peaks: number,
): string {
  const points = Array.from(
    { length: peaks * 2 + 1 },
    (_, i): Point => [
      (i / (peaks * 2)) * (width + 200) - 100,
      y - (i % 2 ? rise * dice.between(0.55, 1) : rise * dice.between(-0.05, 0.3)),
    ],
  )
  return hill(dice, points, base, colour, lighter(colour, 0.24))
}

/** Mist lying in a valley. */
const mist = (dice: Dice, width: number, y: number, colour: string, opacity = 0.9) =>
  fill(
    many(7, (i) =>
      blob(dice, (i / 6) * width, y + dice.between(-12, 12), dice.between(150, 260), dice.between(22, 44), 0.12, 9),
    ),
    colour,
    opacity,
  )

/** Tree tops as a dark hem along the bottom. */
function hem(dice: Dice, width: number, y: number, height: number, green: string): string {
  const crowns = (top: number, size: number) =>
    many(26, (i) =>
      blob(
        dice,
        (i / 25) * width,
        top + dice.between(-18, 18),
        size * dice.between(0.8, 1.3),
        size * dice.between(0.6, 1),
        0.22,
        9,
      ),
    )
  const bottom = box(0, y + 20, width, height - y)
  return (
    fill(crowns(y, 62) + bottom, green) +
    fill(crowns(y + 66, 48), lighter(green, 0.12)) +
    fill(crowns(y + 120, 56) + box(0, y + 130, width, height - y), darker(green, 0.3))
  )
}

function house(x: number, y: number, s: number): string {
  return [
    fill(`M${x} ${y}h${s}v${-s * 0.45}h${-s}Z`, '#fdf3df') +
      fill(`M${x + s * 0.66} ${y}h${s * 0.34}v${-s * 0.45}h${-s * 0.34}Z`, '#cdbfcb'),
    fill(
      `M${x - s * 0.1} ${y - s * 0.42}L${x + s * 0.2} ${y - s * 0.75}H${x + s * 0.86}L${x + s * 1.1} ${y - s * 0.42}Z`,
      paint.terracotta,
    ),
    line(
      many(8, (i) => `M${x + s * (0.24 + i * 0.08)} ${y - s * 0.74}L${x + s * (-0.02 + i * 0.14)} ${y - s * 0.43}`),
      paint.brick,
      4,
      0.7,
    ),
    fill(box(x + s * 0.12, y - s * 0.32, s * 0.16, s * 0.2), paint.blue) +
      fill(box(x + s * 0.42, y - s * 0.34, s * 0.16, s * 0.34), paint.leaf),
  ].join('')
}

export const mountains: Scene = {
  serra: {
    shape: '16:9',
    alt: {
      pt: 'Serra verde com nuvens brancas e uma casinha caiada no vale.',
      en: 'Green mountains with white clouds and a small whitewashed house in the valley.',
    },
    paint: ({ width, height, dice }) => {
      const rows = many(9, (i) => {
        const y = 690 + i * 26
        return `M${-20} ${y}Q${width * 0.3} ${y - 60 + i * 6} ${width * 0.62} ${y + 10}T${width + 20} ${y - 20}`
      })
      return [
        sky(dice, width, 420, '#5aa3d8', '#dcefe8'),
        cloud(dice, 380, 210, 260, '#fffaf0', '#b7d3e4') +
          cloud(dice, 1180, 150, 200, '#fffaf0', '#b7d3e4') +
          cloud(dice, 840, 300, 150, '#fffaf0', '#c4dbe6'),
        ridge(dice, width, 430, 190, 600, '#7fa9bd', 4),
        ridge(dice, width, 500, 170, 700, '#4e8f8a', 5),
        mist(dice, width, 500, '#eaf4ee', 0.75),
        ridge(dice, width, 610, 150, 820, '#357a54', 4),
        fill(strip(dice, width, 640, height + 20, 24, 4), '#86b04a'),
        line(rows, '#5d8f3c', 10, 0.8) + line(rows, '#b6cf6a', 4, 0.8),
        house(980, 700, 150),
        foliage(dice, 900, 670, 70, 80, paint.leaf, 12) + foliage(dice, 1220, 690, 90, 70, '#2c7d4b', 12),
        hem(dice, width, 830, height, '#1c5c3d'),
      ].join('')
    },
  },
  amanhecer: {
    shape: '4:3',
    alt: {
      pt: 'Amanhecer na serra: morros em camadas, neblina cor-de-rosa nos vales e o sol nascendo.',
      en: 'Dawn in the hills: layered ridges, pink mist in the valleys and the sun coming up.',
    },
    paint: ({ width, height, dice }) =>
      [
        sky(dice, width, 560, '#6d7fc0', '#ffdca0', 8, '#f0a09a'),
        fill(oval(1080, 420, 200), '#ffe9b0', 0.25) +
          fill(oval(1080, 420, 140), '#fff0c0', 0.35) +
          fill(oval(1080, 420, 84), '#fff6d8'),
        cloud(dice, 400, 220, 210, '#ffd3b0', '#c98aa4') + cloud(dice, 760, 320, 130, '#ffe0b8', '#dc9aa0'),
        ridge(dice, width, 560, 190, 760, '#b48aae', 4),
        mist(dice, width, 600, '#ffdcc0', 0.8),
        ridge(dice, width, 690, 180, 900, '#7d6a9c', 4),
        mist(dice, width, 735, '#f6b9a8', 0.75),
        ridge(dice, width, 850, 170, 1080, '#4b4f82', 5),
        mist(dice, width, 900, '#d993a2', 0.6),
        ridge(dice, width, 1010, 130, 1240, '#2b3a63', 4),
        hem(dice, width, 1090, height, '#1b2b4c'),
      ].join(''),
  },
  estrada: {
    shape: '3:4',
    alt: {
      pt: 'Estrada vazia ao amanhecer vista do para-brisa, o céu cor de goiaba e os morros ao longe.',
      en: 'An empty road at daybreak through the windshield, a guava sky and hills far away.',
    },
    paint: ({ width, height, dice }) => {
      const [vx, vy] = [650, 760]
      const road: Point[] = [
        [vx - 12, vy],
        [vx + 12, vy],
        [width + 260, height],
        [-180, height],
      ]
      const dash = (t0: number, t1: number) => {
        const at = (t: number, s: number): Point => [vx + (600 - vx) * t + s * 26 * t, vy + (height - vy) * t]
        return outline([at(t0, -1), at(t0, 1), at(t1, 1), at(t1, -1)])
      }
      const grass = many(160, () => {
        const t = dice.next() ** 1.6
        const side = dice.pick([-1, 1])
        const x = vx + side * (t * 760 + dice.between(20, 500))
        const y = vy + 8 + t * (height - vy)
        const s = 6 + t * 34
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(s * 0.2)} ${Math.round(-s)}l${Math.round(s * 0.3)} ${Math.round(s)}`
      })
      return [
        sky(dice, width, 770, '#5b62b0', '#ffc88a', 8, '#ec7d86'),
        fill(oval(650, 720, 190), '#ffe2a0', 0.3) + fill(oval(650, 740, 110), '#ffefc0'),
        cloud(dice, 300, 330, 240, '#ff9d86', '#9a5590') +
          cloud(dice, 900, 210, 190, '#f58a86', '#7d5098') +
          cloud(dice, 820, 520, 170, '#ffc08a', '#d3738a'),
        ridge(dice, width, 760, 130, 800, '#8a5a92', 4) + ridge(dice, width, 780, 70, 830, '#5a4480', 5),
        fill(box(0, 762, width, height - 762), '#5c6b4a') +
          fill(strip(dice, width, 800, height, 12), '#6d7c4a') +
          fill(strip(dice, width, 900, height, 20), '#7d8a48'),
        line(grass, '#3f5440', 5, 0.8) + line(grass, '#b5a85a', 2, 0.7),
        fill(outline(road), '#4c4668'),
        within(
          outline(road),
          fill(
            outline([
              [vx - 4, vy],
              [vx + 4, vy],
              [900, height],
              [200, height],
            ]),
            '#5a5274',
          ) +
            fill(
              outline([
                [vx, vy],
                [vx + 3, vy],
                [1160, height],
                [1040, height],
              ]) +
                outline([
                  [vx - 3, vy],
                  [vx, vy],
                  [160, height],
                  [40, height],
                ]),
              '#f1d7b0',
            ),
        ),
        fill(
          many(7, (i) => dash((i / 7) ** 1.7 + 0.01, (i / 7) ** 1.7 + 0.02 + i * 0.022)),
          '#ffd68a',
        ),
        many(5, (i) => {
          const t = 0.08 + i * i * 0.045
          const x = vx + 60 + t * 820
          const y = vy + t * 620
          return line(
            `M${x} ${y}V${y - 90 - t * 900}M${x - t * 130} ${y - 70 - t * 800}H${x + t * 130}`,
            '#2c2450',
            5 + t * 18,
          )
        }),
        fill(`M0 ${height}V1400Q600 1330 ${width} 1400V${height}Z`, '#1d1838') +
          fill(`M0 1420Q600 1350 ${width} 1420V1440Q600 1372 0 1440Z`, '#4a3a66'),
        line('M180 1640C180 1420 560 1420 560 1640', '#0f0c24', 50) +
          line('M186 1630C190 1432 548 1432 554 1630', '#3a3058', 14),
        fill(oval(860, 1480, 60), '#2d2550') +
          line('M860 1480l30 -34', paint.mango, 8) +
          line('M822 1510a52 52 0 0 1 4 -64M846 1434a52 52 0 0 1 48 10', '#cfc2dd', 6),
      ].join('')
    },
  },
  chuva: {
    shape: '4:3',
    alt: {
      pt: 'Chuva chegando do outro lado do rio: nuvem escura, faixa de água e um barco amarrado.',
      en: 'Rain coming from across the river: dark cloud, sheets of water and a moored boat.',
    },
    paint: ({ width, height, dice }) => {
      const rain = many(90, () => {
        const [x, y] = [dice.between(900, 1500), dice.between(330, 640)]
        return `M${Math.round(x)} ${Math.round(y)}l-16 60`
      })
      const waves = many(120, () => {
        const y = dice.between(700, 1180)
        const s = (y - 660) / 8
        return `M${Math.round(dice.between(-40, width))} ${Math.round(y)}q${Math.round(s)} -6 ${Math.round(s * 2)} 0`
      })
      return [
        sky(dice, width, 640, '#5d7a9c', '#f3e3bd', 7),
        ridge(dice, width, 620, 170, 720, '#6c8a96', 4),
        fill(
          outline([
            [980, 320],
            [1520, 320],
            [1420, 660],
            [840, 660],
          ]),
          '#58708f',
          0.55,
        ),
        line(rain, '#dfe8ee', 4, 0.6),
        cloud(dice, 1180, 330, 420, '#7688a6', '#3f4a70') +
          cloud(dice, 760, 220, 300, '#93a3b8', '#56658a') +
          cloud(dice, 250, 160, 180, '#f6ead2', '#9fb0c0'),
        ridge(dice, width, 680, 80, 760, '#2f6a58', 6),
        fill(box(0, 690, width, height), '#6f97a0') +
          many(6, (i) => fill(strip(dice, width, 720 + i * 70, height + 20, 12), mix('#7fa5a8', '#274a5e', i / 6))),
        line(waves, '#e9f1e6', 5, 0.55),
        boat(dice),
        fill(strip(dice, width, 1120, height + 20, 16), '#6a4a34') +
          fill(strip(dice, width, 1150, height + 20, 14), '#8a6142'),
        line(
          many(60, () => {
            const x = dice.between(0, width)
            return `M${Math.round(x)} 1190q${Math.round(dice.between(-30, 30))} -60 ${Math.round(dice.between(-20, 50))} ${Math.round(-dice.between(60, 170))}`
          }),
          '#2c5a3c',
          8,
        ),
      ].join('')
    },
  },
}

/** The boat, its rope and what it mirrors. */
function boat(dice: Dice): string {
  return [
    fill('M330 990Q560 1060 860 986L820 1050Q560 1110 380 1052Z', '#1d3a4c', 0.5),
    fill('M300 900Q560 960 900 888L840 1000Q580 1052 370 1006Z', paint.hibiscus) +
      fill('M300 900Q560 960 900 888L884 918Q560 984 316 932Z', '#fdf0d8') +
      fill('M700 926L900 888L840 1000L720 1026Z', paint.dusk, 0.3),
    fill('M340 912Q560 950 850 902Q560 900 340 912Z', '#5a2b2a') +
      line('M470 918L500 934M650 920L640 936', '#d9b07a', 18),
    line('M880 896Q1000 960 1120 1150', '#e9d7b0', 6),
    line(
      many(
        10,
        () =>
          `M${Math.round(dice.between(320, 800))} ${Math.round(dice.between(1040, 1090))}h${Math.round(dice.between(30, 90))}`,
      ),
      '#e0697e',
      6,
      0.6,
    ),
  ].join('')
}
