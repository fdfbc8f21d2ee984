import { type BlogCover, blogLimits } from '@varanda/domain/blog/blog'
import { coverUrl } from '@varanda/domain/blog/blog-cover'
import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import { useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { PickPictures } from '../../ui/choice/pick-pictures.tsx'
import { Field } from '../../ui/field.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { bringBlogPicture } from '../data/blog-picture.ts'
import { sayFailure, words } from '../words.ts'

/** The picture of a post, with what it shows in both languages. */
export function CoverField(props: { cover: BlogCover | null; onChange: (cover: BlogCover | null) => void }) {
  const { cover, onChange } = props
  const me = useMe()
  const [bringing, setBringing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const acts = useRef<HTMLDivElement>(null)

  const bring = async (file: File) => {
    setBringing(true)
    setFailure(undefined)
    await bringBlogPicture(me.uid, file).then(
      (brought) => onChange({ ...brought, alt: {} }),
      (error) => setFailure(sayFailure(error)),
    )
    setBringing(false)
  }
  const remove = () => {
    onChange(null)
    // What was pressed goes with the cover.
    acts.current?.querySelector('button')?.focus()
  }
  const describe = (locale: Locale, text: string) => {
    if (!cover) return
    const { [locale]: _, ...alt } = cover.alt
    onChange({ ...cover, alt: text.trim() === '' ? alt : { ...alt, [locale]: text } })
  }
  return (
    <div className="stack">
      <h3 className="label">{words.cover.title}</h3>
      {cover ? (
        <img
          className="cover"
          src={coverUrl(cover.id, { width: 960, format: 'webp' })}
          alt=""
          width={cover.width}
          height={cover.height}
        />
      ) : (
        <p className="small quiet">{words.cover.none}</p>
      )}
      <div ref={acts} className="cover-acts">
        <PickPictures
          className="button line compact"
          iconSize={20}
          text={bringing ? words.cover.coming : cover ? words.cover.change : words.cover.choose}
          disabled={bringing}
          onPick={([file]) => void bring(file!)}
        />
        {cover && (
          <button type="button" className="text-button plain" onClick={remove}>
            {words.cover.remove}
          </button>
        )}
      </div>
      <Failed>{failure}</Failed>
      {cover &&
        locales.map((locale) => (
          <Field key={locale} label={words.cover.alt[locale]} hint={words.cover.altHint}>
            {(field) => (
              <GrowingText
                {...field}
                className="input"
                rows={1}
                lang={localeTags[locale]}
                maxLength={blogLimits.coverAlt}
                value={cover.alt[locale] ?? ''}
                onChange={(event) => describe(locale, event.target.value)}
              />
            )}
          </Field>
        ))}
    </div>
  )
}
