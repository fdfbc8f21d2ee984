import type { DirectoryFilter } from '@varanda/domain/member/directory-query'
import { Empty } from '../../ui/empty.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { MembersCards, MembersTable } from './members-rows.tsx'
import { useMembers } from './use-members.ts'
import { words } from './words.ts'

/** What was found, a page at a time: cards on phones, a table where there is room for one. */
export function MembersList({ filter, onClear }: { filter: DirectoryFilter; onClear: () => void }) {
  const { state, stale, cards, more, loadingMore, loadMore } = useMembers(filter)
  const wide = useWide()
  if (state === 'failed') return <LoadFailed />
  if (state === 'loading') return <Skeleton kind="person" rows={8} />
  if (cards.length === 0 && !more) {
    return (
      <Empty title={words.empty.title} text={words.empty.text} module="petala">
        <button type="button" className="button line" onClick={onClear}>
          {words.clear}
        </button>
      </Empty>
    )
  }
  return (
    <div className="members-found" aria-busy={stale}>
      {wide ? <MembersTable cards={cards} /> : <MembersCards cards={cards} />}
      {more && (
        <button
          type="button"
          className="button line members-more"
          aria-disabled={loadingMore || stale}
          onClick={loadMore}
        >
          {loadingMore ? words.loadingMore : cards.length === 0 ? words.lookOn : words.more}
        </button>
      )}
    </div>
  )
}
