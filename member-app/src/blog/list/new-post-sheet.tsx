import { useRouter } from '@tanstack/react-router'
import { blogLimits, isBlogId } from '@varanda/domain/blog/blog'
import { slugOf } from '@varanda/domain/blog/slug'
import { localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Field } from '../../ui/field.tsx'
import { locale } from '../../ui/locale.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { keepBlogDraft, readBlogDraft } from '../data/blog-drafts.ts'
import { isBlogPostThere } from '../data/blog-posts.ts'
import { emptyForm } from '../desk/form.ts'
import { words } from '../words.ts'

/** A new post begins with its title, which proposes its address; that one never changes. */
export function NewPostSheet({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const me = useMe()
  const router = useRouter()
  const first = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [tried, setTried] = useState(false)
  const id = typed ?? slugOf(title, blogLimits.id)
  const [occupied, setOccupied] = useState<string>()
  const isTaken = taken.includes(id) || occupied === id
  const wrong = !isBlogId(id) ? words.start.addressWrong : isTaken ? words.start.addressTaken : undefined

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (title.trim() === '' || wrong) return
    // Posts beyond the loaded list may have this address, too.
    if (await isBlogPostThere(id)) return setOccupied(id)
    const empty = emptyForm(me.name)
    const text = { title: title.trim(), summary: '', content: '' }
    const form = { ...empty, texts: { ...empty.texts, [locale]: text } }
    // What was begun at this address on this device goes on.
    if (!(await readBlogDraft(me.uid, id))) await keepBlogDraft(me.uid, id, { baseRev: 0, form, keptAt: Date.now() })
    // In the place of the sheet's own entry: Back leads to the list.
    await router.navigate({ to: '/admin/blog/$postId', params: { postId: id }, replace: true })
  }
  // Once the dialog is open: it gives the focus to its own button.
  useEffect(() => first.current?.focus(), [])
  return (
    <Sheet open onClose={onClose} title={words.start.title}>
      <form className="stack" onSubmit={(event) => void begin(event)} noValidate>
        <Field
          label={words.start.name}
          hint={words.start.nameHint}
          error={tried && title.trim() === '' ? words.start.nameEmpty : undefined}
        >
          {(field) => (
            <input
              {...field}
              className="input"
              ref={first}
              maxLength={blogLimits.title}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={words.start.address}
          hint={
            id
              ? words.start.addressHint(location.host + localizedPath(locale, `${routes.blog.path}/${id}`))
              : words.start.addressFrom
          }
          error={(tried || typed !== undefined) && title !== '' ? wrong : undefined}
        >
          {(field) => (
            <input
              {...field}
              className="input"
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              maxLength={blogLimits.id}
              value={id}
              onChange={(event) => setTyped(event.target.value.toLowerCase().replaceAll(' ', '-'))}
            />
          )}
        </Field>
        <button type="submit" className="button wide">
          {words.start.go}
        </button>
      </form>
    </Sheet>
  )
}
