import type { Network } from '@varanda/graph/network'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pullingTies } from '../pulling-ties.ts'
import { type Arranger, openArranger } from '../worker/run-job.ts'

export type Arranging = 'arranging' | 'settled' | 'paused' | 'failed'

export interface Arrangement {
  readonly state: Arranging
  readonly pinned: ReadonlySet<number>
  /** Where people are by now; undefined until they are anywhere. */
  positions(): Float32Array | undefined
  pause(): void
  resume(): void
  /** After a failure: from the beginning too, unless everybody had found their place. */
  retry(): void
  /** From the beginning, and otherwise than before. */
  again(): void
  pin(person: number, x: number, y: number): void
  release(people: Iterable<number>): void
}

const firstSeed = 1

/** Finds everybody a place in a worker, and tells `place` of it as it goes. */
export function useArrangement(network: Network, place: (positions: Float32Array) => void): Arrangement {
  const [state, setState] = useState<Arranging>('arranging')
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set())
  const arranger = useRef<Arranger>(undefined)
  const latest = useRef<Float32Array>(undefined)
  const seed = useRef(firstSeed)
  /** Whether everybody has stood, so that `latest` is a place to go on from. */
  const haveStood = useRef(false)

  const run = useCallback(
    (start?: Float32Array) => {
      arranger.current?.stop()
      setState('arranging')
      haveStood.current = start !== undefined
      arranger.current = openArranger(
        { people: network.people.count, ties: pullingTies(network.ties), seed: seed.current, ...(start && { start }) },
        {
          place: (positions) => {
            latest.current = positions
            place(positions)
          },
          settled: () => {
            haveStood.current = true
            setState('settled')
          },
          crashed: () => {
            setState('failed')
            if (latest.current) return
            latest.current = discOf(network.people.count)
            place(latest.current)
          },
        },
      )
      return arranger.current
    },
    [network, place],
  )

  useEffect(() => {
    seed.current = firstSeed
    latest.current = undefined
    setPinned(new Set())
    run()
    return () => arranger.current?.stop()
  }, [run])

  const retry = () => {
    const positions = latest.current
    const running = run(haveStood.current ? positions : undefined)
    if (positions) for (const person of pinned) running.pin(person, positions[2 * person]!, positions[2 * person + 1]!)
  }

  return {
    state,
    pinned,
    positions: () => latest.current,
    pause: () => {
      arranger.current?.pause()
      setState('paused')
    },
    resume: () => {
      arranger.current?.resume()
      setState('arranging')
    },
    retry,
    again: () => {
      seed.current++
      setPinned(new Set())
      run()
    },
    pin: (person, x, y) => {
      const positions = latest.current
      if (!positions) return
      positions[2 * person] = x
      positions[2 * person + 1] = y
      place(positions)
      if (!pinned.has(person)) setPinned(new Set(pinned).add(person))
      if (state === 'settled') setState('arranging')
      if (state !== 'failed') arranger.current?.pin(person, x, y)
    },
    release: (people) => {
      const rest = new Set(pinned)
      for (const person of people) {
        rest.delete(person)
        if (state !== 'failed') arranger.current?.release(person)
      }
      if (state === 'settled') setState('arranging')
      setPinned(rest)
    },
  }
}

/** Everybody as evenly as seeds in a sunflower: where they stand while nobody can find them a better place. */
function discOf(people: number): Float32Array {
  const golden = Math.PI * (3 - Math.sqrt(5))
  const positions = new Float32Array(2 * people)
  for (let person = 0; person < people; person++) {
    positions[2 * person] = Math.sqrt(person) * Math.cos(person * golden)
    positions[2 * person + 1] = Math.sqrt(person) * Math.sin(person * golden)
  }
  return positions
}
