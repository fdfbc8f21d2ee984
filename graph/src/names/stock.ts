import type { NameLanguage } from '../recipe.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

/**
 * Names of people whose forebears came from the same part of the world, each list a row of words, the commonest first.
 */
export interface Ascendance {
  readonly surnames: string
  /** Of those born before 1955, before 1988 and later; one list where fashion does not tell. */
  readonly women: readonly string[]
  readonly men: readonly string[]
}

/** Names of one language, flat. The first ascendance is that of most people. */
export interface NameStock {
  readonly first: readonly string[]
  readonly surnames: readonly string[]
  /** Of each surname, the number of its ascendance. */
  readonly ascendance: Uint8Array
  /**
   * Where in `first` the names of an ascendance, a sex and a generation lie, at `6 * ascendance + 3 * woman +
   * generation`.
   */
  readonly starts: Uint16Array
  readonly ends: Uint16Array
  /** Between the two surnames of one family. */
  readonly join: string
}

function stockOf(ascendances: readonly Ascendance[], join: string): NameStock {
  const first: string[] = []
  const surnames: string[] = []
  const of: number[] = []
  const starts = new Uint16Array(6 * ascendances.length)
  const ends = new Uint16Array(6 * ascendances.length)
  for (const [number, ascendance] of ascendances.entries()) {
    for (const surname of ascendance.surnames.split(' ')) of[surnames.push(surname) - 1] = number
    for (const [woman, lists] of [ascendance.men, ascendance.women].entries()) {
      for (let generation = 0; generation < 3; generation++) {
        const at = 6 * number + 3 * woman + generation
        const list = lists[generation]
        starts[at] = list ? first.length : starts[at - 1]!
        if (list) first.push(...list.split(' '))
        ends[at] = first.length
      }
    }
  }
  return { first, surnames, ascendance: Uint8Array.from(of), starts, ends, join }
}

const made: Partial<Record<NameLanguage, NameStock>> = {}

export function namesIn(language: NameLanguage): NameStock {
  made[language] ??= language === 'pt' ? stockOf(pt, ' ') : stockOf(en, '-')
  return made[language]
}
