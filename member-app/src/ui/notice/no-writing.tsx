import { sayCannotWrite } from '../may-write.ts'
import { BackBar } from '../navigation/back-bar.tsx'
import { ScreenTitle } from '../screen.tsx'
import { Notice } from './notice.tsx'

/** A screen on which something is written or made, for somebody who may not now; what they began stays. */
export function NoWriting({ title }: { title: string }) {
  return (
    <>
      <BackBar close>
        <ScreenTitle title={title} />
      </BackBar>
      <div className="course">
        <Notice>{sayCannotWrite()}</Notice>
      </div>
    </>
  )
}
