import { Link } from '@tanstack/react-router'
import type { Entry } from '@varanda/domain/post/entry'
import type { ReactNode } from 'react'
import { FaceLink, PersonLink } from '../ui/person/person-link.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { Time } from '../ui/time/time.tsx'
import { EditedMark } from './edit/edited-mark.tsx'
import { useAuthorName } from './use-author-name.ts'

/** Who wrote it and when; the name leads to them, in the feed the moment to the post. */
export function PostHead({ entry, linked, children }: { entry: Entry; linked?: boolean; children?: ReactNode }) {
  const name = useAuthorName(entry)
  const { author, createdAt, postId } = entry
  return (
    <header className="post-head">
      <FaceLink uid={author.uid}>
        <Portrait uid={author.uid} />
      </FaceLink>
      <div>
        <p className="post-author" dir="auto">
          <PersonLink uid={author.uid} id={`author-${postId}`}>
            {name}
          </PersonLink>
        </p>
        <p className="post-time">
          {linked ? (
            <Link id={`time-${postId}`} to="/user/post/$postId" params={{ postId }}>
              <Time at={createdAt.toDate()} />
            </Link>
          ) : (
            <Time at={createdAt.toDate()} />
          )}
          <EditedMark entry={entry} />
        </p>
      </div>
      {children}
    </header>
  )
}
