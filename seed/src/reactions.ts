import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import {
  countKinds,
  type Feeling,
  newestOf,
  type Reaction,
  type ReactionCounts,
  reactionId,
} from '@varanda/domain/post/reaction'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'

const minute = 60 * 1000

/** What a text calls for, where it says so; the first that fits. */
const moods: readonly [says: RegExp, feelings: readonly Feeling[]][] = [
  [/hospital|cirurgia|febre|exame|sumiu|vela|reza|dor\b/iu, [{ kind: 'strength' }, { kind: 'hug' }, { emoji: '🙏' }]],
  [/saudade|sonhei|lembr|chor|antônio|baú|carta/iu, [{ kind: 'moved' }, { kind: 'hug' }, { kind: 'love' }]],
  [
    /nasceu|casa(r|mento)|passou|formou|parab|gol|campe|festa|achei/iu,
    [{ kind: 'cheer' }, { kind: 'love' }, { emoji: '🎉' }],
  ],
  [/bolo|pastel|café|almoço|doce|feira|manga/iu, [{ kind: 'love' }, { kind: 'laugh' }, { emoji: '😋' }]],
]
const usual: readonly Feeling[] = [
  { kind: 'love' },
  { kind: 'laugh' },
  { kind: 'laugh' },
  { kind: 'cheer' },
  { emoji: '👏' },
]

/** A number from 0 to 999 that is always the same for the same name. */
const lot = (name: string) => Number.parseInt(Buffer.from(derivedId(name, 6)).toString('hex').slice(0, 10), 16) % 1000

/** What a thing is, who reads it, and between when the world lets them react. */
export interface Told {
  postId: string
  thing: string
  text: string
  author: string
  readers: readonly string[]
  from: Instant
  until: Instant
  /** At most so many, of whom fewer react the more they are. */
  most: number
}

/** Who of the readers of a thing felt what about it, as they would have written it, and how that is counted. */
export function reactionsTo(told: Told): { documents: DocumentWrite[]; counts: ReactionCounts | undefined } {
  const { postId, thing, text, author, readers, from, until, most } = told
  const feelings = moods.find(([says]) => says.test(text))?.[1] ?? usual
  const of = (uid: string) => `${thing} of ${postId} felt by ${uid}`
  const moved = readers
    .filter((uid) => uid !== author)
    .toSorted((one, other) => lot(of(one)) - lot(of(other)))
    .slice(0, lot(`${thing} of ${postId}`) % (most + 1))
  const reactions = moved
    .map((uid): Reaction => {
      // Most within the hour, some much later.
      const after = 2 + (lot(`${of(uid)} after`) % 7 === 0 ? lot(of(uid)) : lot(of(uid)) % 60)
      // Nobody reacts after the world begins.
      const at = new Instant(new Date(Math.min(from.millis + after * minute, (from.millis + until.millis) / 2)))
      const feeling = feelings[lot(`${of(uid)} what`) % feelings.length]!
      return { uid, thing, ...feeling, at }
    })
    .sort((one, other) => other.at.toMillis() - one.at.toMillis())
  return {
    documents: reactions.map((data) => ({ path: paths.reaction(postId, reactionId(thing, data.uid)), data })),
    counts: reactions.length > 0 ? { ...countKinds(reactions), newest: newestOf(reactions) } : undefined,
  }
}
