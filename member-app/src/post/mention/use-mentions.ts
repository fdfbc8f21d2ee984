import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { announce } from '../../ui/notice/announce.ts'
import { type NameOf, NamesKnown, sayCalled } from '../../ui/text/names-known.ts'
import { words } from '../words.ts'
import { type Callable, matchingPeople } from './matching-people.ts'
import { type MentionChoice, rowIdOf } from './mention-picker.tsx'
import { callAt, changeShown, pickPerson, showMarks, storeMarks } from './mention-text.ts'

interface Mentions {
  /** For the box: its words, what is typed and pressed in it, and what it tells of the list. */
  field: Pick<
    ComponentProps<'textarea'>,
    | 'value'
    | 'onChange'
    | 'onKeyDown'
    | 'onSelect'
    | 'onBlur'
    | 'role'
    | 'aria-autocomplete'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
  >
  /** For `MentionPicker`, wherever it stands; undefined while nobody is asked for. */
  choice: MentionChoice | undefined
}

/**
 * Lets a box over a text call people. `text` is what is stored, with marks, and the only state there is: the box shows
 * it with names, and `onText` gets it back with marks, so that a draft, an outbox and a limit of letters all know the
 * text as it will be. Whoever is known by `NamesKnown` or is one of `people` is shown by name.
 *
 *     const box = useRef<HTMLTextAreaElement>(null)
 *     const { field, choice } = useMentions({ box, text, onText, people })
 *     <MentionPicker choice={choice} />
 *     <GrowingText ref={box} {...field} />
 *
 * `onKeyDown`: what the box itself does with keys that the list does not take. `nameOf`: who is known besides.
 */
export function useMentions(props: {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  people: readonly Callable[]
  nameOf?: NameOf
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}): Mentions {
  const { box, text, onText, people, onKeyDown } = props
  const around = useContext(NamesKnown)
  const known = props.nameOf ?? around
  const listId = useId()
  const shown = useMemo(() => {
    const offered = new Map(people.map(({ uid, name }) => [uid, name]))
    return showMarks(text, (uid) => known(uid) ?? offered.get(uid) ?? sayCalled(undefined))
  }, [text, people, known])
  /** Where the caret is while the box has the focus. */
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  /** The call that was put aside with Escape, by where it begins. */
  const [aside, setAside] = useState<number>()
  const wantedCaret = useRef<number>(undefined)

  const call = caret === undefined ? undefined : callAt(shown, caret)
  const isCalling = call !== undefined
  const isAsked = isCalling && call.start !== aside
  const found = useMemo(() => (isAsked ? matchingPeople(people, call.letters) : []), [isAsked, people, call?.letters])
  const isOpen = found.length > 0
  const chosen = found[Math.min(active, found.length - 1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters begin at the first of whom they mean.
  useEffect(() => setActive(0), [call?.letters])
  useEffect(() => {
    if (!isCalling) setAside(undefined)
  }, [isCalling])
  useEffect(() => {
    if (found.length > 0) announce(words.mention.found(found.length))
  }, [found.length])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the text in which it stands is in the box.
  useLayoutEffect(() => {
    const place = wantedCaret.current
    if (place === undefined) return
    wantedCaret.current = undefined
    box.current?.setSelectionRange(place, place)
    setCaret(place)
  }, [shown])

  const pick = (person: Callable) => {
    if (!call) return
    const picked = pickPerson(shown, call, person)
    wantedCaret.current = picked.caret
    onText(storeMarks(picked.shown))
  }
  const take = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    // What an input method takes is not for the list.
    if (!isOpen || event.nativeEvent.isComposing || event.keyCode === 229) return false
    const place = found.indexOf(chosen!)
    if (event.key === 'ArrowDown') setActive((place + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((place + found.length - 1) % found.length)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) pick(chosen!)
    // It would lead over what the list hides, out of the form.
    else if (event.key === 'Tab' && !event.shiftKey) pick(chosen!)
    else if (event.key === 'Escape') setAside(call!.start)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    field: {
      value: shown.text,
      onChange: (event) => {
        setCaret(event.target.selectionEnd)
        onText(storeMarks(changeShown(shown, event.target.value)))
      },
      onKeyDown: (event) => {
        if (!take(event)) onKeyDown?.(event)
      },
      onSelect: ({ currentTarget }) => {
        const { selectionStart, selectionEnd } = currentTarget
        setCaret(selectionStart === selectionEnd ? selectionEnd : undefined)
      },
      onBlur: () => setCaret(undefined),
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(isOpen && {
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': rowIdOf(listId, chosen!.uid),
      }),
    },
    choice: isOpen
      ? { listId, letters: call!.letters, people: found, active: found.indexOf(chosen!), pick }
      : undefined,
  }
}
