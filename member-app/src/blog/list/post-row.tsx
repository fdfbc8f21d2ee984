import { Link } from '@tanstack/react-router'
import { block } from '@varanda/design/cobogo'
import type { BlogPost, BlogRevision } from '@varanda/domain/blog/blog'
import { coverUrl } from '@varanda/domain/blog/blog-cover'
import { shownTexts, translationState } from '@varanda/domain/blog/blog-translation'
import { locales, localeTags, otherLocale } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { Picture } from '../../ui/picture.tsx'
import { PostStatus } from '../desk/post-status.tsx'
import { TranslationMark } from '../desk/translation-mark.tsx'
import { sayWhen } from '../publishing/say-when.ts'
import { words } from '../words.ts'

const wall = block('petala', { ground: 'var(--shade-2)', light: 'var(--mango)' })

/** One post of the list: what it is called, who sees it, how each language stands. */
export function PostRow({ id, post, onDevice }: { id: string; post: BlogPost; onDevice: boolean }) {
  // Only where something was saved that readers do not see yet.
  const isAhead = post.shownRev !== null && post.shownRev !== post.rev
  const newest = useDoc<BlogRevision>(isAhead ? paths.blogRevision(id, post.rev) : undefined)
  const texts = (newest.state === 'ready' && newest.value?.texts) || post.texts
  const own = texts[locale]?.title ? locale : otherLocale(locale)
  const title = texts[own]?.title
  return (
    <li className="post-row">
      {post.cover ? (
        <img className="thumb" src={coverUrl(post.cover.id, { width: 480, format: 'webp' })} alt="" loading="lazy" />
      ) : (
        <Picture className="thumb wall" svg={wall} />
      )}
      <div className="post-row-words">
        <h2 className="post-row-title">
          <Link to="/admin/blog/$postId" params={{ postId: id }} id={`post-${id}`} lang={localeTags[own]} dir="auto">
            {title || words.list.untitled}
          </Link>
          {title && own !== locale && <span className="mark language">{words.list.inOther[own]}</span>}
        </h2>
        <PostStatus post={post} />
        <p className="post-row-languages">
          {locales.map((one) => (
            <TranslationMark key={one} state={translationState(one, texts, shownTexts(post))} locale={one} />
          ))}
        </p>
        <p className="small quiet">
          {post.publishedAt && post.status === 'published'
            ? words.list.out(sayWhen(post.publishedAt.toDate()))
            : words.list.changed(sayWhen(post.updatedAt.toDate()))}
        </p>
        {onDevice && (
          <p className="small on-device">
            <Icon name="info" size={18} />
            {words.list.onDevice}
          </p>
        )}
      </div>
    </li>
  )
}
