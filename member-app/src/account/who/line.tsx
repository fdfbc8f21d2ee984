import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Live } from '../../data/live.ts'
import { words as shared } from '../../ui/words.ts'
import { words } from './words.ts'

/** Where a line leads: a screen, and the part of it. */
export interface Way {
  to: '/user/settings' | '/user/notices/settings' | '/user/take' | '/user/reports'
  hash?: string
  /** It is looked at there, not changed. */
  isLook?: boolean
}

/** One sentence of how something is now, with the way to where that is changed. */
export function Line({ title, way, children }: { title: string; way?: Way; children: ReactNode }) {
  return (
    <li className="who-line">
      <div>
        <h3 className="who-what">{title}</h3>
        <div>{children}</div>
      </div>
      {way && (
        <Link
          className="text-button"
          to={way.to}
          {...(way.hash && { hash: way.hash })}
          aria-label={(way.isLook ? words.seeOf : words.changeOf)(title)}
        >
          {way.isLook ? words.see : words.change}
        </Link>
      )}
    </li>
  )
}

/** What is read for a line: its sentence once it is here, and that it is not. */
export function Said<Value>({ from, say }: { from: Live<Value>; say: (value: Value) => string }) {
  if (from.state === 'failed') return <p role="alert">{shared.failed.text}</p>
  return <p>{from.state === 'ready' ? say(from.value) : '…'}</p>
}

/** Lines of one kind, under their name. */
export function Lines({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="settings-title">
        {title}
      </h2>
      <ul className="who-lines">{children}</ul>
    </section>
  )
}
