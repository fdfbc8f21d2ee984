import { networkGraph } from '@varanda/domain/graph/messages/en/network-graph'
import { networkGraph as emPortugues } from '@varanda/domain/graph/messages/pt/network-graph'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { describe, expect, it } from 'vitest'
import type { Sense } from '../view-state.ts'
import { factsOf } from './facts/facts.ts'
import { factsAt } from './facts/facts-at.ts'
import { wayOf } from './way.ts'
import { wayText } from './way-text.ts'

const words = networkGraph.explorer
const [ana, beto, caio, duda] = [0, 1, 2, 3] as const
const [january, february, march] = [0, 31, 60] as const

/** Ana brought Beto, Beto brought Caio, who know each other for it; Duda came in by nobody and knows nobody. */
const network = (joined: readonly number[], inviter: readonly number[] = [nobody, ana, beto, nobody]): Network => ({
  people: {
    count: 4,
    names: ['Ana', 'Beto', 'Caio', 'Duda'],
    group: new Uint32Array(4).fill(nobody),
    groups: [],
    inviter: Uint32Array.from(inviter),
    joined: Int32Array.from([...joined, noDay]),
    born: new Int32Array(4).fill(noDay),
    household: new Uint32Array(4).fill(nobody),
  },
  ties: { count: 2, from: Uint32Array.of(ana, caio), to: Uint32Array.of(beto, beto), kind: new Uint8Array(2) },
})
const months = network([january, february, march])

function told(of: Network, from: number, to: number, sense: Sense, until?: number): string {
  const facts = factsAt(of, factsOf(of), until)
  return wayText(wayOf({ from, to, sense }, of.people, facts), sense, facts, words, 'en')
}

describe('how two people are joined', () => {
  it('is told in invites, and over how many months they came', () => {
    expect(told(months, ana, caio, 'invites')).toBe('2 invites, each leading to the next, over 2 months.')
    expect(told(months, beto, ana, 'invites')).toBe('1 invite joins the two, over 1 month.')
  })

  it('leaves months out where all came in one, and where a day is not known', () => {
    expect(told(network([january, january, january]), ana, caio, 'invites')).toBe(
      '2 invites, each leading to the next.',
    )
    expect(told(network([january, noDay, march]), ana, caio, 'invites')).toBe('2 invites, each leading to the next.')
    expect(told(network([noDay, noDay, noDay]), ana, beto, 'invites')).toBe('1 invite joins the two.')
  })

  it('is told in steps where acquaintance is asked for, or nobody brought anybody', () => {
    expect(told(months, ana, caio, 'ties')).toBe('2 steps, through people who know each other.')
    const uninvited = network([january, february, march], [nobody, nobody, nobody, nobody])
    expect(told(uninvited, ana, beto, 'invites')).toBe('1 step, through people who know each other.')
    expect(told(uninvited, ana, duda, 'invites')).toBe(words.path.none)
  })

  it('is said not to be, by invites or at all', () => {
    expect(told(months, ana, duda, 'invites')).toBe(words.path.noneByInvites)
    expect(told(months, ana, duda, 'ties')).toBe(words.path.none)
  })

  it('is told as far as it had come while the months go by', () => {
    expect(told(months, ana, caio, 'invites', 0)).toBe('In January 1970 this path did not exist yet.')
    expect(told(months, ana, caio, 'invites', 1)).toBe('By February 1970, 1 invite of this path.')
    expect(told(months, ana, caio, 'invites', 2)).toBe('2 invites, each leading to the next, over 2 months.')
    expect(told(months, ana, caio, 'ties', 1)).toBe('In February 1970 this path did not exist yet.')
  })

  it('is told in the words and months of the page', () => {
    const facts = factsAt(months, factsOf(months), 1)
    const way = wayOf({ from: ana, to: caio, sense: 'invites' }, months.people, facts)
    expect(wayText(way, 'invites', facts, emPortugues.explorer, 'pt')).toBe(
      'Até fevereiro de 1970, 1 convite deste caminho.',
    )
  })
})
