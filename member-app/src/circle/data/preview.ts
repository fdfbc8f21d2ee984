import { call } from '@varanda/client/call'
import { type CirclePreview, previewCircle } from '@varanda/domain/circle/calls/preview-circle'
import { useEffect, useState } from 'react'

/** What is shown of an open door before it is followed; undefined until the instance says it, and where it does not. */
export function usePreview(circleId: string): CirclePreview | undefined {
  const [preview, setPreview] = useState<CirclePreview>()
  useEffect(() => {
    let left = false
    call(previewCircle, { circleId }).then(
      (answer) => left || setPreview(answer),
      (error) => console.warn('preview', error),
    )
    return () => {
      left = true
    }
  }, [circleId])
  return preview
}
