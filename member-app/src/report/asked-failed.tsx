import { LoadFailed } from '../ui/notice/notice.tsx'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { useOnline } from '../ui/use-online.ts'

/** Says why what was asked of the instance is not here, and asks again. */
export function AskedFailed(props: { error: unknown; failed: string; offline: string; onRetry: () => void }) {
  const { error, failed, offline, onRetry } = props
  const online = useOnline()
  return <LoadFailed text={online ? sayFailure(error, failed) : offline} onRetry={onRetry} />
}
