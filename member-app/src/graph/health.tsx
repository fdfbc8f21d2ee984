import type { ShownGraph } from '@varanda/domain/graph/graph-page'
import { useState } from 'react'
import { useWide } from '../ui/use-wide.ts'
import { BranchCards } from './branch-cards.tsx'
import { BranchTable } from './branch-table.tsx'
import type { Branch } from './branches.ts'
import { type Sorting, sortBranches } from './sort-branches.ts'
import { words } from './words.ts'

const perPage = 10
const usual: Sorting = { by: 'members', isDown: true }

/** How the branches are doing: a table where there is room for one, cards on phones; ten at a time. */
export function Health(props: { graph: ShownGraph; branches: readonly Branch[]; hrefOf: (uid: string) => string }) {
  const { graph, branches, hrefOf } = props
  const [sorting, setSorting] = useState(usual)
  const [page, setPage] = useState(0)
  const wide = useWide()
  if (branches.length === 0) return null
  const sort = (next: Sorting) => {
    setSorting(next)
    setPage(0)
  }
  const first = page * perPage
  const rows = sortBranches(branches, graph, sorting)
    .slice(first, first + perPage)
    .map((branch) => {
      const { uid, name } = graph.members[branch.foot]!
      return { branch, name, href: hrefOf(uid) }
    })
  const Rows = wide ? BranchTable : BranchCards
  return (
    <section className="stack" aria-labelledby="branches-title">
      <h2 id="branches-title">{words.health.title}</h2>
      <p className="quiet">{words.health.lead}</p>
      <Rows rows={rows} sorting={sorting} onSort={sort} />
      {branches.length > perPage && (
        <nav className="branch-pages" aria-label={words.health.caption}>
          <button
            type="button"
            className="button line compact"
            aria-disabled={page === 0}
            onClick={() => page > 0 && setPage(page - 1)}
          >
            {words.health.previous}
          </button>
          <span className="small" role="status">
            {words.health.page(first + 1, first + rows.length, branches.length)}
          </span>
          <button
            type="button"
            className="button line compact"
            aria-disabled={first + perPage >= branches.length}
            onClick={() => first + perPage < branches.length && setPage(page + 1)}
          >
            {words.health.next}
          </button>
        </nav>
      )}
      <p className="small quiet">{words.health.note}</p>
    </section>
  )
}
