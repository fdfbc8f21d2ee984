import { call } from '@varanda/client/call'
import { reportedPhotos, type ShownPhoto } from '@varanda/domain/report/calls/reported-photos'
import { useEffect, useState } from 'react'
import { words } from './words.ts'

/** The pictures of a reported post, asked for when its report is looked at. */
export function ReportedPictures({ reportId }: { reportId: string }) {
  const [photos, setPhotos] = useState<ShownPhoto[] | 'failed'>([])
  useEffect(() => {
    call(reportedPhotos, { reportId }).then(
      (answer) => setPhotos(answer.photos),
      () => setPhotos('failed'),
    )
  }, [reportId])
  if (photos === 'failed') return <p className="quiet">{words.detail.photosFailed}</p>
  return <ShownPictures photos={photos} />
}

/** Pictures that came with an answer: they are kept nowhere. */
export function ShownPictures({ photos }: { photos: readonly ShownPhoto[] }) {
  return (
    <ul className="shown-pictures" aria-label={words.detail.photos}>
      {photos.map(({ id, alt, webp, width, height }) => (
        <li key={id}>
          {webp ? (
            <img src={`data:image/webp;base64,${webp}`} alt={alt || words.detail.noAlt} width={width} height={height} />
          ) : (
            <p className="quiet">{words.detail.gone}</p>
          )}
          {alt && (
            <p className="small quiet" dir="auto">
              {alt}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
