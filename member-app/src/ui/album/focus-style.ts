import type { Focus } from '@varanda/domain/post/media'
import type { CSSProperties } from 'react'

/** A picture that is cut to its frame shows the point that its author chose. */
export function focusStyle({ focus }: { focus?: Focus | undefined }): CSSProperties | undefined {
  return focus && { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
