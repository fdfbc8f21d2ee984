/** Places people in the plane so that those who know each other are near. */
import type { Ties } from '../network.ts'
import { randomFrom } from '../random.ts'

export interface Layout {
  /** x and y of each person side by side; one unit is the ideal length of a tie. Changed in place by each step. */
  readonly positions: Float32Array
  /** True once people hardly move; `pin` and `release` wake it. */
  readonly settled: boolean
  /** Moves everybody once; answers how far they moved on average, in units of the ideal length of a tie. */
  step(): number
  /** Holds a person at a place, as while they are dragged. */
  pin(person: number, x: number, y: number): void
  release(person: number): void
}

export interface Arranged {
  readonly people: { readonly count: number }
  readonly ties: Pick<Ties, 'count' | 'from' | 'to'>
}

const calm = 0.01
const golden = Math.PI * (3 - Math.sqrt(5))

/** The same for the same network, seed and start on every machine. `start`: where people stood before, to go on from there. */
export function openLayout({ people: { count }, ties }: Arranged, seed: number, start?: Float32Array): Layout {
  const random = randomFrom(seed)
  const positions = new Float32Array(2 * count)
  for (let person = 0; person < count; person++) {
    const radius = Math.sqrt(person + 0.5)
    const known = start !== undefined && start.length > 2 * person + 1
    positions[2 * person] = known ? start[2 * person]! : radius * Math.cos(person * golden) + 1e-3 * random.next()
    positions[2 * person + 1] = known
      ? start[2 * person + 1]!
      : radius * Math.sin(person * golden) + 1e-3 * random.next()
  }
  const force = new Float32Array(2 * count)
  const pinned = new Uint8Array(count)
  let heat = start === undefined ? Math.sqrt(count) / 4 + 1 : 1
  let moved = Infinity

  function repel(): void {
    const reach = 2
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < 2 * count; at += 2) {
      left = Math.min(left, positions[at]!)
      right = Math.max(right, positions[at]!)
      top = Math.min(top, positions[at + 1]!)
      bottom = Math.max(bottom, positions[at + 1]!)
    }
    const size = Math.max(reach, Math.sqrt(((right - left) * (bottom - top)) / (4 * count + 16)))
    const columns = Math.floor((right - left) / size) + 1
    const rows = Math.floor((bottom - top) / size) + 1
    const first = new Int32Array(columns * rows).fill(-1)
    const next = new Int32Array(count)
    for (let person = 0; person < count; person++) {
      const x = Math.floor((positions[2 * person]! - left) / size)
      const y = Math.floor((positions[2 * person + 1]! - top) / size)
      const cell = y * columns + x
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
          for (let other = first[row * columns + column]!; other >= 0; other = next[other]!) {
            let dx = positions[2 * person]! - positions[2 * other]!
            let dy = positions[2 * person + 1]! - positions[2 * other + 1]!
            if (dx === 0 && dy === 0) {
              dx = random.next() - 0.5
              dy = random.next() - 0.5
            }
            const square = dx * dx + dy * dy + 0.01
            if (square > reach * reach) continue
            const push = 1 / square
            force[2 * person]! += dx * push
            force[2 * person + 1]! += dy * push
            force[2 * other]! -= dx * push
            force[2 * other + 1]! -= dy * push
          }
        }
      }
      next[person] = first[cell]!
      first[cell] = person
    }
  }

  function attract(): void {
    for (let tie = 0; tie < ties.count; tie++) {
      const a = 2 * ties.from[tie]!
      const b = 2 * ties.to[tie]!
      const dx = positions[b]! - positions[a]!
      const dy = positions[b + 1]! - positions[a + 1]!
      const pull = Math.sqrt(dx * dx + dy * dy)
      force[a]! += dx * pull
      force[a + 1]! += dy * pull
      force[b]! -= dx * pull
      force[b + 1]! -= dy * pull
    }
  }

  return {
    positions,
    get settled() {
      return moved < calm
    },
    step() {
      if (count === 0) {
        moved = 0
        return 0
      }
      force.fill(0)
      repel()
      attract()
      let sum = 0
      for (let person = 0; person < count; person++) {
        if (pinned[person] === 1) continue
        const at = 2 * person
        const fx = force[at]! - positions[at]! * 0.01
        const fy = force[at + 1]! - positions[at + 1]! * 0.01
        const strength = Math.sqrt(fx * fx + fy * fy)
        if (strength === 0) continue
        const far = Math.min(strength / 4, heat)
        positions[at]! += (fx / strength) * far
        positions[at + 1]! += (fy / strength) * far
        sum += far
      }
      heat *= 0.96
      moved = sum / count
      return moved
    },
    pin(person, x, y) {
      pinned[person] = 1
      positions[2 * person] = x
      positions[2 * person + 1] = y
      heat = Math.max(heat, 0.5)
      moved = Infinity
    },
    release(person) {
      pinned[person] = 0
      heat = Math.max(heat, 0.5)
      moved = Infinity
    },
  }
}
