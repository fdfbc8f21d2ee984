import type { IconName } from '@varanda/design/icons'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

/** A sentence that asks for attention: an icon and words, never colour alone. */
export function Notice({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className="notice">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}

/** What stands where something could not be loaded, with a way on. */
export function LoadFailed({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  return (
    <div className="load-failed" role="alert">
      <p>{words.failed.text}</p>
      <button type="button" className="button line compact" onClick={onRetry}>
        {words.failed.retry}
      </button>
    </div>
  )
}
