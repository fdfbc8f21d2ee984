import { firstName } from '@varanda/domain/member/member'
import { type Feeling, type ReactionCounts, wordOf } from '@varanda/domain/post/reaction'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Felt } from './felt.tsx'
import type { Thing } from './use-reaction.ts'
import { whoReacted } from './who-reacted.ts'
import { sayFeeling, words } from './words.ts'

const ReactorsSheet = lazySheet(async () => (await import('./reactors-sheet.tsx')).ReactorsSheet)

/** What others felt, in up to two pictures, and who: "Nina e mais 3". It opens the list. Nothing where nobody did. */
export function ReactedLine(props: {
  of: Thing
  counts: ReactionCounts
  own: Feeling | undefined
  /** Among whom names may be found, besides those whom I know. */
  circles?: readonly string[] | undefined
  size: number
}) {
  const { of, counts, own, circles, size } = props
  const me = useMe()
  const { knownName } = useNames()
  const name = `reactions/${of.postId}/${of.thing}`
  const sheet = useSheet(name)
  const { count, felt, uids } = whoReacted(counts, own, {
    uid: me.uid,
    isKnown: (uid) => knownName(uid) !== undefined,
  })
  if (count === 0 && !sheet.open) return null
  const names = uids.slice(0, 1).map((uid) => firstName(knownName(uid)!))
  const who = names.length > 0 ? words.who(names, count - names.length) : words.people(count)
  const pictures = felt.flatMap(({ feeling }) => feeling ?? []).slice(0, 2)
  const what = felt.map(({ feeling, count }) => {
    return words.counted(count, feeling ? sayFeeling(feeling).toLocaleLowerCase() : words.others)
  })
  return (
    <>
      <button
        type="button"
        id={name}
        className="reacted"
        aria-label={words.line(who, what)}
        aria-haspopup="dialog"
        onClick={sheet.show}
      >
        {pictures.map((feeling) => (
          <Felt key={wordOf(feeling)} feeling={feeling} size={size} />
        ))}
        <span className="reacted-words">{who}</span>
      </button>
      {sheet.open && <ReactorsSheet of={of} counts={counts} circles={circles} onClose={sheet.hide} />}
    </>
  )
}
