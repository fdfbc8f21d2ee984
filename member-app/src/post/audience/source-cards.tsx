import { firstName } from '@varanda/domain/member/member'
import type { Audience } from '@varanda/domain/post/audience'
import { useId, useState } from 'react'
import { useCirclePeople } from '../../circle/data/circle-people.ts'
import { type MyCircle, mayShareWith } from '../../circle/data/circles-found.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Opening } from '../../ui/opening.tsx'
import type { Known } from './reach-on-device.ts'
import { words } from './words.ts'

/** Only the cards that are near say names: each asks for who is in its circle. */
const withNames = 12

const order = { group: 0, private: 1, public: 2 } as const

/**
 * Everything that may see a post as one: all whom I know, my groups, my circles. What is chosen when the cards are first
 * shown stands first; then nothing moves under a finger.
 */
export function SourceCards(props: {
  audience: Audience
  known: Known
  onConnections: () => void
  onCircle: (circleId: string) => void
}) {
  const { audience, known, onConnections, onCircle } = props
  const me = useMe()
  const [first] = useState(audience.circles)
  const [connectionsFirst] = useState(audience.connections)
  const isFirst = ({ id }: MyCircle) => (first.includes(id) ? 0 : 1)
  // A public circle that I follow is somebody else's to post in.
  const circles = known.mine
    .filter(({ circle, role }) => circle.kind !== 'public' || (role !== 'member' && me.ageBand === 'adult'))
    .toSorted((a, b) => isFirst(a) - isFirst(b) || order[a.circle.kind] - order[b.circle.kind])
  const cardOf = (mine: MyCircle, index: number) => (
    <CircleCard
      key={mine.id}
      mine={mine}
      isIn={audience.circles.includes(mine.id)}
      isNear={index < withNames}
      onTurn={() => onCircle(mine.id)}
    />
  )
  const chosen = circles.filter((one) => isFirst(one) === 0)
  const others = circles.filter((one) => isFirst(one) === 1)
  const closest = known.closest.length > 0 ? known.closest : [...known.people.keys()]
  const some = closest.slice(0, 2).map((uid) => firstName(known.people.get(uid)?.name ?? ''))
  const everyone = (
    <Card
      key="connections"
      name={words.connections}
      note={some.length > 0 ? words.some(some) : words.nobodyIn}
      isIn={audience.connections}
      onTurn={onConnections}
    >
      <Opening level="conhecidos" />
    </Card>
  )
  return (
    <fieldset className="audience-sources">
      <legend className="visually-hidden">{words.sources}</legend>
      {connectionsFirst && everyone}
      {chosen.map(cardOf)}
      {!connectionsFirst && everyone}
      {others.map((one, index) => cardOf(one, index + chosen.length))}
    </fieldset>
  )
}

function CircleCard(props: { mine: MyCircle; isIn: boolean; isNear: boolean; onTurn: () => void }) {
  const { mine, isIn, isNear, onTurn } = props
  const { id, circle } = mine
  const me = useMe()
  const isListed = circle.tier === true || (isNear && (circle.kind !== 'public' || circle.owner === me.uid))
  const people = useCirclePeople(isListed ? id : undefined)
  const others = people.state === 'ready' ? people.value.filter(({ uid }) => uid !== me.uid) : []
  const isOpen = mayShareWith(mine, me.ageBand === 'adult')
  const members =
    others.length > 0
      ? others.length > 2
        ? words.some(others.slice(0, 2).map(({ name }) => firstName(name)))
        : others.map(({ name }) => firstName(name)).join(', ')
      : circle.members === undefined
        ? words.onlyMine
        : circle.members > 1
          ? words.members(circle.members - 1)
          : words.nobodyIn
  const inside = circle.tier ? words.subscribers(others.length) : members
  const note = circle.frozen
    ? words.frozen
    : !isOpen
      ? words.announcing
      : circle.kind === 'public'
        ? words.openDoor
        : inside
  return (
    <Card name={circle.name} note={note} isIn={isIn} isShut={!isOpen} onTurn={onTurn}>
      <CircleBlock id={id} edition={circle.block} size={2.25} />
    </Card>
  )
}

function Card(props: {
  name: string
  note: string
  isIn: boolean
  isShut?: boolean
  onTurn: () => void
  children: React.ReactNode
}) {
  const { name, note, isIn, isShut = false, onTurn, children } = props
  const id = useId()
  return (
    <label className="audience-card" dir="auto">
      <input
        type="checkbox"
        checked={isIn}
        disabled={isShut && !isIn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        onChange={onTurn}
      />
      {children}
      <Icon name="check" />
      <span id={`${id}-name`} className="audience-card-name">
        {name}
      </span>
      <span id={`${id}-note`} className="small">
        {note}
      </span>
    </label>
  )
}
