/**
 * How all bodies push each other away, in time that grows with their number: they are sorted into the cells of a square
 * grid; bodies of the same and of adjoining cells push each other one by one, those further away as whole cells, the
 * larger the further. It is Greengard and Rokhlin's fast multipole method (1987) with the first two terms of what
 * reaches a cell from afar: the push at its middle, and how it changes from there. The grid lies a little elsewhere
 * each time, so that its borders leave no seams in the picture.
 */
import type { Random } from '../random.ts'

/**
 * Pushes that fall with the distance, for all of a picture, and ones with its cube, which keep squares from lying on
 * each other.
 */
export interface Push {
  readonly far: number
  /** Square of the distance below which `far` grows no more. */
  readonly farSoft: number
  readonly near: number
  /** Square of the distance below which `near` grows no more. */
  readonly nearSoft: number
}

const perCell = 3
const mostDepth = 9
/** More pairs than these of two cells are not looked at one by one. */
const mostPairs = 4_096

/**
 * Numbers up to 511 with a zero between their bits: two of them make a cell's number, in which a parent's is the same
 * less two bits.
 */
const apart = Uint32Array.from({ length: 2 ** mostDepth }, (_, number) => {
  let bits = 0
  for (let bit = 0; bit < mostDepth; bit++) bits |= ((number >> bit) & 1) << (2 * bit)
  return bits
})

/**
 * How often the plane is quartered, until about `perCell` bodies share a cell. By whole numbers: logarithms round
 * differently from machine to machine.
 */
function depthFor(count: number): number {
  let depth = 0
  while (depth < mostDepth && perCell * 2 * 4 ** depth <= count) depth++
  return depth
}

/**
 * Writes the force on each body into `force`, x and y side by side. Bodies of a larger mass push, and are pushed, more.
 */
export type Repel = (positions: Float32Array, force: Float32Array) => void

export function openRepulsion(mass: Float64Array, { far, farSoft, near, nearSoft }: Push, random: Random): Repel {
  const count = mass.length
  const depth = depthFor(count)
  const side = 2 ** depth
  const cells = side * side
  /** Where the cells of each depth begin. */
  const base = Uint32Array.from({ length: depth + 2 }, (_, level) => (4 ** level - 1) / 3)
  const leaves = base[depth]!
  const all = base[depth + 1]!
  const cellMass = new Float64Array(all)
  const cellX = new Float64Array(all)
  const cellY = new Float64Array(all)
  const pushX = new Float64Array(all)
  const pushY = new Float64Array(all)
  /** How the push changes along x; along y by the same less, since one over the distance has no divergence. */
  const slope = new Float64Array(all)
  /** How its x changes along y, and its y along x. */
  const twist = new Float64Array(all)
  const cellOf = new Uint32Array(count)
  const first = new Uint32Array(cells + 1)
  const order = new Uint32Array(count)
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  const m = new Float64Array(count)
  const forceX = new Float64Array(count)
  const forceY = new Float64Array(count)

  /** Force between two bodies of mass 1, over their distance, from its square: both pushes with a single division. */
  const push = (square: number) => {
    const softNear = (nearSoft + square) * (nearSoft + square)
    const softFar = farSoft + square
    return (near * softFar + far * softNear) / (softNear * softFar)
  }

  function sort(positions: Float32Array): void {
    let left = Infinity
    let right = -Infinity
    let top = Infinity
    let bottom = -Infinity
    for (let at = 0; at < 2 * count; at += 2) {
      const px = positions[at]!
      const py = positions[at + 1]!
      if (px < left) left = px
      if (px > right) right = px
      if (py < top) top = py
      if (py > bottom) bottom = py
    }
    const size = Math.max(right - left, bottom - top, 1e-3) / (side - 0.5)
    left -= 0.5 * size * random.next()
    top -= 0.5 * size * random.next()
    first.fill(0)
    for (let body = 0; body < count; body++) {
      const column = Math.min(side - 1, Math.floor((positions[2 * body]! - left) / size))
      const line = Math.min(side - 1, Math.floor((positions[2 * body + 1]! - top) / size))
      const cell = apart[column]! | (apart[line]! << 1)
      cellOf[body] = cell
      first[cell]!++
    }
    for (let cell = 1; cell <= cells; cell++) first[cell]! += first[cell - 1]!
    for (let body = count - 1; body >= 0; body--) {
      const at = --first[cellOf[body]!]!
      order[at] = body
      x[at] = positions[2 * body]!
      y[at] = positions[2 * body + 1]!
      m[at] = mass[body]!
    }
  }

  function weigh(): void {
    cellMass.fill(0)
    cellX.fill(0)
    cellY.fill(0)
    for (let at = 0; at < count; at++) {
      const cell = leaves + cellOf[order[at]!]!
      cellMass[cell]! += m[at]!
      cellX[cell]! += m[at]! * x[at]!
      cellY[cell]! += m[at]! * y[at]!
    }
    for (let level = depth; level > 0; level--) {
      const here = base[level]!
      const above = base[level - 1]!
      for (let cell = 0; cell < 4 ** level; cell++) {
        const parent = above + (cell >> 2)
        cellMass[parent]! += cellMass[here + cell]!
        cellX[parent]! += cellX[here + cell]!
        cellY[parent]! += cellY[here + cell]!
      }
    }
    for (let cell = 0; cell < all; cell++) {
      if (cellMass[cell] === 0) continue
      cellX[cell]! /= cellMass[cell]!
      cellY[cell]! /= cellMass[cell]!
    }
  }

  /**
   * What pushes a cell from outside: what pushes its parent, and the cells near its parent that do not adjoin itself.
   */
  function pushCells(level: number): void {
    const here = base[level]!
    const above = base[level - 1]!
    const last = 2 ** level - 1
    for (let line = 0; line <= last; line++) {
      const fromLine = Math.max(0, (line & ~1) - 2)
      const toLine = Math.min(last, (line & ~1) + 3)
      for (let column = 0; column <= last; column++) {
        const code = apart[column]! | (apart[line]! << 1)
        const cell = here + code
        if (cellMass[cell] === 0) continue
        const parent = above + (code >> 2)
        const cx = cellX[cell]!
        const cy = cellY[cell]!
        const fromX = cx - cellX[parent]!
        const fromY = cy - cellY[parent]!
        let sumSlope = slope[parent]!
        let sumTwist = twist[parent]!
        let sumX = pushX[parent]! + sumSlope * fromX + sumTwist * fromY
        let sumY = pushY[parent]! + sumTwist * fromX - sumSlope * fromY
        const fromColumn = Math.max(0, (column & ~1) - 2)
        const toColumn = Math.min(last, (column & ~1) + 3)
        for (let otherLine = fromLine; otherLine <= toLine; otherLine++) {
          const lineBits = here + (apart[otherLine]! << 1)
          const adjoins = otherLine >= line - 1 && otherLine <= line + 1
          for (let otherColumn = fromColumn; otherColumn <= toColumn; otherColumn++) {
            if (adjoins && otherColumn >= column - 1 && otherColumn <= column + 1) continue
            const other = lineBits + apart[otherColumn]!
            const weight = cellMass[other]!
            if (weight === 0) continue
            const dx = cx - cellX[other]!
            const dy = cy - cellY[other]!
            const square = dx * dx + dy * dy
            const strength = weight * push(square)
            const change = (weight * far) / (square * square)
            sumX += dx * strength
            sumY += dy * strength
            sumSlope += (dy * dy - dx * dx) * change
            sumTwist -= 2 * dx * dy * change
          }
        }
        pushX[cell] = sumX
        pushY[cell] = sumY
        slope[cell] = sumSlope
        twist[cell] = sumTwist
      }
    }
  }

  /**
   * Bodies from `from` to `to` push those from `otherFrom` to `otherTo` and are pushed; in the same cell, each pair
   * once. Of a heap some push, for all: it must not cost its square.
   */
  function pushBodies(from: number, to: number, otherFrom: number, otherTo: number): void {
    const same = from === otherFrom
    const stride = 1 + Math.floor(((to - from) * (otherTo - otherFrom)) / mostPairs)
    for (let body = from; body < to; body++) {
      const bx = x[body]!
      const by = y[body]!
      const bm = m[body]!
      let sumX = 0
      let sumY = 0
      for (let other = same ? body + 1 : otherFrom + (body % stride); other < otherTo; other += stride) {
        const dx = bx - x[other]!
        const dy = by - y[other]!
        const strength = stride * push(dx * dx + dy * dy)
        sumX += dx * strength * m[other]!
        sumY += dy * strength * m[other]!
        forceX[other]! -= dx * strength * bm
        forceY[other]! -= dy * strength * bm
      }
      forceX[body]! += sumX
      forceY[body]! += sumY
    }
  }

  function pushNear(): void {
    for (let line = 0; line < side; line++) {
      for (let column = 0; column < side; column++) {
        const cell = apart[column]! | (apart[line]! << 1)
        const from = first[cell]!
        const to = first[cell + 1]!
        if (from === to) continue
        pushBodies(from, to, from, to)
        for (let neighbour = 0; neighbour < 4; neighbour++) {
          const otherColumn = neighbour === 3 ? column + 1 : column + neighbour - 1
          const otherLine = neighbour === 3 ? line : line + 1
          if (otherColumn < 0 || otherColumn >= side || otherLine >= side) continue
          const other = apart[otherColumn]! | (apart[otherLine]! << 1)
          pushBodies(from, to, first[other]!, first[other + 1]!)
        }
      }
    }
  }

  return (positions, force) => {
    sort(positions)
    weigh()
    for (let level = 2; level <= depth; level++) pushCells(level)
    forceX.fill(0)
    forceY.fill(0)
    pushNear()
    for (let at = 0; at < count; at++) {
      const body = order[at]!
      const cell = leaves + cellOf[body]!
      const fromX = x[at]! - cellX[cell]!
      const fromY = y[at]! - cellY[cell]!
      force[2 * body] = m[at]! * (forceX[at]! + pushX[cell]! + slope[cell]! * fromX + twist[cell]! * fromY)
      force[2 * body + 1] = m[at]! * (forceY[at]! + pushY[cell]! + twist[cell]! * fromX - slope[cell]! * fromY)
    }
  }
}
