import { call } from '@varanda/client/call'
import { publishBlogPost } from '@varanda/domain/blog/calls/publish-blog-post'
import { useState } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { writtenTexts } from '../desk/form.ts'
import type { ActProps } from '../desk/post-acts.tsx'
import { words } from '../words.ts'
import { GoingOut } from './going-out.tsx'
import { isReadyToGo } from './going-out-state.ts'

/**
 * What publishing means, for whom and when; everything that is written is saved first. Nothing goes out that came from
 * somebody else once this was open.
 */
export function PublishSheet({ postId, post, shown, handle, onClose }: ActProps) {
  const texts = writtenTexts(handle.desk.form)
  const [read] = useState(handle.desk.replaced)
  const publish = async () => {
    const rev = await handle.saveAll(read)
    await call(publishBlogPost, { id: postId, rev })
    toast(words.publish.done)
  }
  return (
    <ConfirmSheet
      title={words.publish.title}
      no={words.publish.no}
      yes={words.publish.yes}
      doing={words.publish.doing}
      held={!isReadyToGo(texts)}
      act={publish}
      failed={words.failed}
      onClose={onClose}
    >
      <p>{shown ? words.publish.changes : words.publish.text}</p>
      <GoingOut texts={texts} shown={shown} />
      {post?.publishAt && <p className="quiet">{words.publish.dropsPlan}</p>}
    </ConfirmSheet>
  )
}
