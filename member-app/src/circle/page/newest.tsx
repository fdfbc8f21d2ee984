import { call } from '@varanda/client/call'
import { type CirclePreview, previewCircle } from '@varanda/domain/circle/calls/preview-circle'
import { useEffect, useState } from 'react'
import { locale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { Written } from '../../ui/text/written.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { pageWords } from '../words.ts'

const words = pageWords.preview

/** Whose open door it is, and the newest of what was shared there. Where the instance says nothing, nothing stands here. */
export function Newest({ id }: { id: string }) {
  const [preview, setPreview] = useState<CirclePreview>()
  const now = useNow()
  useEffect(() => {
    let left = false
    call(previewCircle, { circleId: id }).then(
      (answer) => left || setPreview(answer),
      (error) => console.warn('preview', error),
    )
    return () => {
      left = true
    }
  }, [id])
  if (!preview) return null
  return (
    <>
      <p className="preview-owner">
        <Portrait uid={preview.owner.uid} photo={preview.owner.photo} />
        <span dir="auto">{words.by(preview.owner.name)}</span>
      </p>
      {preview.posts.length > 0 && (
        <section aria-labelledby="preview-newest">
          <h2 id="preview-newest" className="people-title">
            {words.newest}
          </h2>
          <ul className="preview-posts plain">
            {preview.posts.map(({ postId, text, createdAt, photo }) => (
              <li key={postId}>
                {photo?.webp && (
                  <img
                    src={`data:image/webp;base64,${photo.webp}`}
                    alt={photo.alt ?? ''}
                    width={photo.width}
                    height={photo.height}
                  />
                )}
                <div>
                  {text && <Written text={text} />}
                  <p className="row-sub">{sayTime(new Date(createdAt), now, locale)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
