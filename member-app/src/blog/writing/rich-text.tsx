import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { useEffect, useId, useRef, useState } from 'react'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { htmlOfPlainText } from '../publishing/whatsapp-text.ts'
import { words } from '../words.ts'
import { extensions, tidy } from './extensions.ts'
import { LinkSheet } from './link-sheet.tsx'
import { pastedHtml } from './pasted-html.ts'
import { PictureSheet } from './picture-sheet.tsx'
import { Toolbar } from './toolbar.tsx'

interface RichTextProps {
  locale: Locale
  /** The HTML that it begins with. */
  content: string
  describedBy: string
  invalid: boolean
  onChange: (html: string) => void
}

/** The text of a post in one language. It can hold what the instance keeps, so nothing that is seen here is lost. */
export function RichText({ locale, content, describedBy, invalid, onChange }: RichTextProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const changed = useRef(onChange)
  const link = useSheet(`link-${locale}`)
  const picture = useSheet(`picture-${locale}`)
  const [picked, setPicked] = useState<File>()
  useEffect(() => {
    changed.current = onChange
  }, [onChange])

  const takePicture = (files: FileList | undefined) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return false
    setPicked(file)
    picture.show()
    return true
  }
  const editor = useEditor({
    extensions,
    content,
    // The page's policy allows no styles but files.
    injectCSS: false,
    // Stars and underscores are read as WhatsApp means them, by htmlOfPlainText.
    enablePasteRules: ['link'],
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) => changed.current(tidy(now.getHTML())),
    editorProps: {
      attributes: {
        id,
        class: 'written-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.desk.contentIn[locale],
        'aria-describedby': describedBy,
        lang: localeTags[locale],
        spellcheck: 'true',
      },
      transformPastedHTML: pastedHtml,
      clipboardTextParser: (text, _context, plain, view) => {
        if (plain) return null as never
        const { body } = new DOMParser().parseFromString(htmlOfPlainText(text), 'text/html')
        return DocumentParser.fromSchema(view.state.schema).parseSlice(body, { preserveWhitespace: true })
      },
      handlePaste: (_, event) =>
        !event.clipboardData?.types.includes('text/html') && takePicture(event.clipboardData?.files),
      handleDrop: (_, event, _slice, moved) => !moved && takePicture(event.dataTransfer?.files),
      handleKeyDown: (_, event) => {
        const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
        if (isLink) link.show()
        else if (event.altKey && event.key === 'F10')
          frame.current?.querySelector<HTMLElement>('.tool[tabindex="0"]')?.focus()
        else return false
        event.preventDefault()
        return true
      },
    },
  })
  // The caret goes back to where it was when a sheet has gone.
  const busy = link.open || picture.open
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) {
      setPicked(undefined)
      editor.commands.focus()
    }
    wasBusy.current = busy
  }, [busy, editor])
  return (
    <div ref={frame} className="rich" aria-invalid={invalid || undefined}>
      <Toolbar editor={editor} locale={locale} controls={id} onLink={link.show} onPicture={picture.show} />
      <EditorContent editor={editor} />
      {link.open && <LinkSheet editor={editor} onClose={link.hide} />}
      {picture.open && <PictureSheet editor={editor} picked={picked} onClose={picture.hide} />}
    </div>
  )
}
