import { describe, expect, it } from 'vitest'
import { paletteAt } from './colours.ts'
import type { Scene } from './scene.ts'
import { svgOf } from './svg.ts'

const full = 2
const invite = 4

/** Three people: two of one colour side by side, who invited one another, and one of another colour below. */
function scene(change: Partial<Scene> = {}): Scene {
  const palette = new Uint8Array(1024)
  palette.set([255, 0, 0, 255, 0, 0, 255, 255])
  palette.set([254, 250, 240, 255, 20, 16, 40, 255], 4 * paletteAt.cream)
  return {
    names: ['Ana', 'Beto', 'Iara'],
    positions: new Float32Array([0, 0, 10, 0, 0, 20]),
    looks: new Uint8Array([0, 0, full, 0, 0, 255, full, 0, 1, 0, full, 0]),
    pairs: new Uint32Array([0 + ((full + invite) << 24), 1, 0 + (full << 24), 2]),
    palette,
    marks: { line: [], people: [], kinds: [] },
    labels: [],
    letters: 1,
    frame: {
      x: 5,
      y: 10,
      scale: 10,
      width: 400,
      height: 300,
      density: 1,
      side: 8,
      strength: 0.5,
      long: 100,
      focus: -1,
    },
    font: '"Figtree Variable", sans-serif',
    ...change,
  }
}
const drawn = (change?: Partial<Scene>) => svgOf(scene(change)).join('')

/** Tags that open and close in order; throws at the first that does not. */
function expectWellFormed(text: string): void {
  const open: string[] = []
  for (const [, closes, name, , single] of text.matchAll(/<(\/?)([a-z]+)((?:\s[\w-]+="[^"<]*")*)(\/?)>/g)) {
    if (single) continue
    if (closes) expect(open.pop()).toBe(name)
    else open.push(name!)
  }
  expect(open).toEqual([])
  expect(text.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
}

describe('a network as SVG', () => {
  it('has a square with a name for everybody where they are', () => {
    const svg = drawn()
    expectWellFormed(svg)
    expect(svg).toContain('width="180" height="280"')
    // Half of 8 around 0, 0, and 40 of margin; Beto is three times as wide.
    expect(svg).toContain('<rect x="36" y="36" width="8" height="8" rx="1.2"><title>Ana</title></rect>')
    expect(svg).toContain('<rect x="128" y="28" width="24" height="24" rx="3.6"><title>Beto</title></rect>')
    expect(svg).toContain('<g fill="#0000ff"><rect x="36" y="236"')
  })

  it('draws ties as one path for each look', () => {
    const svg = drawn({ pairs: new Uint32Array([full << 24, 1, full << 24, 1, (full + invite) << 24, 1]) })
    expect(svg.match(/<path/g)).toHaveLength(2)
    expect(svg).toContain('d="M40 40L140 40M40 40L140 40"')
  })

  it('tells invites from acquaintances by their line, and has the legend below', () => {
    const legend = {
      title: 'Famílias <3',
      classes: [{ name: 'Sol', count: '2', colour: 0 }],
      lines: [
        { isInvite: true, text: 'Convite' },
        { isInvite: false, text: 'Conhecem-se' },
      ],
    }
    const [bare, told] = [drawn(), svgOf(scene(), legend).join('')]
    expect(bare.match(/stroke-dasharray/g)).toHaveLength(1)
    expectWellFormed(told)
    expect(told.match(/stroke-dasharray/g)).toHaveLength(2)
    for (const words of ['Famílias &lt;3', 'Sol · 2', 'Convite', 'Conhecem-se'])
      expect(told).toContain(`>${words}</text>`)
    const tallOf = (svg: string) => Number(/height="(\d+)"/.exec(svg)![1])
    expect(tallOf(told)).toBeGreaterThan(tallOf(bare) + 80)
  })

  it('leaves out who is hidden, with their ties, and pales who is dimmed', () => {
    const hidden = drawn({ looks: new Uint8Array([0, 0, full, 0, 0, 0, 0, 0, 1, 0, 1, 0]) })
    expect(hidden).not.toContain('Beto')
    expect(hidden).not.toContain('L140 40')
    expect(hidden).toMatch(/opacity="\.16"><title>Iara/)
  })

  it('leaves out who is hidden where they are chosen, too', () => {
    const looks = new Uint8Array([0, 0, full, 0, 0, 0, 0, 0, 1, 0, full, 0])
    expect(drawn({ looks, marks: { line: [], people: [1], kinds: [3] } })).not.toContain('Beto')
  })

  it('pales all but who shines and their ties', () => {
    const looks = new Uint8Array([0, 0, full, 1, 0, 255, full, 1, 1, 0, full, 0])
    const frame = { ...scene().frame, focus: 1 }
    const svg = drawn({ looks, frame })
    expect(svg).toMatch(/opacity="\.16"><title>Iara/)
    expect(svg.match(/opacity="\.16"/g)).toHaveLength(1)
    const [bright, dim] = [...svg.matchAll(/stroke-opacity="([\d.]+)"/g)].map(([, opacity]) => Number(opacity))
    expect(bright).toBeGreaterThan(0.5)
    expect(dim).toBeLessThan(0.1)
  })

  it('draws the path with a door at both ends', () => {
    const svg = drawn({ marks: { line: [0, 1, 2], people: [0, 1, 2], kinds: [2, 1, 2] } })
    expectWellFormed(svg)
    expect(svg).toContain('<polyline points="40,40 140,40 40,240"')
    expect(svg.match(/a6 6 0 0 1 12 0/g)).toHaveLength(2)
  })

  it('writes names as words, where the view had them', () => {
    const svg = drawn({ labels: [{ person: 0, x: 150, y: 30, width: 60, must: true, place: 0 }] })
    expect(svg).toMatch(/<text x="40" y="25"[^>]*>Ana<\/text>/)
    expect(svg).toContain('font-family="&quot;Figtree Variable&quot;, sans-serif"')
  })

  it('lets no name become markup, nor break XML', () => {
    const evil = ['</title><script>alert(1)</script>', '\0\u001b\ufffe\ud800 & "co"', 'Iara']
    const svg = drawn({ names: evil, labels: [{ person: 1, x: 150, y: 30, width: 60, must: false, place: 0 }] })
    expectWellFormed(svg)
    expect(svg).not.toContain('<script')
    expect(svg).toContain('<title> &amp; &quot;co&quot;</title>')
  })

  it('draws a hundred thousand people and three hundred thousand ties', () => {
    const people = 100_000
    const ties = 300_000
    const svg = svgOf(
      scene({
        names: Array.from({ length: people }, () => 'Ana'),
        positions: new Float32Array(2 * people).map((_, at) => at % 1_000),
        looks: new Uint8Array(4 * people).map((_, at) => (at % 4 === 2 ? full : 0)),
        pairs: new Uint32Array(2 * ties).map((_, at) => (at % people) + (at % 2 === 0 ? full << 24 : 0)),
      }),
    )
    expect(svg.join('').length).toBeGreaterThan(10_000_000)
  })

  it('draws nobody as an empty ground', () => {
    const svg = drawn({ names: [], positions: new Float32Array(), looks: new Uint8Array(), pairs: new Uint32Array() })
    expectWellFormed(svg)
    expect(svg).not.toContain('NaN')
  })
})
