import './blog-editor.css'
import { Link } from '@tanstack/react-router'
import { type BlogPost, type BlogRevision, isBlogId } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type BlogDraft, readBlogDraft } from '../data/blog-drafts.ts'
import { words } from '../words.ts'
import { normalHtml } from '../writing/extensions.ts'
import type { Kept } from './desk-state.ts'
import { formOf } from './form.ts'
import { PostDesk } from './post-desk.tsx'

/** A post of the blog, to write and to run: waits for what the instance and this device have of it. */
export function BlogEditorScreen({ postId }: { postId: string }) {
  const me = useMe()
  const isAddress = isBlogId(postId)
  const post = useDoc<BlogPost>(isAddress ? paths.blogPost(postId) : undefined)
  const held = post.state === 'ready' ? post.value : undefined
  const revision = useDoc<BlogRevision>(held && paths.blogRevision(postId, held.rev))
  const draft = useKeptDraft(me.uid, postId)
  const saved = revision.state === 'ready' ? revision.value : undefined
  const newest = useMemo(() => (saved ? keptOf(saved) : null), [saved])
  // While the next revision is read, the desk keeps what it has.
  const isOpen = useRef(false)
  if (draft !== 'reading' && post.state === 'ready' && (held ? newest : draft)) isOpen.current = true

  if (!isAddress || (post.state === 'ready' && !held && draft === undefined && !isOpen.current)) {
    return <NoPost away={isAddress && post.state === 'ready' && post.fromCache} />
  }
  if (post.state === 'failed' || revision.state === 'failed') return <LoadFailed />
  if (draft === 'reading' || !isOpen.current) {
    return (
      <div className="page-body">
        <ScreenTitle title={words.list.title} hidden />
        <Skeleton rows={3} />
      </div>
    )
  }
  return <PostDesk postId={postId} post={held} newest={newest} draft={draft} />
}

function keptOf(revision: BlogRevision): Kept {
  const { rev, savedBy, savedAt } = revision
  return { rev, form: formOf(revision, normalHtml), by: savedBy, at: savedAt.toDate() }
}

/** What this device has of it; undefined when it has nothing. */
function useKeptDraft(uid: string, postId: string): BlogDraft | undefined | 'reading' {
  const [draft, setDraft] = useState<BlogDraft | 'reading'>()
  const [read, setRead] = useState(false)
  useEffect(() => {
    readBlogDraft(uid, postId)
      .then(setDraft, (error) => console.warn('draft', error))
      .finally(() => setRead(true))
  }, [uid, postId])
  return read ? draft : 'reading'
}

function NoPost({ away }: { away: boolean }) {
  return (
    <>
      <ScreenTitle title={words.missing.title} hidden />
      <Empty title={words.missing.title} text={away ? words.missing.away : words.missing.text}>
        <Link className="button" to={routes.adminBlog.path}>
          {words.missing.list}
        </Link>
      </Empty>
    </>
  )
}
