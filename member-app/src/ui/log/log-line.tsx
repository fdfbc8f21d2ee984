import type { AuditEntry } from '@varanda/domain/audit/audit'
import { auditLog as en } from '@varanda/domain/audit/messages/en/audit-log'
import { auditLog as pt } from '@varanda/domain/audit/messages/pt/audit-log'
import type { ReactNode } from 'react'
import { inLocale } from '../locale.ts'
import { Time } from '../time/time.tsx'
import './log.css'

const words = inLocale({ pt, en })

/** The member that an entry is about; undefined when it is about something else. */
export function memberOf({ target, facts }: Pick<AuditEntry, 'target' | 'facts'>): string | undefined {
  return (
    /^(?:users|seatRequests)\/([^/]+)$/.exec(target)?.[1] ?? (typeof facts?.uid === 'string' ? facts.uid : undefined)
  )
}

/** One line of the instance's log: what was done, by whom, to whom, why and when. */
export function LogLine(props: {
  entry: AuditEntry
  who: string | undefined
  whom: string | undefined
  children?: ReactNode
}) {
  const { entry, whom = words.someone, children } = props
  const who = entry.by === null ? words.instance : (props.who ?? words.someone)
  const { act, at, reason, facts = {} } = entry
  const sentence = words.sentences[act]({ who, whom, facts })
  return (
    <li className="log-entry">
      <p>
        {sentence.charAt(0).toUpperCase() + sentence.slice(1)}{' '}
        <span className="small quiet">
          <Time at={at.toDate()} />
        </span>
      </p>
      {reason && (
        <p className="log-reason">
          <span className="small quiet">{words.reason}</span> {reason}
        </p>
      )}
      {children}
    </li>
  )
}
