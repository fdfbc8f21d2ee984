import type { Locale } from '@varanda/domain/locale'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { shown } from '../../canvas/graph-canvas.ts'
import { numberText } from '../../count-text.ts'
import { fill } from '../../fill.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import type { Facts } from '../facts/facts.ts'
import { monthName } from '../facts/month.ts'
import { inOrder, unknown } from '../in-order.ts'
import { folded } from './find-people.ts'

interface PeopleTableProps {
  network: Network
  facts: Facts
  /** Only who is meant by the filters stands in it. */
  visible: Uint8Array
  chosen: number | undefined
  words: ExplorerWords
  locale: Locale
  personHref?: (person: number) => string | undefined
  onChoose: (person: number) => void
}

type Column = 'name' | 'group' | 'inviter' | 'invited' | 'knows' | 'joined'

const pageSize = 50

/** The same people as in the drawing, as a table to sort and leaf through. */
export default function PeopleTable(props: PeopleTableProps) {
  const { network, facts, visible, chosen, words, locale, personHref, onChoose } = props
  const { people } = network
  const say = words.table
  const id = useId()
  const [sort, setSort] = useState<{ by: Column; isDown: boolean }>({ by: 'name', isDown: false })
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const head = useRef<HTMLTableElement>(null)
  const wanted = useDeferredValue(typed)

  const groupOf = (person: number) => people.groups[people.group[person]!] ?? ''
  const inviterOf = (person: number) =>
    people.inviter[person] === nobody ? '' : (people.names[people.inviter[person]!] ?? '')

  /** Where each person stands by name, worked out once: a hundred thousand names are not compared again and again. */
  const nameRank = useMemo(() => ranksOf(people.names, locale), [people, locale])
  const groupRank = useMemo(() => ranksOf(people.groups, locale), [people, locale])

  const rows = useMemo(() => {
    const name = folded(wanted.trim())
    const rows: number[] = []
    for (let person = 0; person < people.count; person++)
      if (visible[person] === shown.full && (!name || folded(people.names[person]!).includes(name))) rows.push(person)
    const keys: Record<Column, (person: number) => number> = {
      name: (person) => nameRank[person]!,
      group: (person) => groupRank[people.group[person]!] ?? unknown,
      inviter: (person) => nameRank[people.inviter[person]!] ?? unknown,
      invited: (person) => facts.invited[person]!,
      knows: (person) => facts.degree[person]!,
      joined: (person) => (people.joined[person] === noDay ? unknown : people.joined[person]!),
    }
    return inOrder(rows, keys[sort.by], sort.isDown, nameRank)
  }, [wanted, sort, visible, people, facts, nameRank, groupRank])

  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const at = Math.min(page, pages - 1)
  const shownRows = rows.slice(at * pageSize, (at + 1) * pageSize)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order or another wish begins at its first page.
  useEffect(() => setPage(0), [sort, wanted])

  const turn = (to: number) => {
    setPage(to)
    head.current?.scrollIntoView({ block: 'start' })
  }

  const columns: readonly (readonly [Column, string])[] = [
    ['name', say.name],
    ...(people.groups.length > 0 ? [['group', say.group] as const] : []),
    ...(facts.hasInvites
      ? ([
          ['inviter', say.inviter],
          ['invited', say.invited],
        ] as const)
      : []),
    ['knows', say.knows],
    ...(facts.months ? [['joined', say.joined] as const] : []),
  ]
  const cell = (column: Column, person: number) => {
    if (column === 'group') return groupOf(person)
    if (column === 'inviter') return inviterOf(person)
    if (column === 'joined') return facts.month[person] === noDay ? '' : monthName(facts.month[person]!, locale)
    return numberText(locale, column === 'invited' ? facts.invited[person]! : facts.degree[person]!)
  }
  const isNumber = (column: Column) => column === 'invited' || column === 'knows'

  return (
    <div className="people-table">
      <div className="field">
        <label htmlFor={id}>{say.filter}</label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard. */}
      <section className="table-scroll" aria-label={say.caption} tabIndex={0}>
        <table ref={head}>
          <caption className="visually-hidden">{say.caption}</caption>
          <thead>
            <tr>
              {columns.map(([column, text]) => (
                <th
                  key={column}
                  scope="col"
                  className={isNumber(column) ? 'number' : undefined}
                  aria-sort={sort.by === column ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
                >
                  <button
                    type="button"
                    onClick={() =>
                      setSort({ by: column, isDown: sort.by === column ? !sort.isDown : isNumber(column) })
                    }
                  >
                    {text}
                    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                      <path
                        d={
                          sort.by !== column
                            ? 'M3 5L6 2L9 5M3 7L6 10L9 7'
                            : sort.isDown
                              ? 'M2 4L6 9L10 4'
                              : 'M2 8L6 3L10 8'
                        }
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.6"
                      />
                    </svg>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map((person) => {
              const href = personHref?.(person)
              return (
                <tr key={person} aria-current={person === chosen || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className="text-button"
                      aria-label={fill(say.choose, { name: people.names[person]! })}
                      onClick={() => onChoose(person)}
                    >
                      {people.names[person]}
                    </button>
                    {href && (
                      <a href={href} aria-label={fill(words.person.open, { name: people.names[person]! })}>
                        ↗
                      </a>
                    )}
                  </th>
                  {columns.slice(1).map(([column]) => (
                    <td key={column} className={isNumber(column) ? 'number' : undefined}>
                      {cell(column, person)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <div className="table-pages">
        <p role="status">
          {rows.length === 0
            ? say.none
            : fill(say.page, {
                from: numberText(locale, at * pageSize + 1),
                to: numberText(locale, at * pageSize + shownRows.length),
                all: numberText(locale, rows.length),
              })}
        </p>
        {pages > 1 && (
          <>
            {/* A button that is disabled loses whoever stands on it. */}
            <button
              type="button"
              className="button line compact"
              aria-disabled={at === 0}
              onClick={() => at > 0 && turn(at - 1)}
            >
              {say.previous}
            </button>
            <button
              type="button"
              className="button line compact"
              aria-disabled={at === pages - 1}
              onClick={() => at < pages - 1 && turn(at + 1)}
            >
              {say.next}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** Place of each name in the order of its language. */
function ranksOf(names: readonly string[], locale: Locale): Uint32Array {
  const { compare } = new Intl.Collator(locale)
  const order = Array.from(names.keys()).sort((a, b) => compare(names[a]!, names[b]!))
  const ranks = new Uint32Array(names.length)
  order.forEach((person, place) => {
    ranks[person] = place
  })
  return ranks
}
