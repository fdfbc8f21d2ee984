import type { CSSProperties, ReactNode } from 'react'
import type { AlbumLayout, Box } from './album-layout.ts'

/** Half of the joint between two photos, in pixels; there is none at the album's own edges. */
const half = 2

function place({ x, y, width, height }: Box): CSSProperties {
  const edge = (start: number) => (start > 1e-6 ? half : 0)
  const end = (stop: number) => (stop < 1 - 1e-6 ? half : 0)
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`
  return {
    insetInlineStart: `calc(${percent(x)} + ${edge(x)}px)`,
    insetBlockStart: `calc(${percent(y)} + ${edge(y)}px)`,
    width: `calc(${percent(width)} - ${edge(x) + end(x + width)}px)`,
    height: `calc(${percent(height)} - ${edge(y) + end(y + height)}px)`,
  }
}

/** The room an album takes, known before any picture of it is there, with a cell for each photo. */
export function AlbumFrame(props: {
  layout: AlbumLayout
  whole?: boolean | undefined
  children: (index: number, box: Box) => ReactNode
}) {
  const { layout, whole, children } = props
  const single = layout.boxes.length === 1
  const style = { '--ratio': layout.ratio.toFixed(4) } as CSSProperties
  return (
    <div className={`album${single ? ' single' : ''}${whole ? ' whole' : ''}`}>
      <div className="album-inside" style={style}>
        {layout.boxes.map((box, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a post never change their places.
          <div key={index} className="album-cell" style={place(box)}>
            {children(index, box)}
          </div>
        ))}
      </div>
    </div>
  )
}
