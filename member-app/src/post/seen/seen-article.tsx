import { firstName } from '@varanda/domain/member/member'
import type { SeenPost } from '@varanda/domain/post/calls/see-as'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useMe } from '../../data/use-me.ts'
import { Album } from '../../ui/album/album.tsx'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Time } from '../../ui/time/time.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { PostText } from '../post-text.tsx'
import { words as postWords } from '../words.ts'

/** A post of mine as somebody holds it: words, photos, and the circles by which they have it. */
export function SeenArticle({ post: { postId, text, photos, createdAt, circles } }: { post: SeenPost }) {
  const me = useMe()
  const named = useCirclesNamed(circles)
  const at = new Date(createdAt)
  return (
    <article className="post" aria-label={postWords.by(me.name, sayTime(at, new Date()))}>
      <header className="post-head">
        <Portrait uid={me.uid} />
        <div>
          <p className="post-author" dir="auto">
            {me.name}
          </p>
          <p className="post-time">
            <Time at={at} />
          </p>
        </div>
      </header>
      {text && (
        <div className="post-body">
          <PostText text={text} />
        </div>
      )}
      {photos.length > 0 && <Album postId={postId} photos={photos} name={firstName(me.name)} />}
      {named.state === 'ready' &&
        named.value.map(({ id, circle }) => (
          <p key={id} className="seen-circle">
            <CircleBlock id={id} edition={circle.block} size={1.375} />
            <span dir="auto">{circle.name}</span>
          </p>
        ))}
    </article>
  )
}
