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

/** What stands where something could not be loaded, with a way on. `isAgain`: it is being tried again. */
export function LoadFailed(props: { text?: string; isAgain?: boolean; onRetry?: () => void }) {
  const { text = words.failed.text, isAgain = false, onRetry = () => location.reload() } = props
  return (
    <div className="load-failed" role="alert">
      <p>{text}</p>
      <button
        type="button"
        className="button line compact"
        aria-disabled={isAgain}
        onClick={() => isAgain || onRetry()}
      >
        {words.failed.retry}
      </button>
    </div>
  )
}
