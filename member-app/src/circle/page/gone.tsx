import { Link } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { Means } from '../manage/means.tsx'
import { pageWords } from '../words.ts'
import { Bare } from './bare.tsx'

const words = pageWords.gone

/**
 * In place of the page of a circle that was one of mine a moment ago: what went with it. Mine alone, it was deleted; in
 * any other I am no more. A group that its owner left, or was taken out of, is there for the others.
 */
export function Gone({ circle: { circle, role } }: { circle: MyCircle }) {
  const isOver = role === 'owner' && (circle.kind !== 'group' || circle.members === 1)
  const means = isOver || circle.kind === 'private' ? words.over : words[circle.kind]
  return (
    <Bare>
      <Empty title={(isOver ? words.titleOver : words.title)(circle.name)} text="">
        <Means sentences={means} />
        <Link className="button" to="/user/circles">
          {pageWords.missing.back}
        </Link>
      </Empty>
    </Bare>
  )
}
