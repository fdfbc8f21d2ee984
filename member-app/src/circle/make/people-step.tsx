import { Link } from '@tanstack/react-router'
import { circleLimits } from '@varanda/domain/circle/circle'
import { useMemo, useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { isKnown } from '../../data/live.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useClosest } from '../data/closest.ts'
import { KnownPeople } from '../known-people.tsx'
import { PeopleTiles } from '../people-tiles.tsx'
import { makingWords } from '../words.ts'
import { change, type Plan } from './plan.ts'
import { Steps } from './steps.tsx'

const words = makingWords.people

/** Second tap: who comes. In a family those who write most are ticked ahead, and stand first. */
export function PeopleStep({ plan }: { plan: Plan }) {
  const connections = useConnections()
  const closest = useClosest()
  const [touched, setTouched] = useState(plan.people !== undefined)
  const ahead = plan.template === 'family' && !touched ? closest : []
  const known = connections.state === 'ready' ? connections.value : []
  const ticked = plan.people ?? ahead
  // Whose connection has ended meanwhile has no tile any more to be unticked.
  const chosen = isKnown(connections) ? ticked.filter((uid) => known.some((one) => one.uid === uid)) : ticked
  const people = useMemo(() => {
    const rank = (uid: string) => (closest.includes(uid) ? closest.indexOf(uid) : closest.length)
    return [...known].sort((one, other) => rank(one.uid) - rank(other.uid))
  }, [known, closest])
  return (
    <div className="make-screen">
      <BackBar>
        <Steps now={2} />
      </BackBar>
      <div className="make-title">
        <ScreenTitle title={words.title} />
        {known.length > 0 && <p className="row-sub">{ahead.length > 0 ? words.marked : words.text}</p>}
      </div>
      <div className="make-body">
        <KnownPeople connections={connections}>
          <PeopleTiles
            people={people}
            chosen={chosen}
            most={circleLimits.atOnce}
            onChange={(now) => {
              setTouched(true)
              change({ people: now })
            }}
          />
        </KnownPeople>
      </div>
      <div className="make-foot">
        <Link
          id="make-people-done"
          className="button wide"
          to="/user/circles/new"
          search={{ step: 'finish' }}
          onClick={() => change({ people: chosen })}
        >
          {words.yes(chosen.length)}
        </Link>
      </div>
    </div>
  )
}
