import { Link } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { Means } from '../manage/means.tsx'
import { pageWords } from '../words.ts'
import { Bare } from './bare.tsx'

const words = pageWords.gone

/**
 * In place of the page of a circle that was one of mine a moment ago: what went with it. Mine alone, it was deleted; in
 * any other I am no more.
 */
export function Gone({ circle: { circle, role } }: { circle: MyCircle }) {
  const isOver = role === 'owner'
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
