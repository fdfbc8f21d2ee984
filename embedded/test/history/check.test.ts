import { describe, expect, test } from 'vitest'
import { anomaliesOf } from './check.ts'
import { History, type Step } from './history.ts'

/** A history of small steps: `reads` and `writes` by name and version. */
class Told {
  readonly history = new History()
  #clock = 0

  step(
    what: { reads?: Record<string, number>; writes?: Record<string, number>; outcome?: Step['outcome'] },
    times?: [begun: number, ended: number],
  ): Step {
    const { history } = this
    const [begun, ended] = times ?? [0, ++this.#clock]
    const step = history.begin(`client`, begun)
    step.ended = ended
    step.outcome = what.outcome ?? 'committed'
    step.reads = this.#pairs(what.reads)
    for (const [name, version] of Object.entries(what.writes ?? {})) {
      step.writes.push(history.key(name))
      if (version > 0) history.note(history.key(name), version, step.id)
    }
    return step
  }

  snapshot(reads: Record<string, number>, after?: Step): Step {
    return this.history.snapshot('listener', this.#pairs(reads), after)
  }

  #pairs(reads: Record<string, number> = {}): Int32Array {
    return Int32Array.from(Object.entries(reads).flatMap(([name, version]) => [this.history.key(name), version]))
  }

  get anomalies(): string[] {
    return anomaliesOf(this.history)
  }
}

describe('the checker of histories', () => {
  test('finds nothing wrong with a serial history and its listeners', () => {
    const told = new Told()
    told.step({ writes: { x: 1, y: 1 } }, [0, 1])
    told.step({ reads: { x: 1 }, writes: { x: 2 } }, [2, 3])
    told.step({ reads: { x: 2, y: 1 } }, [4, 5])
    const first = told.snapshot({ x: 1, y: 1 })
    told.snapshot({ x: 2, y: 1 }, first)
    expect(told.anomalies).toEqual([])
  })

  test('lets steps at the same time come in either order', () => {
    const told = new Told()
    told.step({ writes: { x: 1 } }, [0, 10])
    told.step({ reads: { x: 0 } }, [5, 9])
    told.step({ reads: { x: 1 } }, [1, 3])
    expect(told.anomalies.join()).toMatch(/^stale/)
    const free = new Told()
    free.step({ writes: { x: 1 } }, [0, 10])
    free.step({ reads: { x: 1 } }, [5, 9])
    free.step({ reads: { x: 0 } }, [1, 3])
    expect(free.anomalies).toEqual([])
  })

  test('finds two writes in two orders (G0)', () => {
    const told = new Told()
    const [one, other] = [told.step({ writes: { x: 1, y: 2 } }), told.step({ writes: { x: 2, y: 1 } })]
    expect(told.anomalies).toEqual([expect.stringMatching(`^G0: .*${one.id} –ww→.*${other.id} –ww→`)])
  })

  test('finds information that went in a circle (G1c)', () => {
    const told = new Told()
    told.step({ writes: { x: 1 }, reads: { y: 1 } })
    told.step({ writes: { y: 1 }, reads: { x: 1 } })
    expect(told.anomalies).toEqual([expect.stringMatching(/^G1c/)])
  })

  test('finds write skew (G2)', () => {
    const told = new Told()
    told.step({ reads: { x: 0, y: 0 }, writes: { x: 1 } })
    told.step({ reads: { x: 0, y: 0 }, writes: { y: 1 } })
    expect(told.anomalies).toEqual([expect.stringMatching(/^G2/)])
  })

  test('finds a fractured read (G2)', () => {
    const told = new Told()
    told.step({ writes: { x: 1, y: 1 } })
    told.step({ reads: { x: 1, y: 0 } })
    expect(told.anomalies).toEqual([expect.stringMatching(/^G2/)])
  })

  test('finds a lost update', () => {
    const told = new Told()
    told.step({ reads: { x: 0 }, writes: { x: 1 } })
    told.step({ reads: { x: 0 }, writes: { x: 1 } })
    expect(told.anomalies.join()).toMatch(/version 1 was written by 0 and by 1/)
  })

  test('finds a stale read after an acknowledgement, also across other steps', () => {
    const told = new Told()
    told.step({ writes: { x: 1 } }, [0, 1])
    told.step({ reads: { y: 0 } }, [2, 3])
    told.step({ reads: { x: 0 } }, [4, 5])
    expect(told.anomalies).toEqual([expect.stringMatching(/^stale/)])
  })

  test('finds an acknowledged write that is nowhere, one that is there twice, and one that failed and is there', () => {
    const told = new Told()
    told.step({ writes: { x: 0 } })
    const twice = told.step({ writes: { y: 1 } })
    told.history.note(told.history.key('y'), 2, twice.id)
    told.step({ writes: { z: 1 }, outcome: 'failed' })
    expect(told.anomalies).toEqual([
      expect.stringMatching(/0 was acknowledged, and its write of x is lost/),
      expect.stringMatching(/wrote y 2 times/),
      expect.stringMatching(/2 failed, and its writes are there/),
    ])
  })

  test('lets an unanswered step be there or not, but not by half', () => {
    const told = new Told()
    told.step({ writes: { x: 0, y: 0 }, outcome: 'unknown' })
    told.step({ writes: { x: 1, y: 1 }, outcome: 'unknown' })
    expect(told.anomalies).toEqual([])
    told.step({ writes: { x: 2, y: 0 }, outcome: 'unknown' })
    expect(told.anomalies).toEqual([expect.stringMatching(/by half.*write of y is lost/)])
  })

  test('finds a version that nobody wrote', () => {
    const told = new Told()
    told.step({ writes: { x: 2 } })
    expect(told.anomalies.join()).toMatch(/nobody wrote version 1/)
  })

  test('finds snapshots that go back, are reordered, or show what never was', () => {
    const back = new Told()
    back.step({ writes: { x: 1 } })
    back.step({ reads: { x: 1 }, writes: { x: 2 } })
    back.snapshot({ x: 1 }, back.snapshot({ x: 2 }))
    expect(back.anomalies.join()).toMatch(/x went back to 1.*stale/)

    const torn = new Told()
    torn.step({ writes: { x: 1, y: 1 } })
    torn.snapshot({ x: 0, y: 1 })
    expect(torn.anomalies).toEqual([expect.stringMatching(/^G2/)])

    const reordered = new Told()
    reordered.step({ writes: { x: 1 } }, [0, 1])
    reordered.step({ writes: { y: 1 } }, [2, 3])
    reordered.snapshot({ x: 1, y: 1 }, reordered.snapshot({ x: 0, y: 1 }))
    expect(reordered.anomalies).toEqual([expect.stringMatching(/^stale/)])
  })

  test('is done with a long history in no time', () => {
    const told = new Told()
    const { history } = told
    const key = history.key('x')
    for (let n = 0; n < 100_000; n++) {
      const step = history.begin('client', n)
      Object.assign(step, { ended: n + 20.5, outcome: 'committed', reads: Int32Array.of(key, n), writes: [key] })
      history.note(key, n + 1, step.id)
    }
    expect(told.anomalies).toEqual([])
    // The last one did not see the one before it, which had ended long ago.
    history.steps.at(-1)!.reads = Int32Array.of(key, 99_000)
    expect(told.anomalies.length).toBeGreaterThan(0)
  })
})
