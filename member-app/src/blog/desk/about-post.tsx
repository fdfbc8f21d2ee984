import { blogLimits } from '@varanda/domain/blog/blog'
import { localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { useId } from 'react'
import { Field } from '../../ui/field.tsx'
import { locale } from '../../ui/locale.ts'
import type { BlogForm } from '../data/blog-drafts.ts'
import { words } from '../words.ts'
import { CoverField } from './cover-field.tsx'
import { TagsField } from './tags-field.tsx'

/** What both languages share: cover, topics, who signs, where it lives. */
export function AboutPost(props: { postId: string; form: BlogForm; onChange: (change: Partial<BlogForm>) => void }) {
  const { postId, form, onChange } = props
  const id = useId()
  return (
    <section className="about-post" aria-labelledby={id}>
      <h2 id={id} className="sheet-title">
        {words.desk.about}
      </h2>
      <div className="about-parts">
        <CoverField cover={form.cover} onChange={(cover) => onChange({ cover })} />
        <div className="stack">
          <TagsField tags={form.tags} onChange={(tags) => onChange({ tags })} />
          <Field label={words.desk.author} hint={words.desk.authorHint}>
            {(field) => (
              <input
                {...field}
                className="input"
                maxLength={blogLimits.author}
                value={form.author}
                onChange={(event) => onChange({ author: event.target.value })}
              />
            )}
          </Field>
          <div>
            <p className="label">{words.desk.address}</p>
            <p className="post-address">
              {location.host}
              {localizedPath(locale, `${routes.blog.path}/${postId}`)}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
