import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { DirectoryFilter } from '@varanda/domain/member/directory-query'
import { isExact } from '@varanda/domain/member/directory-query'
import { routes } from '@varanda/domain/site/routes'
import { useCallback, useMemo } from 'react'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useDirectoryCount } from '../data/use-directory.ts'
import { MembersFilters } from './members-filters.tsx'
import { MembersList } from './members-list.tsx'
import { filterOf, type MembersSearch } from './members-search.ts'
import { words } from './words.ts'
import './members.css'

/** Everybody in the instance: searched and filtered by the address, so that Back goes back and a link can be kept. */
export function MembersScreen() {
  const search = useSearch({ from: routes.adminUsers.path })
  const navigate = useNavigate()
  const router = useRouter()
  const filter = useMemo(() => filterOf(search), [search])
  const change = useCallback(
    (part: Partial<Record<keyof MembersSearch, string | undefined>>, replace = false) => {
      // Whoever is on their way to another screen is not called back by words that were still being typed.
      if (!router.latestLocation.pathname.endsWith(routes.adminUsers.path)) return
      void navigate({
        to: routes.adminUsers.path,
        search: (before: MembersSearch) => ({ ...before, ...part }) as MembersSearch,
        replace,
        resetScroll: false,
      })
    },
    [navigate, router],
  )
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line">
          <Count filter={filter} />
        </p>
      </header>
      <div className="page-body users">
        <MembersFilters search={search} onChange={change} />
        <MembersList filter={filter} onClear={() => void navigate({ to: routes.adminUsers.path })} />
      </div>
    </>
  )
}

function Count({ filter }: { filter: DirectoryFilter }) {
  const exact = isExact(filter)
  return exact ? <ExactCount filter={filter} /> : null
}

function ExactCount({ filter }: { filter: DirectoryFilter }) {
  const count = useDirectoryCount(filter)
  return count.state === 'ready' ? words.found(count.value.count, count.value.more) : null
}
