import { blogLimits } from '@varanda/domain/blog/blog'
import { blogTags as en } from '@varanda/domain/blog/messages/en/blog-page'
import { blogTags as pt } from '@varanda/domain/blog/messages/pt/blog-page'
import { slugOf } from '@varanda/domain/blog/slug'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { words } from '../words.ts'

const names = inLocale<Record<string, string>>({ pt, en })

/** What readers see for a topic. */
const nameOf = (tag: string) => names[tag] ?? tag.replaceAll('-', ' ')

/** The topics of a post: written by hand, or taken from those that have a name in both languages. */
export function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = tags.length >= blogLimits.tags
  const add = (tag: string) => {
    if (tag === '' || isFull) return
    if (!tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  const addTyped = () => {
    const meant = Object.keys(names).find((tag) => nameOf(tag).toLowerCase() === typed.trim().toLowerCase())
    add(meant ?? slugOf(typed, blogLimits.tag))
  }
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag))
    input.current?.focus()
  }
  const usual = Object.keys(names).filter((tag) => !tags.includes(tag))
  return (
    <div className="stack">
      <Field
        label={words.tags.title}
        hint={isFull ? words.tags.full(blogLimits.tags) : words.tags.hint(blogLimits.tags)}
      >
        {(field) => (
          <div className="tag-input">
            <input
              {...field}
              ref={input}
              className="input"
              autoComplete="off"
              enterKeyHint="done"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event: KeyboardEvent) => {
                if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
                event.preventDefault()
                addTyped()
              }}
            />
            <button type="button" className="icon-button" aria-label={words.tags.add} onClick={addTyped}>
              <Icon name="plus" />
            </button>
          </div>
        )}
      </Field>
      {tags.length > 0 && (
        <ul className="tags plain">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="tag on"
                aria-label={words.tags.remove(nameOf(tag))}
                onClick={() => remove(tag)}
              >
                {nameOf(tag)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && usual.length > 0 && (
        <>
          <p className="small quiet">{words.tags.usual}</p>
          <ul className="tags plain">
            {usual.map((tag) => (
              <li key={tag}>
                <button type="button" className="tag" onClick={() => add(tag)}>
                  <Icon name="plus" size={16} />
                  {nameOf(tag)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
