import type { BlogPost, BlogRevision } from '@varanda/domain/blog/blog'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { Fragment, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { locale } from '../../ui/locale.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time/time.tsx'
import { sayFailure, words } from '../words.ts'
import { normalHtml } from '../writing/extensions.ts'
import { formOf } from './form.ts'
import type { ActProps } from './post-acts.tsx'
import { sittingsOf } from './sittings.ts'

/** As many as are looked through. */
const shown = 40

/** What was saved of a post, newest first; any of it can be brought back. */
export function VersionsSheet({ postId, post, handle, onClose }: ActProps & { post: BlogPost }) {
  const revisions = useList<BlogRevision>(paths.blogRevisions(postId), { by: 'rev', direction: 'desc', first: shown })
  const [bringing, setBringing] = useState(false)
  const [failure, setFailure] = useState<string>()

  const bring = async (revision: BlogRevision) => {
    if (bringing) return
    setBringing(true)
    setFailure(undefined)
    try {
      // What is written now becomes a version of its own first.
      if (handle.desk.dirty || handle.desk.sending) await handle.saveAll()
      handle.replace(formOf(revision, normalHtml))
      onClose()
      await handle.save()
      toast(words.versions.brought(revision.rev))
    } catch (error) {
      setFailure(sayFailure(error))
      setBringing(false)
    }
  }
  const list = revisions.state === 'ready' ? revisions.value.map(({ data }) => data) : []
  return (
    <Sheet open onClose={onClose} title={words.versions.title} note={words.versions.note}>
      <Failed>{failure}</Failed>
      {revisions.state === 'failed' && <LoadFailed />}
      {revisions.state === 'loading' && <Skeleton kind="person" rows={4} />}
      <ul className="versions plain">
        {sittingsOf(list, [post.shownRev, post.publishRev]).map(({ revision, others }) => (
          <Fragment key={revision.rev}>
            <Version revision={revision} post={post} onBring={bring} />
            {others.length > 0 && (
              <li>
                <details className="version-others">
                  <summary className="unfold">{words.versions.more(others.length)}</summary>
                  <ul className="versions plain">
                    {others.map((other) => (
                      <Version key={other.rev} revision={other} post={post} onBring={bring} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </Sheet>
  )
}

interface VersionProps {
  revision: BlogRevision
  post: BlogPost
  onBring: (revision: BlogRevision) => Promise<void>
}

function Version({ revision, post, onBring }: VersionProps) {
  const { rev, savedAt, savedBy, texts } = revision
  const notes = [
    rev === post.rev && words.versions.newest,
    rev === post.shownRev && post.status === 'published' && words.versions.shown,
    rev === post.publishRev && words.versions.waiting,
  ].filter((note) => note !== false)
  return (
    <li className="version">
      <div>
        <p className="person-name">
          <Time at={savedAt.toDate()} />, <Who uid={savedBy} />
        </p>
        <p className="small quiet">{[words.versions.number(rev), ...notes].join(' · ')}</p>
        <p className="small quiet version-title">{texts[locale]?.title || texts.pt?.title || texts.en?.title}</p>
      </div>
      {rev !== post.rev && (
        <button
          type="button"
          className="button line compact"
          aria-label={words.versions.bringNumber(rev)}
          onClick={() => void onBring(revision)}
        >
          {words.versions.bring}
        </button>
      )}
    </li>
  )
}

/** The name of whoever saved a revision. */
function Who({ uid }: { uid: string | null }) {
  const me = useMe()
  const isOther = uid !== null && uid !== me.uid
  const card = useDoc<DirectoryCard>(isOther ? paths.directoryCard(uid) : undefined)
  if (uid === null) return words.versions.byInstance
  if (!isOther) return words.versions.byYou
  return words.versions.by((card.state === 'ready' && card.value?.name) || words.conflict.someone.toLowerCase())
}
