import { nobody, noDay, type People } from '@varanda/graph/network'
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
  const day = (day: number) => (day === noDay ? unknown : figures.day(day))
  const count = Math.min(rows, people.count)
  const some = Array.from({ length: count }, (_, row) => Math.floor((row * people.count) / count))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by a keyboard.
    <section className="scrolling" tabIndex={0} aria-labelledby="people-title">
      <table>
        <caption id="people-title">{title}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {some.map((person) => {
            const inviter = people.inviter[person]!
            return (
              <tr key={person}>
                <th scope="row">{people.names[person]}</th>
                <td>{people.groups[people.group[person]!] ?? none}</td>
                <td>{day(people.born[person]!)}</td>
                <td>{day(people.joined[person]!)}</td>
                <td>{inviter === nobody ? none : people.names[inviter]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
