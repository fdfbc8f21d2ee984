import { foldTag } from '@varanda/domain/post/marks'
import { tag as en } from '@varanda/domain/post/messages/en/tag'
import { tag as pt } from '@varanda/domain/post/messages/pt/tag'
import { Empty } from '../../ui/empty.tsx'
import { inLocale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { PostList } from './post-list.tsx'

const words = inLocale({ pt, en })

/** Posts with a tag, of those that I may read. */
export function TagScreen({ tag }: { tag: string }) {
  const folded = foldTag(tag)
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={`#${folded}`}>
          <span dir="auto">#{folded}</span>
        </ScreenTitle>
        <p className="quiet head-line">{words.note}</p>
      </header>
      <PostList of={`#${folded}`} whose={{ tag: folded }}>
        <Empty title={words.none} text={words.howTo(folded)} module="petala" />
      </PostList>
    </>
  )
}
