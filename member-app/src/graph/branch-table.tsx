import { type BranchRowsProps, branchFacts } from './branch-facts.ts'
import { branchColumns } from './sort-branches.ts'
import { words } from './words.ts'

const { columns } = words.health

/** The branches as a table whose heads sort it. */
export function BranchTable({ rows, sorting, onSort }: BranchRowsProps) {
  return (
    <table className="branch-table">
      <caption className="visually-hidden">{words.health.caption}</caption>
      <thead>
        <tr>
          {branchColumns.map((column) => {
            const isBy = column === sorting.by
            return (
              <th key={column} scope="col" aria-sort={isBy ? (sorting.isDown ? 'descending' : 'ascending') : undefined}>
                <button
                  type="button"
                  className="branch-sort"
                  onClick={() => onSort({ by: column, isDown: isBy ? !sorting.isDown : column !== 'name' })}
                >
                  {columns[column]}
                  <span aria-hidden="true">{isBy && (sorting.isDown ? ' ↓' : ' ↑')}</span>
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const facts = branchFacts(row)
          return (
            <tr key={row.branch.foot}>
              <th scope="row">
                <a href={row.href}>{row.name}</a>
              </th>
              {branchColumns.map((column) => column !== 'name' && <td key={column}>{facts[column]}</td>)}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
