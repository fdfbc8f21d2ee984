import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { PostMenuSheet } from './post-menu-sheet.tsx'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

/** The way to what can be done about a post besides reading it. A post that is only read carries no more of it. */
export function PostMenu({ entry, onGone }: { entry: Entry; onGone?: () => void }) {
  const me = useMe()
  const name = useAuthorName(entry)
  const { open, show } = useSheet(`post/${entry.postId}`)
  const [isTouched, touch] = useState(open)
  useEffect(() => {
    if (open) touch(true)
  }, [open])
  return (
    <>
      <button
        type="button"
        id={`menu-${entry.postId}`}
        className="icon-button post-menu"
        aria-label={entry.author.uid === me.uid ? words.menu.openMine : words.menu.open(name)}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="more" />
      </button>
      {isTouched && <PostMenuSheet entry={entry} onGone={onGone} />}
    </>
  )
}
