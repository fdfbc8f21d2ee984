import { sayTime } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { RenewButton } from './renew-button.tsx'
import type { InstanceGraph } from './use-instance-graph.ts'
import type { Renewal } from './use-renewal.ts'
import { words } from './words.ts'

/** When the map was made, whether there is a newer one, and having one made. */
export function AsOf({ instance: { shown, head, take }, renewal }: { instance: InstanceGraph; renewal: Renewal }) {
  const now = useNow()
  if (!shown) return null
  const isBehind = head !== undefined && head.edition > shown.head.edition && renewal.state === 'idle'
  const said = (at: typeof shown.head) => sayTime(at.madeAt.toDate(), now)
  return (
    <div className="map-made">
      <p className="small quiet">
        {words.count(shown.head.members)}. {words.made(said(shown.head))}
      </p>
      <div role="status">
        {isBehind && (
          <p className="small map-newer">
            {words.newer(said(head))}
            <button type="button" className="text-button" onClick={take}>
              {words.take}
            </button>
          </p>
        )}
      </div>
      <RenewButton renewal={renewal} />
    </div>
  )
}
