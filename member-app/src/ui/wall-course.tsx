import { block } from '@varanda/design/cobogo'
import { Picture } from './picture.tsx'

const wall = block('petala', { ground: 'var(--floor)', light: 'var(--mango)' })
/** As many as the widest column holds, whose last one may be cut. */
const blocks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A course of the lit wall, before which a person's arch stands on their page. */
export function WallCourse() {
  return (
    <div className="wall-course" aria-hidden="true">
      {blocks.map((index) => (
        <Picture key={index} svg={wall} />
      ))}
    </div>
  )
}
