import type { Abertura } from '@varanda/design/scenes/abertura'
import { firstName } from '@varanda/domain/member/member'
import type { Audience } from '@varanda/domain/post/audience'
import type { Blocker } from './blocker.ts'
import type { Known, Reach, Reader } from './reach-on-device.ts'
import { words } from './words.ts'

/** So many are named in a sentence. */
const named = 3

/**
 * "Dona Cida, Beto, Ana e mais 10 veem isto"; that they would, while something has to be decided. What goes though nobody
 * is there waits for whoever comes later.
 */
export function sayReach({ readers, count }: Pick<Reach, 'readers' | 'count'>, blocker?: Blocker): string {
  if (count === 0) return blocker ? words.nobody : words.onlyYou
  const would = blocker !== undefined && blocker.kind !== 'nobody'
  const names = readers.slice(0, named).map(({ name }) => firstName(name))
  return (would ? words.would : words.sees)(names, count - names.length)
}

/** Of what an audience is made, in words: what stands for itself, and whom it leaves out. */
export function partsOf({ connections, circles, people, except }: Audience, known: Known) {
  const nameOf = (uid: string) => firstName(known.people.get(uid)?.name ?? '')
  const circleNames = circles.flatMap((id) => known.mine.find((one) => one.id === id)?.circle.name ?? [])
  return {
    sources: [...(connections ? [words.sum.connections] : []), ...circleNames, ...people.map(nameOf).filter(Boolean)],
    except: except.map(nameOf).filter(Boolean),
  }
}

/** How open the audience block is. */
export function openingOfAudience(audience: Audience, { mine }: Known): Abertura {
  const { connections, circles, people, except } = audience
  if (circles.some((id) => mine.find((one) => one.id === id)?.circle.kind === 'public')) return 'porta'
  if (connections) return except.length > 0 ? 'circulo' : 'conhecidos'
  if (circles.length > 0) return 'circulo'
  return people.length > 0 ? 'pessoas' : 'eu'
}

/** The group by which somebody sees a post whatever else is chosen; undefined where they can be left out. */
export function groupOf({ circles }: Reader, { mine }: Known): { id: string; name: string } | undefined {
  for (const id of circles) {
    const circle = mine.find((one) => one.id === id)?.circle
    if (circle && circle.kind !== 'private') return { id, name: circle.name }
  }
  return undefined
}

/** By which way somebody sees it. */
export function sayWay(reader: Reader, { people, connections }: Audience, { mine }: Known): string {
  const names = reader.circles.flatMap((id) => mine.find((one) => one.id === id)?.circle.name ?? [])
  if (names.length > 0) return names.join(' · ')
  if (people.includes(reader.uid)) return words.chosen
  return connections && reader.isKnown ? words.known : ''
}
