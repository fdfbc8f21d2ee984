import { saved as en } from '@varanda/domain/post/messages/en/saved'
import { saved as pt } from '@varanda/domain/post/messages/pt/saved'
import { Empty } from '../../ui/empty.tsx'
import { inLocale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { PostList } from './post-list.tsx'

const words = inLocale({ pt, en })

/** What I keep for later, the last that I kept first. */
export function SavedScreen() {
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line">{words.note}</p>
      </header>
      <PostList of="saved" whose="saved">
        <Empty title={words.none} text={words.howTo} module="petala" />
      </PostList>
    </>
  )
}
