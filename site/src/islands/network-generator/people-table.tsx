import { noDay, type People } from '@varanda/graph/network'
import type { Figures, GeneratorWords } from './words.ts'

interface PeopleTableProps {
  words: GeneratorWords
  figures: Figures
  people: People
}

const rows = 10

/** Some people of a network, from its first to its last, to get to know it by. */
export function PeopleTable({ words, figures, people }: PeopleTableProps) {
  const { title, columns, none, unknown } = words.people
  const count = Math.min(rows, people.count)
  const some = Array.from({ length: count }, (_, row) => Math.floor((row * people.count) / count))
  const dayOf = (days: Int32Array) => (person: number) =>
    days[person] === noDay ? undefined : figures.day(days[person]!)
  const tell = {
    group: (person) => people.groups[people.group[person]!],
    born: dayOf(people.born),
    joined: dayOf(people.joined),
    inviter: (person) => people.names[people.inviter[person]!],
  } satisfies Record<string, (person: number) => string | undefined>
  // What is known of nobody needs no column.
  const known = (Object.keys(tell) as (keyof typeof tell)[]).filter((column) => some.some(tell[column]))
  const blank = { group: unknown, born: unknown, joined: unknown, inviter: none }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by a keyboard.
    <section className="scrolling" tabIndex={0} aria-labelledby="people-title">
      <table>
        <caption id="people-title">{title}</caption>
        <thead>
          <tr>
            {(['name', ...known] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {some.map((person) => (
            <tr key={person}>
              <th scope="row">{people.names[person]}</th>
              {known.map((column) => (
                <td key={column} className={column}>
                  {tell[column](person) ?? blank[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
