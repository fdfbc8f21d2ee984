import { type Feeling, type ReactionCounts, wordOf } from '@varanda/domain/post/reaction'
import { type ReactNode, useRef, useState } from 'react'
import { useMayWrite } from '../../ui/may-write.ts'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useFrozen } from '../frozen-group.tsx'
import { Choices } from './choices.tsx'
import { useLongPress } from './use-long-press.ts'
import { type Thing, useReaction } from './use-reaction.ts'

const EmojiSheet = lazySheet(async () => (await import('./emoji-sheet.tsx')).EmojiSheet)

/** The parts of a row, which stand in it as the place wants. */
export interface RowParts {
  own: Feeling | undefined
  /** Opens what one can feel; where nothing can be felt any more, takes back what was. */
  open: () => void
  /** What Escape gives the focus back to. */
  opener: React.Ref<HTMLButtonElement>
}

/**
 * A row of acts that turns into what one can feel, and back: nothing floats and nothing moves, because both stand in the
 * same place. A long press on it opens it, too.
 */
export function ReactionRow(props: {
  of: Thing
  counts: ReactionCounts | undefined
  /** Somebody looks at it. */
  visible: boolean
  className: string
  children: (parts: RowParts) => ReactNode
}) {
  const { of, counts, visible, className, children } = props
  const isFrozen = useFrozen()
  const mayReact = useMayWrite() && !isFrozen
  const { own, choose, prepare } = useReaction(of, counts, visible)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const sheet = useSheet(`emoji/${of.postId}/${of.thing}`)
  const open = () => {
    if (mayReact) {
      prepare()
      setOpen(true)
    } else if (own) {
      choose(own)
      // The button goes with what it took back, and the focus to what stands beside it.
      requestAnimationFrame(() => row.current?.querySelector('button')?.focus({ preventScroll: true }))
    }
  }
  const close = (focus = true) => {
    setOpen(false)
    // Only once the row is there again it can take the focus.
    if (focus) requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
  }
  const longPress = useLongPress(isOpen || !mayReact ? undefined : open)
  return (
    <div className="reaction-row" {...longPress}>
      <div ref={row} className={className} inert={isOpen}>
        {children({ own, open, opener })}
      </div>
      {isOpen && (
        <Choices
          key={own && wordOf(own)}
          own={own}
          onChoose={(feeling) => {
            choose(feeling)
            close()
          }}
          onOther={() => {
            close(false)
            sheet.show()
          }}
          onLeave={(how) => close(how !== 'elsewhere')}
        />
      )}
      {sheet.open && (
        <EmojiSheet
          onClose={sheet.hide}
          onChoose={(emoji) => {
            choose({ emoji })
            void sheet.hide()
          }}
        />
      )}
    </div>
  )
}
