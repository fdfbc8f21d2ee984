import { call } from '@varanda/client/call'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { separate } from '@varanda/domain/post/calls/separate'
import { type Pair, type Separations, separationLimits } from '@varanda/domain/post/separation'
import { useRef, useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portraits } from '../../ui/person/portrait.tsx'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PairSheet } from './pair-sheet.tsx'
import { words } from './words.ts'

/** The pairs that this member never wants in one audience without being asked; nobody else learns of them. */
export function NeverTogether({ id }: { id: string }) {
  const me = useMe()
  const stored = useDoc<Separations>(paths.separations(me.uid))
  const connections = useConnections()
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useSheet('never-together')
  const isKnown = stored.state === 'ready' && connections.state === 'ready'
  const pairs = (stored.state === 'ready' && stored.value?.pairs) || []
  const people = connections.state === 'ready' ? connections.value : []
  const nameOf = (uid: string) => {
    const name = people.find((person) => person.uid === uid)?.name
    return name === undefined ? words.gone : firstName(name)
  }
  const isFull = pairs.length >= separationLimits.pairs
  return (
    <SettingsPart id={id} title={words.title} note={words.note} heading={heading}>
      {(stored.state === 'failed' || connections.state === 'failed') && <LoadFailed />}
      {(stored.state === 'loading' || connections.state === 'loading') && <Skeleton kind="person" rows={1} />}
      {isKnown && pairs.length === 0 && <p className="quiet">{words.none}</p>}
      {isKnown && pairs.length > 0 && (
        <ul className="people-list">
          {pairs.toReversed().map((pair) => (
            <PairRow
              key={`${pair.one} ${pair.other}`}
              pair={pair}
              names={[nameOf(pair.one), nameOf(pair.other)]}
              // The pressed button goes away with its row.
              onDropped={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isKnown && people.length < 2 && <p className="small quiet">{words.tooFew}</p>}
      {isKnown && isFull && <p className="small quiet">{words.full}</p>}
      {isKnown && people.length >= 2 && !isFull && (
        <button type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
          {words.add}
        </button>
      )}
      {sheet.open && <PairSheet pairs={pairs} people={people} onClose={sheet.hide} />}
    </SettingsPart>
  )
}

function PairRow(props: { pair: Pair; names: readonly [string, string]; onDropped: () => void }) {
  const { pair, names, onDropped } = props
  const [isDoing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const drop = async () => {
    if (isDoing) return
    setDoing(true)
    setFailure(undefined)
    try {
      await call(separate, { ...pair, apart: false })
      toast(words.dropped(...names), { undo: () => void call(separate, { ...pair, apart: true }).catch(tellUndone) })
      onDropped()
    } catch (error) {
      console.warn('separate', error)
      setFailure(sayFailure(error, words.failed))
      setDoing(false)
    }
  }
  return (
    <li className="person">
      <Portraits uids={[pair.one, pair.other]} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {words.pair(...names)}
        </span>
        {failure && (
          <span className="hint error" role="alert">
            {failure}
          </span>
        )}
      </span>
      <button
        type="button"
        className="text-button plain"
        aria-label={words.dropPair(...names)}
        aria-disabled={isDoing}
        onClick={() => void drop()}
      >
        {isDoing ? words.dropping : words.drop}
      </button>
    </li>
  )
}

function tellUndone(error: unknown): void {
  console.warn('separate', error)
  toast(sayFailure(error, words.failed))
}
