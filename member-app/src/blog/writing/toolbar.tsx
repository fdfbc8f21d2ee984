import { type Editor, useEditorState } from '@tiptap/react'
import type { Locale } from '@varanda/domain/locale'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { words } from '../words.ts'
import { type ToolName, toolIcon } from './tool-icons.ts'

interface Tool {
  name: ToolName
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  act: (editor: Editor) => void
}

const begin = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
  {
    name: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    act: (editor) => begin(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    act: (editor) => begin(editor).toggleHeading({ level: 3 }).run(),
  },
  { name: 'bold', isOn: (editor) => editor.isActive('bold'), act: (editor) => begin(editor).toggleBold().run() },
  { name: 'italic', isOn: (editor) => editor.isActive('italic'), act: (editor) => begin(editor).toggleItalic().run() },
  {
    name: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => begin(editor).toggleBulletList().run(),
  },
  {
    name: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => begin(editor).toggleOrderedList().run(),
  },
  {
    name: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => begin(editor).toggleBlockquote().run(),
  },
  { name: 'divider', act: (editor) => begin(editor).setHorizontalRule().run() },
  { name: 'undo', can: (editor) => editor.can().undo(), act: (editor) => begin(editor).undo().run() },
  { name: 'redo', can: (editor) => editor.can().redo(), act: (editor) => begin(editor).redo().run() },
]

interface ToolbarProps {
  editor: Editor
  locale: Locale
  /** The id of the text that it formats. */
  controls: string
  onLink: () => void
  onPicture: () => void
}

/** The formatting bar: one stop of the Tab key, arrows within (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
export function Toolbar({ editor, locale, controls, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const sheets: readonly Tool[] = [
    { name: 'link', isOn: (one) => one.isActive('link'), act: onLink },
    { name: 'picture', isOn: (one) => one.isActive('figure'), act: onPicture },
  ]
  const all = [...tools.slice(0, 4), sheets[0]!, ...tools.slice(4, 8), sheets[1]!, ...tools.slice(8)]
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => all.map(({ isOn, can }) => ({ on: isOn?.(now), can: can?.(now) ?? true })),
  })

  const move = (event: KeyboardEvent) => {
    const last = all.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    if (event.key === 'Escape') editor.commands.focus()
    else if (to !== undefined) {
      setAt(to)
      bar.current?.querySelectorAll('button')[to]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      className="tools"
      aria-label={words.tools.label[locale]}
      aria-controls={controls}
      onKeyDown={move}
    >
      {all.map(({ name, act }, index) => (
        <button
          key={name}
          type="button"
          className="tool"
          tabIndex={index === at ? 0 : -1}
          title={words.tools[name]}
          aria-label={words.tools[name]}
          aria-pressed={state[index]?.on}
          aria-disabled={!state[index]?.can}
          aria-haspopup={name === 'link' || name === 'picture' ? 'dialog' : undefined}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(index)}
          onClick={() => state[index]?.can && act(editor)}
        >
          <Picture svg={toolIcon(name)} />
        </button>
      ))}
    </div>
  )
}
