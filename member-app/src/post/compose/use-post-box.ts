import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Callable } from '../mention/matching-people.ts'
import { useCalled } from '../mention/use-called.ts'
import { useMentions } from '../mention/use-mentions.ts'
import { words } from './words.ts'

/**
 * The box in which the words of a post are written, new or sent: whoever reads the post can be called in it, it has the
 * focus once its words are there (`ready`), and Ctrl + Enter is its button.
 */
export function usePostBox(props: {
  text: string
  onText: (text: string) => void
  onDone: () => void
  readers: readonly Callable[] | undefined
  ready: boolean
  /** More letters than there is room for. */
  over: boolean
}) {
  const { text, onText, onDone, readers, ready, over } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const { people, nameOf } = useCalled(readers)
  useEffect(() => {
    const element = box.current
    if (!ready || !element) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [ready])
  const { field, choice } = useMentions({
    box,
    text,
    onText,
    people,
    nameOf,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
      event.preventDefault()
      onDone()
    },
  })
  return {
    box,
    nameOf,
    choice,
    field: {
      ...field,
      ref: box,
      className: 'compose-text',
      dir: 'auto',
      'aria-label': words.text,
      'aria-invalid': over,
      'aria-describedby': 'compose-room',
    },
  }
}
