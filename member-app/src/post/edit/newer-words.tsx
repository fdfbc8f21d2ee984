import type { Entry } from '@varanda/domain/post/entry'
import { Notice } from '../../ui/notice/notice.tsx'
import { Written } from '../../ui/text/written.tsx'
import { words as all } from './words.ts'

const words = all.newer

/** What the post says since it was edited elsewhere, above what was written here, until one of them is chosen. */
export function NewerWords(props: { entry: Entry; onMine: () => void; onTheirs: () => void }) {
  const { entry, onMine, onTheirs } = props
  return (
    <section className="newer-words" aria-labelledby="newer-words">
      <div role="status">
        <Notice icon="warning">
          <h2 id="newer-words" className="newer-title">
            {words.title}
          </h2>
          <p>{words.text}</p>
        </Notice>
      </div>
      <h3 className="version-time">{words.now}</h3>
      {entry.text ? <Written text={entry.text} /> : <p className="quiet">{words.noWords}</p>}
      <div className="newer-acts">
        <button type="button" className="button compact" onClick={onMine}>
          {words.mine}
        </button>
        <button type="button" className="button line compact" onClick={onTheirs}>
          {words.theirs}
        </button>
      </div>
    </section>
  )
}
