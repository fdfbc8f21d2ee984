import { describe, expect, it } from 'vitest'
import { type AlbumLayout, layOut } from './album-layout.ts'

const lying = { width: 1500, height: 1000 }
const standing = { width: 900, height: 1200 }

/** The proportions in which a box is drawn. */
const drawn = ({ ratio, boxes }: AlbumLayout) => boxes.map(({ width, height }) => (width / height) * ratio)
const close = (numbers: readonly number[]) => numbers.map((one) => expect.closeTo(one, 6))

describe('layOut', () => {
  it('shows a single photo as it is, and cuts only the extreme', () => {
    expect(layOut([lying])).toEqual({ ratio: 1.5, boxes: [{ x: 0, y: 0, width: 1, height: 1 }], hidden: 0 })
    expect(layOut([{ width: 100, height: 900 }]).ratio).toBe(1 / 2)
    expect(layOut([{ width: 4000, height: 500 }]).ratio).toBe(3)
  })

  it('keeps everyone’s proportions under a lying photo and beside a standing one', () => {
    expect(drawn(layOut([lying, standing, lying, lying]))).toEqual(close([1.5, 0.75, 1.5, 1.5]))
    expect(drawn(layOut([standing, lying, standing]))).toEqual(close([0.75, 1.5, 0.75]))
  })

  it.each([2, 3, 4])('covers the whole album with %i photos, without overlaps', (count) => {
    for (const first of [lying, standing]) {
      const { boxes } = layOut([first, ...Array.from({ length: count - 1 }, (_, at) => (at % 2 ? lying : standing))])
      expect(boxes).toHaveLength(count)
      expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1, 6)
      for (const { x, y, width, height } of boxes) {
        expect(x + width).toBeLessThan(1 + 1e-9)
        expect(y + height).toBeLessThan(1 + 1e-9)
      }
    }
  })

  it('counts what stands behind the fourth', () => {
    expect(layOut(Array(4).fill(lying))).toMatchObject({ hidden: 0 })
    const { boxes, hidden } = layOut(Array(10).fill(lying))
    expect([boxes.length, hidden]).toEqual([4, 6])
  })
})
