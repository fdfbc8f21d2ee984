import type { BlogPost } from '@varanda/domain/blog/blog'
import { translationState } from '@varanda/domain/blog/blog-translation'
import { locales, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { locale as ownLocale } from '../../ui/locale.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { PreviewSheet } from '../publishing/preview-sheet.tsx'
import { PublishSheet } from '../publishing/publish-sheet.tsx'
import { ScheduleSheet } from '../publishing/schedule-sheet.tsx'
import { UnpublishSheet } from '../publishing/unpublish-sheet.tsx'
import { words } from '../words.ts'
import { writtenTexts } from './form.ts'
import type { DeskHandle } from './use-desk.ts'
import { VersionsSheet } from './versions-sheet.tsx'

export interface ActProps {
  postId: string
  post: BlogPost | undefined
  /** What the public page says now. */
  shown: BlogPost['texts'] | null
  handle: DeskHandle
  onClose: () => void
}

/** What can be done with a post besides writing it. Each opens a sheet that says what it means. */
export function PostActs(props: Omit<ActProps, 'onClose'>) {
  const { postId, post, shown, handle } = props
  const publish = useSheet('publish')
  const preview = useSheet('preview')
  const schedule = useSheet('schedule')
  const versions = useSheet('versions')
  const unpublish = useSheet('unpublish')
  const texts = writtenTexts(handle.desk.form)
  const isOut = post?.status === 'published'
  const isUnseen =
    !isOut ||
    post.shownRev !== post.rev ||
    handle.desk.dirty ||
    locales.some((one) => translationState(one, texts, shown) === 'changed')
  const isHeld = handle.desk.conflict !== null
  return (
    <div className="post-acts">
      <button
        type="button"
        className="button compact"
        aria-haspopup="dialog"
        aria-disabled={isHeld || !isUnseen}
        onClick={() => !isHeld && isUnseen && publish.show()}
      >
        {isOut ? words.publish.openChanges : words.publish.open}
      </button>
      <button type="button" className="button line compact" aria-haspopup="dialog" onClick={preview.show}>
        {words.preview.open}
      </button>
      <button
        type="button"
        className="button line compact"
        aria-haspopup="dialog"
        aria-disabled={isHeld}
        onClick={() => !isHeld && schedule.show()}
      >
        {post?.publishAt ? words.schedule.openAgain : words.schedule.open}
      </button>
      {post && (
        <button type="button" className="button line compact" aria-haspopup="dialog" onClick={versions.show}>
          {words.versions.open}
        </button>
      )}
      {isOut && (
        <>
          <button type="button" className="button line compact" aria-haspopup="dialog" onClick={unpublish.show}>
            {words.unpublish.open}
          </button>
          <a
            className="text-button"
            href={localizedPath(ownLocale, `${routes.blog.path}/${postId}`)}
            target="_blank"
            rel="noopener"
          >
            {words.desk.see}
          </a>
        </>
      )}
      {publish.open && <PublishSheet {...props} onClose={publish.hide} />}
      {preview.open && <PreviewSheet {...props} onClose={preview.hide} />}
      {schedule.open && <ScheduleSheet {...props} onClose={schedule.hide} />}
      {versions.open && post && <VersionsSheet {...props} post={post} onClose={versions.hide} />}
      {unpublish.open && <UnpublishSheet {...props} onClose={unpublish.hide} />}
    </div>
  )
}
