import { useId } from 'react'
import { type BranchRowsProps, branchFacts } from './branch-facts.ts'
import { branchColumns } from './sort-branches.ts'
import { words } from './words.ts'

const { columns } = words.health

/** The branches one below the other, for phones; what is none is left out, unless it is what they are sorted by. */
export function BranchCards({ rows, sorting, onSort }: BranchRowsProps) {
  const field = useId()
  return (
    <>
      <p className="branch-sorting">
        <label htmlFor={field}>{words.health.sort}</label>
        <select
          id={field}
          className="input pick"
          value={sorting.by}
          onChange={({ target }) => {
            const by = branchColumns.find((column) => column === target.value)
            if (by) onSort({ by, isDown: by !== 'name' })
          }}
        >
          {branchColumns.map((column) => (
            <option key={column} value={column}>
              {columns[column]}
            </option>
          ))}
        </select>
      </p>
      <ul className="admin-list">
        {rows.map((row) => {
          const facts = branchFacts(row)
          return (
            <li key={row.branch.foot} className="branch-card">
              <a href={row.href}>{row.name}</a>
              <dl className="facts">
                {branchColumns.map(
                  (column) =>
                    column !== 'name' &&
                    (facts[column] !== '0' || column === sorting.by) && (
                      <div key={column}>
                        <dt>{columns[column]}</dt>
                        <dd>{facts[column]}</dd>
                      </div>
                    ),
                )}
              </dl>
            </li>
          )
        })}
      </ul>
    </>
  )
}
