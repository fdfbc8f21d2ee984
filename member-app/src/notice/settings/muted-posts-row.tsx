import { excerptOf } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { mutedNow } from '@varanda/domain/post/mutes'
import { useRef } from 'react'
import { useKnownName } from '../../connection/data/known-name.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { useMutes, useMuting } from '../../post/data/mutes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { actMute } from '../../ui/sheet/mute-sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { words as shared } from '../../ui/words.ts'
import { useSeen } from '../list/use-seen.ts'
import { settingsWords } from '../words.ts'
import { NamedRow } from './named-row.tsx'
import { SettingRow } from './row.tsx'

const words = settingsWords.mutedPosts
const id = 'muted-posts'

/** The posts of which nothing is told any more, each with its way back. */
export function MutedPostsRow({ isOpen, onTurn }: { isOpen: boolean; onTurn: () => void }) {
  const now = useNow()
  const mutes = useMutes()
  const posts = mutes.state === 'ready' && mutes.value ? mutedNow(mutes.value, 'posts', now) : []
  return (
    <SettingRow
      id={id}
      title={words.title}
      how={posts.length === 0 ? words.none : words.count(posts.length)}
      isLoud={false}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      {posts.length === 0 && <p className="small quiet">{words.noneText}</p>}
      <ul className="people-list">
        {posts.map((postId) => (
          <MutedPost key={postId} postId={postId} />
        ))}
      </ul>
    </SettingRow>
  )
}

/** Its words are read in the reader's own copy, once they come into view; without one it can still be let go. */
function MutedPost({ postId }: { postId: string }) {
  const me = useMe()
  const place = useRef<HTMLLIElement>(null)
  const seen = useSeen(place)
  const found = useDoc<Entry>(seen ? paths.entry(me.uid, postId) : undefined)
  const entry = found.state === 'ready' ? found.value : undefined
  const name = useKnownName(entry?.author.uid, entry?.circles) ?? shared.someone
  const sayMarks = useSayMarks()
  const muting = useMuting('posts', postId)
  if (found.state === 'loading' || !seen) {
    return (
      <li ref={place}>
        <Skeleton kind="person" rows={1} />
      </li>
    )
  }
  const says = entry && (sayMarks(excerptOf(entry.text)) || words.photoOf(name))
  return (
    <NamedRow
      face={entry ? <Portrait uid={entry.author.uid} /> : <Icon name="mute" />}
      name={entry ? name : words.gone}
      {...(says && { says })}
      takeShort={words.takeShort}
      take={words.take(says ?? words.gone)}
      onTake={() => actMute(muting.unmute())}
      focusNext={id}
    />
  )
}
