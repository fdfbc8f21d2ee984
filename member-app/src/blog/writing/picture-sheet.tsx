import type { Editor } from '@tiptap/react'
import type { BlogCover } from '@varanda/domain/blog/blog'
import { blogLimits } from '@varanda/domain/blog/blog'
import { coverUrl } from '@varanda/domain/blog/blog-cover'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { PickPictures } from '../../ui/choice/pick-pictures.tsx'
import { Field } from '../../ui/field.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { bringBlogPicture } from '../data/blog-picture.ts'
import { sayFailure, words } from '../words.ts'

/** Pixels that a picture in a text is wide, at most. */
const wide = 960

/** Puts a picture into a text, or changes the description of the one that is chosen there. */
export function PictureSheet(props: { editor: Editor; picked: File | undefined; onClose: () => void }) {
  const { editor, picked, onClose } = props
  const me = useMe()
  const chosen = editor.isActive('figure') ? editor.getAttributes('figure') : undefined
  const [picture, setPicture] = useState<Omit<BlogCover, 'alt'>>()
  const [alt, setAlt] = useState<string>(chosen?.alt ?? '')
  const [bringing, setBringing] = useState(false)
  const [failure, setFailure] = useState<string>()

  const bring = useCallback(
    async (file: File) => {
      setBringing(true)
      setFailure(undefined)
      await bringBlogPicture(me.uid, file).then(setPicture, (error) => setFailure(sayFailure(error)))
      setBringing(false)
    },
    [me.uid],
  )
  useEffect(() => {
    if (picked) void bring(picked)
  }, [picked, bring])

  const ready = !bringing && (picture !== undefined || chosen !== undefined)
  const src = picture ? coverUrl(picture.id, { width: wide, format: 'webp' }) : (chosen?.src as string | undefined)
  const put = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    onClose()
    const size = picture && { src, ...fitting(picture) }
    if (chosen) editor.commands.updateAttributes('figure', { ...size, alt: alt.trim() })
    else
      editor
        .chain()
        .insertContent({ type: 'figure', attrs: { ...size, alt: alt.trim() } })
        .run()
  }
  return (
    <Sheet open onClose={onClose} title={words.picture.title}>
      <form className="stack" onSubmit={put} noValidate>
        {src && <img className="picked" src={src} alt="" />}
        <PickPictures
          className="button line compact"
          iconSize={20}
          text={bringing ? words.picture.coming : src ? words.picture.change : words.picture.choose}
          disabled={bringing}
          onPick={([file]) => void bring(file!)}
        />
        <Failed>{failure}</Failed>
        <Field label={words.picture.alt} hint={words.picture.altHint}>
          {(field) => (
            <GrowingText
              {...field}
              className="input"
              rows={2}
              maxLength={blogLimits.coverAlt}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
        <p className="small quiet">{words.picture.public}</p>
        <button type="submit" className="button wide" aria-disabled={!ready}>
          {words.picture.put}
        </button>
      </form>
    </Sheet>
  )
}

function fitting({ width, height }: Omit<BlogCover, 'alt'>): { width: string; height: string } {
  const drawn = Math.min(wide, width)
  return { width: String(drawn), height: String(Math.max(1, Math.round((height * drawn) / width))) }
}
