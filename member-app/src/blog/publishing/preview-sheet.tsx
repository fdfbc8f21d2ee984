import { call } from '@varanda/client/call'
import { previewBlogPost } from '@varanda/domain/blog/calls/preview-blog-post'
import { type Locale, locales } from '@varanda/domain/locale'
import { useEffect, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { locale as ownLocale } from '../../ui/locale.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { editionOf, writtenTexts } from '../desk/form.ts'
import type { ActProps } from '../desk/post-acts.tsx'
import { sayFailure, words } from '../words.ts'
import { dressFrame, type PreviewPage, previewPage } from './preview-page.ts'

/** The page that readers would get, made by the instance out of what is written now. */
export function PreviewSheet({ postId, handle, onClose }: ActProps) {
  const me = useMe()
  const { form } = handle.desk
  const texts = writtenTexts(form)
  const [locale, setLocale] = useState<Locale>(texts[ownLocale] || !texts.pt ? ownLocale : 'pt')
  const [page, setPage] = useState<PreviewPage>()
  const [failure, setFailure] = useState<string>()
  const isEmpty = Object.keys(texts).length === 0

  useEffect(() => {
    if (isEmpty) return
    let left = false
    setFailure(undefined)
    call(previewBlogPost, { id: postId, locale, ...editionOf(form, me.name) }).then(
      ({ html }) => left || setPage(previewPage(html, document.documentElement.dataset.hour)),
      (error) => left || setFailure(sayFailure(error)),
    )
    return () => {
      left = true
    }
  }, [isEmpty, postId, locale, form, me.name])

  return (
    <Sheet open onClose={onClose} title={words.preview.title} note={words.preview.note}>
      <div className="preview">
        <Choice
          label={words.desk.side}
          value={locale}
          options={locales.map((value) => ({ value, text: words.languages[value] }))}
          onChoose={setLocale}
        />
        {isEmpty && <p className="notice">{words.preview.nothing}</p>}
        <Failed>{failure}</Failed>
        {!isEmpty && !failure && !page && <p role="status">{words.preview.coming}</p>}
        {page && !isEmpty && (
          // Nothing runs in it: no scripts are allowed. Of one origin with the app it may load the site's letters.
          <iframe
            key={page.html}
            className="preview-page"
            title={words.preview.frame[locale]}
            sandbox="allow-same-origin"
            srcDoc={page.html}
            onLoad={(event) => dressFrame(event.currentTarget, page.styles)}
          />
        )}
      </div>
    </Sheet>
  )
}
