import { Link } from '@tanstack/react-router'
import type { BlogPost, BlogText } from '@varanda/domain/blog/blog'
import { shownTexts, translationState } from '@varanda/domain/blog/blog-translation'
import { type Locale, locales } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale as ownLocale } from '../../ui/locale.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useWide } from '../../ui/use-wide.ts'
import type { BlogDraft } from '../data/blog-drafts.ts'
import { sayWhen } from '../publishing/say-when.ts'
import { words } from '../words.ts'
import { normalHtml } from '../writing/extensions.ts'
import { AboutPost } from './about-post.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { type Kept, openDesk } from './desk-state.ts'
import { emptyForm, formOf, writtenTexts } from './form.ts'
import { LanguageSide } from './language-side.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { PostActs } from './post-acts.tsx'
import { PostStatus } from './post-status.tsx'
import { SavingLine } from './saving-line.tsx'
import { useDesk } from './use-desk.ts'

interface PostDeskProps {
  postId: string
  /** As the instance has it; undefined before it was saved for the first time. */
  post: BlogPost | undefined
  /** Its newest revision; null while there is none, and while the next one is being read. */
  newest: Kept | null
  /** What was waiting on this device when the screen opened. */
  draft: BlogDraft | undefined
}

/** Where a post is written: both languages side by side, one at a time on a phone. */
export function PostDesk({ postId, post, newest, draft }: PostDeskProps) {
  const me = useMe()
  const wide = useWide()
  const [start] = useState(() => openDesk(newest, emptyForm(me.name), draft))
  const handle = useDesk(postId, start, newest, draft !== undefined)
  const { desk, change, replace, take } = handle
  const { form } = desk
  const [side, setSide] = useState<Locale>(() =>
    start.form.texts[ownLocale].title === '' && start.form.texts.pt.title !== '' ? 'pt' : ownLocale,
  )
  const [restored, setRestored] = useState(start.dirty ? draft : undefined)
  // Once the instance has all of it, what is written on is no more what was found here.
  const isSaved = !desk.dirty && desk.sending === null
  useEffect(() => {
    if (isSaved) setRestored(undefined)
  }, [isSaved])

  const shown = useMemo(() => {
    const texts = shownTexts(post)
    return texts && post ? writtenTexts(formOf({ ...post, texts }, normalHtml)) : null
  }, [post])
  const written = writtenTexts(form)
  const title = written[ownLocale]?.title || written.pt?.title || written.en?.title || words.list.untitled

  const drop = () => {
    if (!newest) return
    const before = form
    take(newest)
    setRestored(undefined)
    toast(words.saving.dropped, { undo: () => replace(before) })
  }
  const write = useCallback(
    (locale: Locale, part: Partial<BlogText>) =>
      change(({ texts }) => ({ texts: { ...texts, [locale]: { ...texts[locale], ...part } } })),
    [change],
  )

  return (
    <div className="desk">
      <div className="back-bar">
        <Link to={routes.adminBlog.path} className="icon-button" aria-label={words.desk.back}>
          <Icon name="back" />
        </Link>
        <ScreenTitle title={title}>
          <span className="bar-title">{title}</span>
        </ScreenTitle>
        {wide && <SavingLine handle={handle} />}
      </div>
      <div className="desk-head">
        <PostStatus post={post} />
        {!wide && <SavingLine handle={handle} />}
        <PostActs postId={postId} post={post} shown={shown} handle={handle} />
      </div>
      {desk.conflict && <ConflictNotice handle={handle} conflict={desk.conflict} />}
      {restored && newest && desk.dirty && !desk.conflict && (
        <Notice>
          <p>{words.saving.restored(sayWhen(new Date(restored.keptAt)))}</p>
          <button type="button" className="text-button" onClick={drop}>
            {words.saving.drop}
          </button>
        </Notice>
      )}
      {!wide && <LanguageTabs side={side} onChoose={setSide} />}
      <div className="sides">
        {locales.map((locale) => (
          <LanguageSide
            key={`${locale} ${desk.replaced}`}
            locale={locale}
            text={form.texts[locale]}
            state={translationState(locale, written, shown)}
            hidden={!wide && side !== locale}
            asTab={!wide}
            onWrite={write}
          />
        ))}
      </div>
      <AboutPost postId={postId} form={form} onChange={change} />
    </div>
  )
}
