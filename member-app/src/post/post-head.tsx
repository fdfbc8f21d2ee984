import { Link } from '@tanstack/react-router'
import type { Entry } from '@varanda/domain/post/entry'
import type { ReactNode } from 'react'
import { Portrait } from '../ui/portrait.tsx'
import { Time } from '../ui/time/time.tsx'
import { useAuthorName } from './use-author-name.ts'

/** Who wrote it and when; in the feed the moment leads to the post. */
export function PostHead({ entry, linked, children }: { entry: Entry; linked?: boolean; children?: ReactNode }) {
  const name = useAuthorName(entry)
  const { author, createdAt, postId } = entry
  return (
    <header className="post-head">
      <Portrait uid={author.uid} />
      <div>
        <p className="post-author" dir="auto">
          {name}
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
