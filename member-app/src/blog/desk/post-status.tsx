import type { IconName } from '@varanda/design/icons'
import type { BlogPost } from '@varanda/domain/blog/blog'
import { Icon } from '../../ui/icon.tsx'
import { sayAhead } from '../publishing/say-when.ts'
import { words } from '../words.ts'

const icons = {
  draft: 'edit',
  scheduled: 'clock',
  published: 'check',
  unpublished: 'eyeOff',
} as const satisfies Record<BlogPost['status'], IconName>

/** Who can see a post, and what waits. */
export function PostStatus({ post }: { post: BlogPost | undefined }) {
  const status = post?.status ?? 'draft'
  return (
    <p className="post-status">
      <span className={`mark ${status}`}>
        <Icon name={icons[status]} size={18} />
        {words.status[status]}
      </span>
      {post?.status === 'published' && post.shownRev !== post.rev && (
        <span className="mark changed">
          <Icon name="edit" size={18} />
          {words.status.more}
        </span>
      )}
      {post?.publishAt && (
        <span className="mark waits">
          <Icon name="clock" size={18} />
          {words.status.waits(sayAhead(post.publishAt.toDate()))}
          {post.publishRev !== post.rev && `. ${words.status.without}`}
        </span>
      )}
    </p>
  )
}
