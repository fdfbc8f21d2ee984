import { isPostIdOf } from '@varanda/domain/ids'
import {
  type Feeling,
  feelingIn,
  type ReactionCounts,
  reactionLimits,
  totalOf,
  wordOf,
} from '@varanda/domain/post/reaction'
import { useState } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useBlocks } from '../../connection/data/blocks.ts'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRosters } from '../audience/use-rosters.ts'
import { useReactors } from '../data/reactions.ts'
import { Felt } from './felt.tsx'
import type { Thing } from './use-reaction.ts'
import { whoReacted } from './who-reacted.ts'
import { sayFeeling, words } from './words.ts'

interface Asked {
  of: Thing
  counts: ReactionCounts
  circles?: readonly string[] | undefined
}

/** Who reacted and how, those whom I know by name; in a public circle how many, for whoever may not know more. */
export function ReactorsSheet({ onClose, ...asked }: Asked & { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={words.list.title}>
      {useMayList(asked) ? <Reactors {...asked} /> : <Numbers counts={asked.counts} />}
    </Sheet>
  )
}

/** As firestore.rules have it: of a public circle’s post, its author and who runs the circle. */
function useMayList({ of, counts, circles }: Asked): boolean {
  const { uid } = useMe()
  const isNamed = counts.newest !== undefined
  const found = useCirclesNamed(isNamed ? undefined : circles)
  if (isNamed || isPostIdOf(of.postId, uid)) return true
  return found.state === 'ready' && found.value.some(({ circle }) => circle.owner === uid)
}

const noCircles: readonly string[] = []

function Reactors({ of, counts, circles = noCircles }: Asked) {
  const me = useMe()
  const reactors = useReactors(of.postId, of.thing, reactionLimits.page)
  const { knownName } = useNames()
  const blocks = useBlocks()
  const rosters = useRosters(circles)
  const [only, setOnly] = useState<string>()
  const blocked = new Set(blocks.state === 'ready' ? blocks.value.map(({ uid }) => uid) : [])
  const nameOf = (uid: string) => {
    if (uid === me.uid) return words.list.you
    if (blocks.state !== 'ready' || blocked.has(uid)) return undefined
    const there = rosters.state === 'ready' ? [...rosters.value.values()] : []
    return knownName(uid) ?? there.map((people) => people?.[uid]?.name).find((name) => name !== undefined)
  }
  if (reactors.state === 'failed') return <LoadFailed />
  if (reactors.state === 'loading') return <Skeleton kind="person" rows={3} />
  const all = reactors.value.map(({ data }) => ({ uid: data.uid, feeling: feelingIn(data), name: nameOf(data.uid) }))
  const shown = all.filter(({ feeling }) => only === undefined || wordOf(feeling) === only)
  const known = shown.filter(({ name }) => name !== undefined)
  // Where there are more than one list has, the counts know how many.
  const rest = only === undefined ? Math.max(0, totalOf(counts) - all.length) : 0
  const more = shown.length - known.length + (all.length >= reactionLimits.page ? rest : 0)
  return (
    <>
      <Kinds feelings={all.map(({ feeling }) => feeling)} only={only} onChoose={setOnly} />
      <ul className="people-list">
        {known.map(({ uid, name, feeling }) => (
          <li key={uid} className="person">
            <PersonLink uid={uid} id={`reactor-${uid}`}>
              <Portrait uid={uid} />
              <span className="person-words">
                <span className="person-name" dir="auto">
                  {name}
                </span>
                <span className={feeling.kind ? 'small quiet' : 'visually-hidden'}>{sayFeeling(feeling)}</span>
              </span>
              <Felt feeling={feeling} size={28} />
            </PersonLink>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="people-more">
          <strong>{known.length > 0 ? words.list.more(more) : words.people(more)}</strong>
        </p>
      )}
      {shown.length === 0 && <p className="quiet">{words.list.nobody}</p>}
    </>
  )
}

/** What was felt, each with how many: what the list is narrowed to. */
function Kinds(props: {
  feelings: readonly Feeling[]
  only: string | undefined
  onChoose: (word: string | undefined) => void
}) {
  const { feelings, only, onChoose } = props
  const groups = new Map<string, Feeling[]>()
  for (const feeling of feelings) groups.set(wordOf(feeling), [...(groups.get(wordOf(feeling)) ?? []), feeling])
  const kinds = [...groups].sort(([, one], [, other]) => other.length - one.length)
  if (kinds.length < 2) return null
  return (
    <div className="reaction-kinds">
      <button
        type="button"
        className="reaction-kind"
        aria-pressed={only === undefined}
        onClick={() => onChoose(undefined)}
      >
        {words.list.all} {feelings.length}
      </button>
      {kinds.map(([word, those]) => (
        <button
          key={word}
          type="button"
          className="reaction-kind"
          aria-label={words.counted(those.length, sayFeeling(those[0]!))}
          aria-pressed={only === word}
          onClick={() => onChoose(only === word ? undefined : word)}
        >
          <Felt feeling={those[0]!} size={22} />
          {those.length}
        </button>
      ))}
    </div>
  )
}

function Numbers({ counts }: { counts: ReactionCounts }) {
  const { felt } = whoReacted(counts, undefined, { uid: '', isKnown: () => false })
  return (
    <>
      <ul className="people-list">
        {felt.map(({ feeling, count }) => (
          <li key={feeling ? wordOf(feeling) : ''} className="person">
            {feeling && <Felt feeling={feeling} size={28} />}
            <span className="person-words">{words.counted(count, feeling ? sayFeeling(feeling) : words.others)}</span>
          </li>
        ))}
      </ul>
      <p className="small quiet">{words.list.unlisted}</p>
    </>
  )
}
