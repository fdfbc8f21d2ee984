import { call } from '@varanda/client/call'
import { unpublishBlogPost } from '@varanda/domain/blog/calls/unpublish-blog-post'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { ActProps } from '../desk/post-acts.tsx'
import { words } from '../words.ts'

/** What taking a post down means. */
export function UnpublishSheet({ postId, post, onClose }: ActProps) {
  const unpublish = async () => {
    await call(unpublishBlogPost, { id: postId })
    toast(words.unpublish.done)
  }
  return (
    <ConfirmSheet
      title={words.unpublish.title}
      no={words.unpublish.no}
      yes={words.unpublish.yes}
      doing={words.unpublish.doing}
      effect="takes"
      act={unpublish}
      failed={words.failed}
      onClose={onClose}
    >
      <p>{words.unpublish.text}</p>
      <p className="quiet">{words.unpublish.kept}</p>
      {post?.publishAt && <p className="quiet">{words.publish.dropsPlan}</p>}
    </ConfirmSheet>
  )
}
