import { call } from '@varanda/client/call'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import type { Entry } from '@varanda/domain/post/entry'
import type { MyCircle } from '../circle/data/circles-found.ts'
import { useMe } from '../data/use-me.ts'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

const says = words.menu.takeOut

interface TakeOutSheetProps {
  entry: Entry
  circle: MyCircle
  onClose: () => Promise<void>
  onGone: (() => void) | undefined
}

/** What taking a post out of a circle means, and doing it. */
export function TakeOutSheet({ entry, circle: { id, circle }, onClose, onGone }: TakeOutSheetProps) {
  const me = useMe()
  const author = useAuthorName(entry)
  const told = entry.author.uid === me.uid ? [] : [says.told(author)]
  return (
    <ConfirmSheet
      title={says.title(circle.name)}
      yes={says.yes}
      doing={says.doing}
      no={says.no}
      effect="takes"
      failed={says.failed}
      act={async () => {
        await call(removePostFromCircle, { circleId: id, postId: entry.postId })
        toast(says.done(circle.name))
      }}
      onClose={onClose}
      onDone={() => {
        if (entry.author.uid !== me.uid) onGone?.()
        focusHeadingSoon()
      }}
    >
      <ul className="block-means">
        {[...says.means(circle.name), ...told].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmSheet>
  )
}
