import './blog-list.css'
import type { BlogPost } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import { useEffect, useState } from 'react'
import { isKnown } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Filters } from '../../ui/choice/filters.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { listBlogDrafts } from '../data/blog-drafts.ts'
import { words } from '../words.ts'
import { filterPosts, type ListKind, listKinds } from './filter-posts.ts'
import { NewPostSheet } from './new-post-sheet.tsx'
import { PostRow } from './post-row.tsx'
import { UnsavedRow } from './unsaved-row.tsx'

/** Posts that are read at once; whoever looks for one looks through all. */
const page = 40
const all = 600

/** The blog's posts, for whoever runs the instance. */
export function BlogScreen() {
  const me = useMe()
  const sheet = useSheet('new-post')
  const [wanted, setWanted] = useState('')
  const [kind, setKind] = useState<ListKind>('all')
  const [room, setRoom] = useState(page)
  const looksForOne = wanted.trim() !== '' || kind !== 'all'
  const first = looksForOne ? all : room
  const [held, setHeld] = useState<Row<BlogPost>[]>()
  const posts = useList<BlogPost>(paths.blogPosts, { by: 'updatedAt', direction: 'desc', first })
  const onDevice = useDrafts(me.uid)

  // While more is read, what was there stays.
  const known = isKnown(posts) ? posts.value : undefined
  useEffect(() => {
    if (known) setHeld(known)
  }, [known])
  const shown = known ?? held
  const found = shown && filterPosts(shown, kind, wanted)
  const unsaved = [...onDevice].filter((id) => shown && !shown.some((post) => post.id === id))

  return (
    <>
      <header className="page-head with-ways blog-head">
        <div>
          <ScreenTitle title={words.list.title} />
          <p className="quiet">{words.list.about}</p>
        </div>
        <button type="button" className="button" aria-haspopup="dialog" onClick={sheet.show}>
          <Icon name="edit" />
          {words.list.write}
        </button>
      </header>
      <div className="page-body">
        {posts.state === 'failed' && <LoadFailed />}
        {posts.state !== 'failed' && !shown && <Skeleton kind="person" rows={5} />}
        {shown && shown.length === 0 && unsaved.length === 0 && (
          <Empty title={words.list.empty.title} text={words.list.empty.text} module="petala">
            <button type="button" className="button" onClick={sheet.show}>
              {words.list.write}
            </button>
          </Empty>
        )}
        {shown && found && shown.length > 0 && (
          <>
            <Filters
              set={kind === 'all' ? 0 : 1}
              find={
                <input
                  type="search"
                  className="input"
                  aria-label={words.list.find}
                  placeholder={words.list.find}
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                />
              }
            >
              <Choice
                label={words.list.show}
                value={kind}
                options={listKinds.map((value) => ({ value, text: words.list.kinds[value] }))}
                onChoose={setKind}
              />
            </Filters>
            <p className="quiet" role="status">
              {found.length > 0 ? '' : wanted ? words.list.none(wanted) : words.list.noneOfKind}
            </p>
          </>
        )}
        {found && (
          <ul className="post-rows plain">
            {!looksForOne && unsaved.map((id) => <UnsavedRow key={id} id={id} />)}
            {found.map(({ id, data }) => (
              <PostRow key={id} id={id} post={data} onDevice={onDevice.has(id)} />
            ))}
          </ul>
        )}
        {shown && !looksForOne && shown.length >= room && (
          <button type="button" className="button line wide" onClick={() => setRoom(room + page)}>
            {words.list.more}
          </button>
        )}
      </div>
      {sheet.open && <NewPostSheet taken={shown?.map(({ id }) => id) ?? []} onClose={sheet.hide} />}
    </>
  )
}

/** Ids of the posts that have words on this device only. */
function useDrafts(uid: string): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    listBlogDrafts(uid).then(
      (drafts) => setIds(new Set(drafts.keys())),
      (error) => console.warn('draft', error),
    )
  }, [uid])
  return ids
}
