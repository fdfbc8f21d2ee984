import type { InstanceNotice, InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { Written } from '../../ui/text/written.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words } from './words.ts'

const opened = { where: ['kind', 'post-opened' satisfies InstanceNoticeKind], by: 'at', direction: 'desc' } as const

/** Which sealed posts of mine an administrator opened, when, who and why: as each opening told me. */
export function OpenedPosts() {
  const me = useMe()
  const found = useList<InstanceNotice>(paths.notices(me.uid), opened)
  const sayMarks = useSayMarks()
  const rows = found.state === 'ready' ? found.value : []
  return (
    <section aria-labelledby="who-opened">
      <h2 id="who-opened" className="settings-title">
        {words.opened.title}
      </h2>
      {found.state === 'failed' && <p role="alert">{words.opened.failed}</p>}
      {found.state === 'ready' && rows.length === 0 && <p>{words.opened.none}</p>}
      {rows.length > 0 && (
        <ul className="who-lines">
          {rows.map(({ id, data }) => (
            <li key={id} className="who-line">
              <div>
                {data.excerpt && <p dir="auto">“{sayMarks(data.excerpt)}”</p>}
                <Written text={data.words} />
                <p className="small quiet">
                  <span dir="auto">{words.opened.by(data.by.name)}</span>, <Time at={data.at.toDate()} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
