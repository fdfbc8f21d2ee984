import { Link } from '@tanstack/react-router'
import type { Entry } from '@varanda/domain/post/entry'
import type { ReactNode } from 'react'
import { useNames } from '../connection/data/connections.ts'
import { Portrait } from '../ui/portrait.tsx'
import { Time } from '../ui/time/time.tsx'

/** Who wrote it and when; in the feed the moment leads to the post. */
export function PostHead({ entry, linked, children }: { entry: Entry; linked?: boolean; children?: ReactNode }) {
  const { nameOf } = useNames()
  const { author, createdAt, postId } = entry
  return (
    <header className="post-head">
      <Portrait uid={author.uid} />
      <div>
        <p className="post-author" dir="auto">
          {nameOf(author)}
        </p>
        <p className="post-time">
          {linked ? (
            <Link id={`time-${postId}`} to="/user/post/$postId" params={{ postId }}>
              <Time at={createdAt.toDate()} />
            </Link>
          ) : (
            <Time at={createdAt.toDate()} />
          )}
        </p>
      </div>
      {children}
    </header>
  )
}
