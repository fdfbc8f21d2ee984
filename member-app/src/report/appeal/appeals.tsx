import { openAppeals } from '@varanda/domain/report/calls/open-appeals'
import { Empty } from '../../ui/empty.tsx'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { useOnline } from '../../ui/use-online.ts'
import { AskedFailed } from '../asked-failed.tsx'
import { ownWords, appealWords as words } from '../words.ts'
import { AppealCard } from './appeal-card.tsx'

/** The answers to what was decided that wait for an administrator. */
export function Appeals() {
  const asked = useAsked(openAppeals, {})
  const online = useOnline()
  if (asked.state === 'loading') return <Skeleton kind="person" rows={2} />
  if (asked.state === 'failed') {
    const offline = online ? words.failed : ownWords.offline
    return <AskedFailed error={asked.error} failed={words.failed} offline={offline} onRetry={asked.again} />
  }
  const { appeals } = asked.value
  if (appeals.length === 0) return <Empty title={words.empty.title} text={words.empty.text} />
  return (
    <ul className="report-cards" aria-label={words.tab}>
      {appeals.map((appeal) => (
        <RowBoundary key={appeal.id} of={appeal} as="li">
          <AppealCard appeal={appeal} onDecided={asked.again} />
        </RowBoundary>
      ))}
    </ul>
  )
}
