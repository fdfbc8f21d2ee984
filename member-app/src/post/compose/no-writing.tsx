import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { words as shared } from '../../ui/words.ts'
import { words } from './words.ts'

/** Where a post is written, for somebody who leaves: the drafts stay, and the line above leads back. */
export function NoWriting() {
  return (
    <>
      <BackBar close>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="course">
        <Notice>{shared.cannotWrite}</Notice>
      </div>
    </>
  )
}
