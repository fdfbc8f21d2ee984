import '@varanda/explorer/explorer.css'
import './network-graph.css'
import { Empty } from '../ui/empty.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AsOf } from './as-of.tsx'
import { InstanceMap } from './instance-map.tsx'
import { RenewButton } from './renew-button.tsx'
import { useInstanceGraph } from './use-instance-graph.ts'
import { useRenewal } from './use-renewal.ts'
import { words } from './words.ts'

/** The living graph of the instance: who came through whom, who knows whom, and how the branches are doing. */
export function NetworkGraphScreen() {
  const instance = useInstanceGraph()
  const renewal = useRenewal(instance)
  const { state, shown, head, share, hasFailed, take } = instance
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
        {shown && <AsOf instance={instance} renewal={renewal} />}
      </header>
      {/* Where nothing is heard of an edition there is none to take: the page begins anew. */}
      {(state === 'failed' || hasFailed) && <LoadFailed {...(head && { onRetry: take })} />}
      {state === 'loading' && (
        <div className="page-body">
          <Skeleton kind="person" rows={6} />
          {share > 0 && <p className="small quiet">{words.reading(Math.round(100 * share))}</p>}
        </div>
      )}
      {state === 'none' && (
        <div className="page-body">
          <Empty {...words.none} module="petala">
            <RenewButton renewal={renewal} />
          </Empty>
        </div>
      )}
      {state === 'ready' && shown && <InstanceMap key={shown.head.edition} graph={shown.graph} />}
    </>
  )
}
