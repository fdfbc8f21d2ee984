import { firstName } from '@varanda/domain/member/member'
import type { Pair } from '@varanda/domain/post/separation'
import { type ReactNode, useRef } from 'react'
import { secondPressMs } from '../../ui/act/second-press.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import type { Blocker } from './blocker.ts'
import type { Known, Reach } from './reach-on-device.ts'
import { groupOf } from './say-reach.ts'
import { refusals, words } from './words.ts'

/** What has to be decided first, with the ways out of it; nothing is sent until then. */
export function BlockerCard(props: {
  blocker: Blocker
  known: Known
  reach: Reach
  onLeaveOut: (uid: string) => void
  onInclude: (uid: string) => void
  onDropCircle: (circleId: string) => void
  onTogether: (pair: Pair) => void
}) {
  const { blocker, known, reach, onLeaveOut, onInclude, onDropCircle, onTogether } = props
  // The button of the next pair stands where that of the one before was: a second press is about the first.
  const agreedAt = useRef(-secondPressMs)
  const agree = (pair: Pair, at: number) => {
    if (at - agreedAt.current < secondPressMs) return
    agreedAt.current = at
    onTogether(pair)
  }
  const nameOf = (uid: string) => {
    return firstName(reach.readers.find((one) => one.uid === uid)?.name ?? known.people.get(uid)?.name ?? '')
  }
  const circleName = (id: string) => known.mine.find((one) => one.id === id)?.circle.name ?? ''
  if (blocker.kind === 'nobody') return <p className="quiet">{words.chooseSomebody}</p>
  if (blocker.kind === 'refused') {
    return (
      <Card isAlert>
        <Title>{refusals[blocker.code]}</Title>
      </Card>
    )
  }
  if (blocker.kind === 'shut') {
    const { circleId, code } = blocker
    return (
      <Card isAlert>
        <Title>{refusals[code]}</Title>
        <Drop circleId={circleId} known={known} onPress={() => onDropCircle(circleId)} />
      </Card>
    )
  }
  if (blocker.kind === 'whole') {
    const { uid, circleId } = blocker.conflict
    const [name, group] = [nameOf(uid), circleName(circleId)]
    return (
      <Card>
        <Title>{words.wholeConflict.title(name, group)}</Title>
        <Way uid={uid} onPress={() => onInclude(uid)} text={words.wholeConflict.include(name)} />
        <Way uid={uid} gone onPress={() => onDropCircle(circleId)} text={words.wholeConflict.drop(group)} />
      </Card>
    )
  }
  const { one, other } = blocker.pair
  const ways = [one, other].map((uid) => {
    const reader = reach.readers.find((found) => found.uid === uid)
    return { uid, name: nameOf(uid), group: reader && groupOf(reader, known) }
  })
  const [first, second] = ways
  const shared = first?.group && first.group.id === second?.group?.id ? first.group : undefined
  return (
    <Card>
      <Title>{words.apart.title(nameOf(one), nameOf(other))}</Title>
      {shared && (
        <Drop
          circleId={shared.id}
          known={known}
          note={words.apart.cannotBoth(nameOf(one), nameOf(other), shared.name)}
          onPress={() => onDropCircle(shared.id)}
        />
      )}
      {(shared ? [] : ways).map(({ uid, name, group }) =>
        group ? (
          <Way
            key={uid}
            uid={uid}
            gone
            text={words.wholeConflict.drop(group.name)}
            note={words.apart.cannot(name, group.name)}
            onPress={() => onDropCircle(group.id)}
          />
        ) : (
          <Way
            key={uid}
            uid={uid}
            gone
            text={words.apart.takeOut(name)}
            note={words.isOut(name)}
            onPress={() => onLeaveOut(uid)}
          />
        ),
      )}
      <button type="button" className="text-button" onClick={({ timeStamp }) => agree(blocker.pair, timeStamp)}>
        {words.apart.thisTime}
      </button>
      {blocker.more > 0 && <p className="small">{words.apart.more(blocker.more)}</p>}
    </Card>
  )
}

function Card({ isAlert, children }: { isAlert?: boolean; children: ReactNode }) {
  const card = useFocusHandedOn<HTMLElement>()
  return (
    <section ref={card} className="audience-card-ask" {...(isAlert && { role: 'alert' })}>
      {children}
    </section>
  )
}

function Title({ children }: { children: string }) {
  return (
    <div className="audience-ask-head">
      <Icon name="warning" />
      <h3 className="audience-ask-title">{children}</h3>
    </div>
  )
}

/** Takes a circle out of the audience. */
function Drop(props: { circleId: string; known: Known; note?: string; onPress: () => void }) {
  const { circleId, known, note, onPress } = props
  const circle = known.mine.find(({ id }) => id === circleId)?.circle
  const way = useFocusHandedOn<HTMLButtonElement>()
  return (
    <button ref={way} type="button" className="audience-way" onClick={onPress}>
      <CircleBlock id={circleId} edition={circle?.block} size={2.25} />
      <span className="person-words">
        <span className="audience-way-text">{words.wholeConflict.drop(circle?.name ?? '')}</span>
        {note && <span className="small">{note}</span>}
      </span>
    </button>
  )
}

function Way(props: { uid: string; text: string; note?: string; gone?: boolean; onPress: () => void }) {
  const { uid, text, note, gone = false, onPress } = props
  const way = useFocusHandedOn<HTMLButtonElement>()
  return (
    <button ref={way} type="button" className="audience-way" onClick={onPress}>
      <Portrait uid={uid} gone={gone} />
      <span className="person-words">
        <span className="audience-way-text">{text}</span>
        {note && <span className="small">{note}</span>}
      </span>
    </button>
  )
}
