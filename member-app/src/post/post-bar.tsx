import type { Entry } from '@varanda/domain/post/entry'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSayMarks } from '../ui/text/names-known.ts'

/** The bar over an open post: whose it is, and how it begins, for whoever has read far below it. */
export function PostBar({ entry, title, name }: { entry: Entry; title: string; name: string }) {
  const sayMarks = useSayMarks()
  return (
    <BackBar>
      <ScreenTitle title={title}>
        <span className="visually-hidden">{title}</span>
        <span className="bar-post" aria-hidden="true">
          <Portrait uid={entry.author.uid} />
          <span className="bar-title">
            {name}
            {entry.text && (
              <span className="bar-words" dir="auto">
                {sayMarks(entry.text)}
              </span>
            )}
          </span>
        </span>
      </ScreenTitle>
    </BackBar>
  )
}
