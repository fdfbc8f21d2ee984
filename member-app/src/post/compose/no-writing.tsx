import { sayCannotWrite } from '../../ui/may-write.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { words } from './words.ts'

/** Where a post is written, for somebody who may not write now: the drafts stay. */
export function NoWriting() {
  return (
    <>
      <BackBar close>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="course">
        <Notice>{sayCannotWrite()}</Notice>
      </div>
    </>
  )
}
