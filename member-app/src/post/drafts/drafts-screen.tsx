import { useRouter } from '@tanstack/react-router'
import { newId } from '@varanda/domain/ids'
import { draftLimits } from '@varanda/domain/post/draft'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { forNobody } from '../audience/choice.ts'
import { useKnown } from '../audience/use-known.ts'
import { isFull, type PostDraft } from '../data/draft/draft-list.ts'
import { keepDraft } from '../data/draft/drafts.ts'
import { dropDraft } from '../data/draft/post-drafts.ts'
import { usePostDrafts } from '../data/draft/use-post-drafts.ts'
import { DraftRow } from './draft-row.tsx'
import './drafts.css'
import { words } from './words.ts'

/** The posts that were begun on this device and not sent, the last one first. */
export function DraftsScreen() {
  const me = useMe()
  const router = useRouter()
  const { drafts, refresh } = usePostDrafts(me.uid)
  const knowing = useKnown(forNobody)
  const known = knowing.state === 'ready' ? knowing.value : undefined
  const full = drafts !== undefined && isFull(drafts)
  const another = () => {
    if (!full) void router.navigate({ to: '/user/publish', search: { draft: newId() } })
  }
  const drop = async (draft: PostDraft) => {
    await dropDraft(draft.key)
    await refresh()
    toast(words.dropped, { undo: () => void keepDraft(draft).then(refresh) })
  }
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line">{words.note}</p>
      </header>
      {drafts === undefined ? (
        <Skeleton kind="person" rows={3} />
      ) : drafts.length === 0 ? (
        <Empty title={words.none} text={words.howTo} module="petala" />
      ) : (
        <>
          <ul className="draft-list">
            {drafts.map((draft) => (
              <DraftRow key={draft.key} draft={draft} known={known} onDrop={() => void drop(draft)} />
            ))}
          </ul>
          <div className="drafts-foot">
            {full && <Notice icon="warning">{words.full(draftLimits.posts)}</Notice>}
            <button type="button" className="button wide" aria-disabled={full} onClick={another}>
              <Icon name="edit" />
              {words.another}
            </button>
          </div>
        </>
      )}
    </>
  )
}
