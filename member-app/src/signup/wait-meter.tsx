import { answerDays } from '@varanda/domain/signup/answer-promise'
import type { Wait } from '@varanda/domain/signup/signup-wait'
import { Icon } from '../ui/icon.tsx'
import { sayDue } from './wait-words.ts'
import { words } from './words.ts'

const iconOf = { calm: undefined, due: 'clock', late: 'warning' } as const
const blocks = Array.from({ length: answerDays.to }, (_, index) => index)

/** Five blocks are five business days. The words say it too, and from the third day an icon. */
export function WaitMeter({ wait }: { wait: Wait }) {
  const icon = iconOf[wait.level]
  return (
    <span className={`wait ${wait.level}`}>
      <span className="wait-days">
        {icon && <Icon name={icon} size={20} />}
        {words.wait.days(wait.days)}
      </span>
      <span className="wait-blocks" aria-hidden="true">
        {blocks.map((index) => (
          <span key={index} className={index < wait.days ? 'full' : undefined} />
        ))}
      </span>
      {wait.level !== 'calm' && <span className="wait-due">{sayDue(wait)}</span>}
    </span>
  )
}

/** The same in one line, over a request that is open. */
export function WaitBadge({ wait }: { wait: Wait }) {
  const icon = iconOf[wait.level]
  const due = sayDue(wait)
  return (
    <p className={`wait-badge ${wait.level}`}>
      {icon && <Icon name={icon} size={20} />}
      {wait.days === 0 ? due : words.wait.badge(words.wait.days(wait.days), due)}
    </p>
  )
}
