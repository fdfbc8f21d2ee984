import type { CirclePreview } from '@varanda/domain/circle/calls/preview-circle'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Written } from '../../ui/text/written.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { pageWords } from '../words.ts'

const words = pageWords.preview

/** Whose open door it is, and the newest of what was shared there. */
export function Newest({ preview }: { preview: CirclePreview }) {
  const now = useNow()
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
                  <p className="row-sub">{sayTime(new Date(createdAt), now)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
