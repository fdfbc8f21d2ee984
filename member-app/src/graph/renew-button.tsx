import type { Renewal } from './use-renewal.ts'
import { words } from './words.ts'

/** Has a new edition made, and says that it is under way. */
export function RenewButton({ renewal: { state, ask } }: { renewal: Renewal }) {
  return (
    <div className="map-renew">
      <button type="button" className="button line compact" aria-disabled={state !== 'idle'} onClick={ask}>
        {state === 'idle' ? words.renew : words.renewing}
      </button>
      <p role="status" className="small quiet">
        {state === 'late' && words.renewingLong}
      </p>
    </div>
  )
}
