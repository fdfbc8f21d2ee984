import { Link } from '@tanstack/react-router'
import type { Draft } from '../data/draft/drafts.ts'
import { saysSomething } from '../data/draft/drafts.ts'
import { usePostDrafts } from '../data/draft/use-post-drafts.ts'
import { words } from '../drafts/words.ts'

/** From the composer to all that was begun; nothing where this is the first. `onLeave` keeps what is being written. */
export function DraftsWay({ uid, draft, onLeave }: { uid: string; draft: Draft; onLeave: () => void }) {
  const { drafts = [] } = usePostDrafts(uid)
  const others = drafts.filter(({ key }) => key !== draft.key).length
  const count = others + (saysSomething(draft) ? 1 : 0)
  if (count === 0) return null
  return (
    <Link className="text-button plain drafts-way" to="/user/drafts" onClick={onLeave}>
      {words.count(count)}
    </Link>
  )
}
