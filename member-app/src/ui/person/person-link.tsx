import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** What leads to a person's page: their name, or all of their row. `id`: where Back returns the focus to. */
export function PersonLink(props: { uid: string; id?: string; className?: string; children: ReactNode }) {
  const { uid, id, className = 'person-link', children } = props
  return (
    <Link to="/user/people/$uid" params={{ uid }} id={id} className={className}>
      {children}
    </Link>
  )
}

/** Their face, for fingers: the name beside it is the link that is read and reached by keyboard. */
export function FaceLink({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <Link to="/user/people/$uid" params={{ uid }} className="face-link" tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  )
}
