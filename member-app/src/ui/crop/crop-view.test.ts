import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CropView, cutOf, dragged, firstView, nearest, zoomed } from './crop-view.ts'

const arch = { width: 15, height: 17 }
const wide = { width: 2000, height: 1000 }
const tall = { width: 1000, height: 2000 }

describe('what is cut out of a picture', () => {
  it('is as much as fits at first, of a tall one rather the upper part', () => {
    const cut = cutOf(firstView(wide, arch), wide, arch)
    expect(cut.height).toBeCloseTo(1000)
    expect(cut.left + cut.width / 2).toBeCloseTo(1000)
    const { top, width, height } = cutOf(firstView(tall, arch), tall, arch)
    expect(width).toBe(1000)
    expect(top + height / 2).toBeLessThan(1000)
  })

  it('follows the finger, and stops at the edge', () => {
    const near = zoomed(firstView(wide, arch), wide, arch, 2)
    const moved = dragged(near, wide, arch, { x: 0.1, y: 0 })
    expect(moved.x).toBeCloseTo(near.x - 0.1 * cutOf(near, wide, arch).width)
    expect(cutOf(dragged(near, wide, arch, { x: 99, y: 99 }), wide, arch)).toMatchObject({ left: 0, top: 0 })
  })

  it('keeps what is between two fingers between them', () => {
    const near = zoomed(firstView(wide, arch), wide, arch, 1.5)
    const at = { x: 0.2, y: -0.1 }
    const pointOf = (view: CropView) => {
      const cut = cutOf(view, wide, arch)
      return [view.x + at.x * cut.width, view.y + at.y * cut.height]
    }
    const [x, y] = pointOf(zoomed(near, wide, arch, 2.5, at))
    expect(x).toBeCloseTo(pointOf(near)[0]!)
    expect(y).toBeCloseTo(pointOf(near)[1]!)
  })

  it('never leaves the picture, whatever is done to it', () => {
    const side = fc.integer({ min: 1, max: 5000 })
    const part = fc.double({ min: -3, max: 3, noNaN: true })
    const step = fc.record({ x: part, y: part, zoom: fc.double({ min: 0, max: 9, noNaN: true }) })
    fc.assert(
      fc.property(side, side, fc.array(step, { maxLength: 8 }), (width, height, steps) => {
        const picture = { width, height }
        let view = firstView(picture, arch)
        for (const { x, y, zoom } of steps) {
          view = zoomed(dragged(view, picture, arch, { x, y }), picture, arch, zoom, { x: x / 6, y: y / 6 })
          const cut = cutOf(view, picture, arch)
          expect(view.zoom).toBeGreaterThanOrEqual(1)
          expect(view.zoom).toBeLessThanOrEqual(nearest)
          expect(cut.left).toBeGreaterThanOrEqual(-1e-6)
          expect(cut.top).toBeGreaterThanOrEqual(-1e-6)
          expect(cut.left + cut.width).toBeLessThanOrEqual(width + 1e-6)
          expect(cut.top + cut.height).toBeLessThanOrEqual(height + 1e-6)
        }
      }),
      { numRuns: 100 },
    )
  })
})
