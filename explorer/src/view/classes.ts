import { type Locale, localeTags } from '@varanda/domain/locale'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { numberText } from '../count-text.ts'
import { fill } from '../fill.ts'
import { plainColour, rampColour, windowColours } from '../paint.ts'
import type { Colouring } from '../view-state.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'

export interface PersonClass {
  readonly name: string
  readonly colour: string
  readonly count: number
}

/** Everybody sorted into what a legend lists. */
export interface Classes {
  /** Index into `list`, for each person. */
  readonly of: Uint8Array
  readonly list: readonly PersonClass[]
}

/** What is worked out only when it is asked for. */
export interface Measured {
  readonly communities?: { readonly of: Uint32Array; readonly count: number }
  readonly betweenness?: Float64Array
}

/**
 * Undefined while what it needs is not worked out yet. Which classes there are and what they look like is told of the
 * whole network, so that no colour changes its meaning while months go by; who is in them, and how many, is told `now`.
 */
export function classesOf(
  by: Colouring,
  network: Network,
  facts: Facts,
  now: Facts,
  measured: Measured,
  words: ExplorerWords,
  locale: Locale,
): Classes | undefined {
  const classes = sorted(by, network, facts, now, measured, words, locale)
  if (!classes || now === facts) return classes
  const counts = new Uint32Array(classes.list.length)
  for (const [person, at] of classes.of.entries()) if (now.month[person]! <= now.until) counts[at]!++
  return { of: classes.of, list: classes.list.map((one, at) => ({ ...one, count: counts[at]! })) }
}

function sorted(
  by: Colouring,
  { people }: Network,
  facts: Facts,
  now: Facts,
  measured: Measured,
  words: ExplorerWords,
  locale: Locale,
): Classes | undefined {
  if (by === 'group') return byName(people.group, people.groups, words, locale)
  if (by === 'community') {
    const { communities } = measured
    if (!communities) return undefined
    const names = Array.from({ length: communities.count }, (_, at) => fill(words.legend.communityName, { n: at + 1 }))
    return byName(communities.of, names, words, locale)
  }
  if (by === 'age') return byAge(people.born, now.today, words)
  if (by === 'betweenness') {
    const { betweenness } = measured
    if (!betweenness) return undefined
    const percent = new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumSignificantDigits: 2 })
    return byNumber(betweenness, betweenness, (value) => percent.format(value), false)
  }
  return byNumber(facts[by], now[by], (value) => numberText(locale, value), true)
}

/** The largest ones get a colour of their own; the rest share one, for no colour may stand for two. */
function byName(of: Uint32Array, names: readonly string[], words: ExplorerWords, locale: Locale): Classes {
  const counts = new Uint32Array(names.length)
  let without = 0
  for (const group of of) {
    if (group === nobody || group >= names.length) without++
    else counts[group]!++
  }
  const order = Array.from(counts.keys())
    .filter((group) => counts[group]! > 0)
    .sort((a, b) => counts[b]! - counts[a]! || a - b)
  const named = Math.min(order.length, windowColours.length)
  const list: PersonClass[] = order
    .slice(0, named)
    .map((group, at) => ({ name: names[group]!, colour: windowColours[at]!, count: counts[group]! }))
  const rest = order.slice(named)
  const classOf = new Uint32Array(names.length).fill(named)
  for (let at = 0; at < named; at++) classOf[order[at]!] = at
  if (rest.length > 0) {
    const form = rest.length === 1 ? words.legend.others.one : words.legend.others.other
    const count = rest.reduce((sum, group) => sum + counts[group]!, 0)
    list.push({
      name: fill(form, { n: numberText(locale, rest.length) }),
      colour: plainColour,
      count,
    })
  }
  const none = list.length
  if (without > 0) list.push({ name: words.legend.none, colour: plainColour, count: without })
  const placeOf = (group: number) => (group === nobody || group >= names.length ? none : classOf[group]!)
  return { of: Uint8Array.from(of, placeOf), list }
}

const ageSteps = [0, 13, 18, 30, 45, 60, 75]

/** Years that are full on a day; days since 1970. */
export function ageOn(born: number, today: number): number {
  const [from, to] = [born, today].map((of) => new Date(of * 86_400_000)) as [Date, Date]
  const isBefore = to.getUTCMonth() - from.getUTCMonth() || to.getUTCDate() - from.getUTCDate()
  return Math.max(0, to.getUTCFullYear() - from.getUTCFullYear() - (isBefore < 0 ? 1 : 0))
}

function byAge(born: Int32Array, today: number, words: ExplorerWords): Classes {
  const unknown = ageSteps.length
  const of = Uint8Array.from(born, (day) => {
    if (day === noDay) return unknown
    const age = ageOn(day, today)
    return ageSteps.findLastIndex((least) => age >= least)
  })
  const names = ageSteps.map((least, at) => {
    const next = ageSteps[at + 1]
    return fill(words.person.age.other, { n: next === undefined ? `${least}+` : `${least}–${next - 1}` })
  })
  // The ramp is theirs whose age is known: its brightest would say that nobody is older.
  return counted(of, names.map(ramped).concat({ name: words.legend.unknown, colour: plainColour }))
}

/** Up to six steps of about as many people each at the end, with equal values always together. */
function byNumber(
  final: ArrayLike<number>,
  values: ArrayLike<number>,
  say: (value: number) => string,
  isWhole: boolean,
): Classes {
  const sorted = Float64Array.from(final).sort()
  const distinct = new Set(sorted)
  const starts =
    distinct.size <= 6
      ? [...distinct]
      : [...new Set(Array.from({ length: 6 }, (_, at) => sorted[Math.floor((at * sorted.length) / 6)]!))]
  const of = Uint8Array.from(values, (value) =>
    Math.max(
      0,
      starts.findLastIndex((least) => value >= least),
    ),
  )
  const names = starts.map((least, at) => {
    const next = starts[at + 1]
    const last = next === undefined ? sorted.at(-1)! : isWhole ? next - 1 : next
    return last === least ? say(least) : `${say(least)}–${say(last)}`
  })
  return counted(of, names.map(ramped))
}

const ramped = (name: string, at: number, { length }: readonly string[]) => ({ name, colour: rampColour(at, length) })

function counted(of: Uint8Array, list: readonly Omit<PersonClass, 'count'>[]): Classes {
  const counts = new Uint32Array(list.length)
  for (const at of of) counts[at]!++
  return { of, list: list.map((one, at) => ({ ...one, count: counts[at]! })) }
}
