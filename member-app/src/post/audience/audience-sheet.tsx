import './audience.css'
import { firstName } from '@varanda/domain/member/member'
import type { Audience } from '@varanda/domain/post/audience'
import type { Pair } from '@varanda/domain/post/separation'
import { useEffect, useState } from 'react'
import { announce } from '../../ui/notice/announce.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { AudienceSum } from './audience-sum.tsx'
import type { Blocker } from './blocker.ts'
import { BlockerCard } from './blocker-card.tsx'
import { addPerson, type Choice, dropPerson, include, leaveOut, turnCircle, turnConnections } from './choice.ts'
import { ExceptRows } from './except-rows.tsx'
import { FindPeople } from './find-people.tsx'
import { PeopleChips } from './people-chips.tsx'
import type { Reach, Reader } from './reach-on-device.ts'
import { ReaderRows } from './reader-rows.tsx'
import { groupOf, sayReach } from './say-reach.ts'
import { SourceCards } from './source-cards.tsx'
import type { ToldAudience } from './use-audience.ts'
import { refusals, words } from './words.ts'

/** Counting is said only where it takes longer (milliseconds). */
const slow = 300

/**
 * Whom a post is for: sources, people and exceptions, and by name who that makes. The title is the sentence itself.
 * `grown`: it was written for fewer, who these are stands in `seen`, and the button sends it.
 */
export function AudienceSheet(props: {
  told: ToldAudience
  grown?: readonly string[] | undefined
  /** What there is to say besides. */
  note?: string | undefined
  /** What the button says while what it began is under way; nothing is chosen meanwhile. */
  doing?: string | undefined
  onChange: (audience: Audience) => void
  onTogether: (pair: Pair) => void
  onDone: () => void
  onClose: () => void
}) {
  const { told, grown, note, doing, onChange, onTogether, onDone, onClose } = props
  const { audience, known, reach, preview, blocker } = told
  const [finding, setFinding] = useState<'more' | 'out'>()
  const isCounting = useSlow(preview.state === 'counting' && reach.count > 0)
  const isOpen = blocker !== undefined && blocker.kind !== 'nobody'
  const sentence = sayReach(blocker?.kind === 'apart' ? pairFirst(reach, blocker.pair) : reach, blocker)
  const fresh = grown ? reach.readers.filter(({ uid }) => !grown.includes(uid)) : []
  const entered = fresh.slice(0, 3).map(({ name }) => firstName(name))
  const title =
    fresh.length > 0 && !isOpen
      ? words.enteredTitle(entered, fresh.length - entered.length, reach.count)
      : isCounting
        ? words.counting(sentence)
        : sentence
  /** Why a tap did nothing, or did more than it said. */
  const [hint, setHint] = useState<string>()
  const change = (now: Audience) => {
    if (doing) return
    setHint(undefined)
    onChange(now)
  }
  const choose = (choice: Choice) => {
    if (doing) return
    if ('refused' in choice) return setHint(words.refused[choice.refused])
    change(choice.audience)
    if (choice.dropped) setHint(words.dropped)
  }
  const isReachedOtherwise = (uid: string) => {
    const reader = reach.readers.find((one) => one.uid === uid)
    return audience.connections ? known.people.has(uid) : (reader?.circles.length ?? 0) > 0
  }
  const takeOut = ({ uid, name }: { uid: string; name: string }) => {
    if (doing) return
    choose(leaveOut(audience, uid, isReachedOtherwise(uid)))
    announce(words.isOut(firstName(name)))
  }
  const takeBackIn = (uid: string) => {
    if (doing) return
    change(include(audience, uid))
    announce(words.seesAgain(firstName(known.people.get(uid)?.name ?? '')))
  }
  const canGo = (reader: Reader) => !groupOf(reader, known)
  const back = (to: string) => {
    setFinding(undefined)
    // Whoever pressed it stands on it again.
    setTimeout(() => document.getElementById(to)?.focus())
  }
  const doneWords = blocker
    ? missing(blocker, told)
    : fresh.length > 0
      ? words.send(reach.count)
      : words.done(reach.count)
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      live
      foot={
        <>
          <p role="status" className="audience-hint">
            {hint ?? note}
          </p>
          <button
            type="button"
            className={blocker ? 'button wide audience-wait' : 'button wide'}
            aria-disabled={blocker !== undefined || doing !== undefined}
            onClick={() => (blocker ? announce(doneWords) : doing || onDone())}
          >
            {doing ?? doneWords}
          </button>
        </>
      }
    >
      {finding === 'more' ? (
        <FindPeople
          label={words.find}
          hint={words.findAdds}
          people={[...known.people].map(([uid, person]) => ({ uid, ...person }))}
          chosen={audience.people}
          onTurn={({ uid }) => {
            if (audience.people.includes(uid)) change(dropPerson(audience, uid))
            else choose(addPerson(audience, uid, known.mine))
          }}
          onBack={() => back('audience-more')}
        />
      ) : finding === 'out' ? (
        <FindPeople
          label={words.findOut}
          people={[
            ...reach.readers.filter(canGo),
            ...audience.except.flatMap((uid) => {
              const person = known.people.get(uid)
              return person && !reach.readers.some((one) => one.uid === uid) ? [{ uid, ...person }] : []
            }),
          ].toSorted((one, other) => one.name.localeCompare(other.name))}
          chosen={audience.except}
          onTurn={(person) => (audience.except.includes(person.uid) ? takeBackIn(person.uid) : takeOut(person))}
          onBack={() => back('audience-out')}
        />
      ) : (
        <div className="audience">
          <div className="audience-made">
            <AudienceSum audience={audience} known={known} />
            {fresh.length > 0 && !isOpen && <p className="small">{words.grownNote}</p>}
            {preview.state === 'away' && <p className="small">{words.offline}</p>}
          </div>
          {blocker && (
            <BlockerCard
              blocker={blocker}
              known={known}
              reach={reach}
              onLeaveOut={(uid) => takeOut({ uid, name: nameIn(told, uid) })}
              onInclude={takeBackIn}
              onDropCircle={(id) => choose(turnCircle(audience, id, known.mine))}
              onTogether={onTogether}
            />
          )}
          <SourceCards
            audience={audience}
            known={known}
            onConnections={() => choose(turnConnections(audience, known.mine))}
            onCircle={(id) => choose(turnCircle(audience, id, known.mine))}
          />
          <PeopleChips
            people={audience.people}
            known={known}
            onDrop={(uid) => change(dropPerson(audience, uid))}
            onFind={() => setFinding('more')}
          />
          <ExceptRows
            except={audience.except}
            known={known}
            canLeaveOut={reach.readers.some(canGo)}
            onInclude={takeBackIn}
            onFind={() => setFinding('out')}
          />
          <ReaderRows audience={audience} known={known} reach={reach} onLeaveOut={takeOut} />
        </div>
      )}
    </Sheet>
  )
}

function nameIn({ reach, known }: ToldAudience, uid: string): string {
  return reach.readers.find((one) => one.uid === uid)?.name ?? known.people.get(uid)?.name ?? ''
}

/** The two of whom the card speaks are the first that the title names. */
function pairFirst({ readers, count }: Reach, { one, other }: Pair): Pick<Reach, 'readers' | 'count'> {
  const pair = [one, other].flatMap((uid) => readers.find((reader) => reader.uid === uid) ?? [])
  return { readers: [...pair, ...readers.filter((reader) => !pair.includes(reader))], count }
}

/** What the button says instead while something has to be decided. */
function missing(blocker: Blocker, told: ToldAudience): string {
  const first = (uid: string) => firstName(nameIn(told, uid))
  switch (blocker.kind) {
    case 'apart':
      return words.apart.missing(first(blocker.pair.one), first(blocker.pair.other))
    case 'whole':
      return words.wholeConflict.missing(first(blocker.conflict.uid))
    case 'shut': {
      const { circleId } = blocker
      return words.shut(told.known.mine.find(({ id }) => id === circleId)?.circle.name ?? '')
    }
    case 'nobody':
      return words.chooseSomebody
    case 'refused':
      return refusals[blocker.code]
  }
}

/** Whether something has been so for a while. */
function useSlow(isSo: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setSlow(true), slow)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isSo])
  return isSo && isSlow
}
