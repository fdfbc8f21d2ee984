import type { Editor } from '@tiptap/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { words } from '../words.ts'
import { linkAddress } from './link-address.ts'

/** Where the chosen words lead. */
export function LinkSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link').href as string | undefined
  const [typed, setTyped] = useState(before ?? '')
  const first = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const empty = editor.state.selection.empty

  const put = (event: FormEvent) => {
    event.preventDefault()
    const href = linkAddress(typed)
    if (!href) return setWrong(true)
    onClose()
    const chain = editor.chain().extendMarkRange('link')
    if (before || !empty) chain.setLink({ href }).run()
    else chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().extendMarkRange('link').unsetLink().run()
  }
  // Once the dialog is open: it gives the focus to its own button.
  useEffect(() => first.current?.focus(), [])
  return (
    <Sheet open onClose={onClose} title={words.link.title}>
      <form className="stack" onSubmit={put} noValidate>
        <Field label={words.link.address} hint={words.link.hint} error={wrong ? words.link.wrong : undefined}>
          {(field) => (
            <input
              {...field}
              className="input"
              type="text"
              inputMode="url"
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              ref={first}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setWrong(false)
              }}
            />
          )}
        </Field>
        {empty && !before && <p className="small quiet">{words.link.text}</p>}
        <div className="sheet-choices">
          {before && (
            <button type="button" className="button line wide" onClick={remove}>
              {words.link.remove}
            </button>
          )}
          <button type="submit" className="button wide">
            {words.link.put}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
