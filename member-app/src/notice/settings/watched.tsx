import { firstName } from '@varanda/domain/member/member'
import type { Watch } from '@varanda/domain/notice/watch'
import type { Source } from '@varanda/domain/source/source'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { keeping } from '../../ui/notice/keeping.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { words as shared } from '../../ui/words.ts'
import { setWatch, useWatches } from '../data/wishes.ts'
import { settingsWords } from '../words.ts'
import { NamedRow } from './named-row.tsx'

const words = settingsWords.watching

export interface Watched {
  source: Source
  of: string
  name: string
  /** Of a circle: its edition of its block. */
  block?: number | undefined
}

/** Of whose posts I want to be told, people first. */
export function useWatched(): Watched[] {
  const watches = useWatches()
  const { knownName } = useNames()
  const all = watches.state === 'ready' ? watches.value.map(({ data }) => data) : []
  const found = useCirclesNamed(all.filter(isOfCircle).map(({ of }) => of))
  const named = new Map(found.state === 'ready' ? found.value.map(({ id, circle }) => [id, circle]) : [])
  const people = all.filter((one) => !isOfCircle(one))
  return [
    ...people.map(({ of }) => ({ source: `users/${of}` as const, of, name: knownName(of) ?? shared.someone })),
    ...all.filter(isOfCircle).map(({ of }) => ({
      source: `circles/${of}` as const,
      of,
      name: named.get(of)?.name ?? words.gone,
      block: named.get(of)?.block,
    })),
  ]
}

const isOfCircle = ({ source }: Watch) => source.startsWith('circles/')

/** "Cida e Família Andrade", with how many more. */
export function sayWatched(watched: readonly Watched[]): string {
  const names = watched.slice(0, 2).map(calledOf)
  const more = watched.length - names.length
  return more > 0 ? words.more(names.join(', '), more) : names.join(', ')
}

const calledOf = ({ source, name }: Watched) => (source.startsWith('users/') ? firstName(name) : name)

/** The same one by one, each with its way out. */
export function WatchedList({ watched }: { watched: readonly Watched[] }) {
  const me = useMe()
  if (watched.length === 0) return <p className="small quiet">{words.noneText}</p>
  return (
    <ul className="people-list">
      {watched.map((one) => (
        <NamedRow
          key={one.source}
          face={
            one.source.startsWith('users/') ? (
              <Portrait uid={one.of} />
            ) : (
              <CircleBlock id={one.of} edition={one.block} size={2.75} />
            )
          }
          name={one.name}
          takeShort={words.takeShort}
          take={words.take(calledOf(one))}
          onTake={() => keeping(setWatch(me.uid, one, false), settingsWords.refused)}
          focusNext="posts"
        />
      ))}
    </ul>
  )
}
