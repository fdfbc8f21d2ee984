import { sayFailure } from '../ui/notice/say-failure.ts'
import { useOnline } from '../ui/use-online.ts'
import { words as shared } from '../ui/words.ts'

/** Says why what was asked of the instance is not here, and asks again. */
export function AskedFailed(props: { error: unknown; failed: string; offline: string; onRetry: () => void }) {
  const { error, failed, offline, onRetry } = props
  const online = useOnline()
  return (
    <div className="load-failed" role="alert">
      <p>{online ? sayFailure(error, failed) : offline}</p>
      <button type="button" className="button line compact" onClick={onRetry}>
        {shared.failed.retry}
      </button>
    </div>
  )
}
