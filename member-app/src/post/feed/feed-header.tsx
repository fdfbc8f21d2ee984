import { mark } from '@varanda/design/mark'
import { brand } from '@varanda/domain/brand'
import { Picture } from '../../ui/picture.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Course } from './course.tsx'
import { words } from './words.ts'

const door = mark({ width: 34, height: 34 })

/** The top of the feed: the instance's name and the wall whose openings light up. */
export function FeedHeader({ waiting }: { waiting: number }) {
  return (
    <header className="feed-header">
      <div className="feed-top">
        <Picture svg={door} />
        <ScreenTitle title={words.title}>
          <span className="wordmark">{brand.name}</span>
        </ScreenTitle>
      </div>
      <Course waiting={waiting} />
    </header>
  )
}
