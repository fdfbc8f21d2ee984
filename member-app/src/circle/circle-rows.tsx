import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '../data/use-me.ts'
import { CircleBlock } from '../ui/circle-block.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCirclePeople } from './data/circle-people.ts'
import type { MyCircle } from './data/circles-found.ts'
import { sayPeople } from './say-people.ts'
import { words } from './words.ts'

/** How many names stand below a circle's; the rest is a number. */
function useWho({ id, circle: { members } }: MyCircle): string | undefined {
  const me = useMe()
  const people = useCirclePeople(id)
  if (people.state !== 'ready' || people.value.length === 0)
    return members === undefined ? undefined : words.count(members)
  const others = people.value.filter(({ uid }) => uid !== me.uid)
  return others.length === 0 ? words.onlyYou : sayPeople(others)
}

interface CircleRowProps {
  circle: MyCircle
  fresh: number
  /** What I am to it. */
  state?: string
  /** What is said below its name. */
  children: ReactNode
}

/** The way to a circle: its block and name, and how much is new. */
function CircleRow({ circle: { id, circle }, fresh, state, children }: CircleRowProps) {
  return (
    <li>
      <Link id={`circle-${id}`} className="circle-row" to="/user/circles/$id" params={{ id }}>
        <CircleBlock id={id} edition={circle.block} />
        <span className="row-words">
          <span className="row-name" dir="auto">
            {circle.name}
          </span>
          {children}
        </span>
        {fresh > 0 && <span className="fresh-count">{words.fresh(fresh)}</span>}
        {state && <span className="row-state">{state}</span>}
      </Link>
    </li>
  )
}

/** A group: who is in it. */
export function GroupRow({ group, fresh }: { group: MyCircle; fresh: number }) {
  const who = useWho(group)
  return (
    <CircleRow circle={group} fresh={fresh}>
      <span className="row-sub">{who ?? '\u00a0'}</span>
      {group.circle.frozen && (
        <span className="row-sub with-icon">
          <Icon name="lock" size={16} /> {words.frozen}
        </span>
      )}
    </CircleRow>
  )
}

/** A private circle: in the shade, where only its owner sees it. */
export function SecretCard({ circle: mine }: { circle: MyCircle }) {
  const { id, circle } = mine
  const who = useWho(mine)
  return (
    <li className="secret-slot">
      <Link id={`circle-${id}`} className="secret-card" to="/user/circles/$id" params={{ id }}>
        <CircleBlock id={id} edition={circle.block} size={2.75} />
        <span className="row-name" dir="auto">
          {circle.name}
        </span>
        <span className="row-sub">{who ?? '\u00a0'}</span>
      </Link>
    </li>
  )
}

/** A public circle of mine, or one that I follow. */
export function OpenRow({ circle: mine, fresh }: { circle: MyCircle; fresh: number }) {
  const { circle, role } = mine
  // Its owner is in it as well, and follows nobody.
  const followers = circle.members === undefined ? undefined : words.open.followers(Math.max(circle.members - 1, 0))
  return (
    <CircleRow circle={mine} fresh={fresh} state={role === 'owner' ? words.open.yours : words.open.following}>
      <span className="row-sub" dir="auto">
        {circle.purpose || followers}
      </span>
    </CircleRow>
  )
}
