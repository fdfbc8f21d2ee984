import { describe, expect, it } from 'vitest'
import { between, boundsOf, fitting, isThere, kept, panned, screenOf, worldOf, zoomed } from './camera.ts'

const view = { width: 800, height: 600 }
const camera = { x: 30, y: -12, scale: 2.5 }

describe('camera', () => {
  it('finds the way back from the screen', () => {
    const at = screenOf(camera, view, 41, -3)
    expect(at).toEqual({ x: 427.5, y: 322.5 })
    expect(worldOf(camera, view, at.x, at.y)).toEqual({ x: 41, y: -3 })
  })

  it('keeps what is under the pointer there while it comes nearer', () => {
    const before = worldOf(camera, view, 650, 80)
    const near = zoomed(camera, view, 650, 80, 11)
    expect(near.scale).toBe(11)
    const after = worldOf(near, view, 650, 80)
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.y).toBeCloseTo(before.y, 9)
  })

  it('keeps it there on every step of the way too', () => {
    const still = worldOf(camera, view, 650, 80)
    const near = zoomed(camera, view, 650, 80, 11)
    for (const share of [0.1, 0.5, 0.9]) {
      const at = screenOf(between(camera, near, share), view, still.x, still.y)
      expect(at.x).toBeCloseTo(650, 6)
      expect(at.y).toBeCloseTo(80, 6)
    }
  })

  it('slides evenly when it does not come nearer', () => {
    const half = between(camera, { ...camera, x: 50 }, 0.5)
    expect(half).toEqual({ x: 40, y: -12, scale: 2.5 })
  })

  it('moves with the finger', () => {
    const spot = worldOf(camera, view, 100, 100)
    const at = screenOf(panned(camera, 17, -40), view, spot.x, spot.y)
    expect(at.x).toBeCloseTo(117, 9)
    expect(at.y).toBeCloseTo(60, 9)
  })

  it('shows all of a box with a margin', () => {
    const bounds = { left: -100, top: 0, right: 300, bottom: 100 }
    const all = fitting(bounds, view, 40)
    expect(screenOf(all, view, bounds.left, 50).x).toBeCloseTo(40, 6)
    expect(screenOf(all, view, bounds.right, 50).x).toBeCloseTo(760, 6)
  })

  it('shows one person, and nobody, at a scale that can be drawn', () => {
    expect(fitting({ left: 5, top: 5, right: 5, bottom: 5 }, view, 40)).toEqual({ x: 5, y: 5, scale: 1 })
    expect(boundsOf(new Float32Array())).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })

  it('leaves out of its box whose place is no number', () => {
    const bounds = boundsOf(new Float32Array([Number.NaN, Number.NaN, 2, 3, 8, 1]))
    expect(bounds).toEqual({ left: 2, top: 1, right: 8, bottom: 3 })
  })

  it('bounds only the people asked for', () => {
    expect(boundsOf(new Float32Array([0, 0, 5, 6, 9, 2]), [1, 2])).toEqual({ left: 5, top: 2, right: 9, bottom: 6 })
  })

  it('never goes away from everybody, nor too near or far', () => {
    const bounds = { left: 0, top: 0, right: 100, bottom: 100 }
    expect(kept({ x: -900, y: 50, scale: 6 }, bounds, view, 40)).toEqual({ x: 0, y: 50, scale: 6 })
    expect(kept({ x: 50, y: 50, scale: 1e9 }, bounds, view, 40).scale).toBe(40)
    expect(kept({ x: 50, y: 50, scale: 1e-9 }, bounds, view, 40).scale).toBe(3)
  })

  it('has arrived when nothing in view moves by a third of a pixel', () => {
    expect(isThere(camera, { ...camera, x: camera.x + 0.1 }, view)).toBe(true)
    expect(isThere(camera, { ...camera, x: camera.x + 0.2 }, view)).toBe(false)
    expect(isThere(camera, { ...camera, scale: 2.51 }, view)).toBe(false)
  })
})
