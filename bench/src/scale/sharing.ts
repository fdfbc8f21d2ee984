import { day } from '@varanda/domain/moment'
import { postLimits } from '@varanda/domain/post/post'
import { derivedId } from '@varanda/seed/derived-id'
import type { Acquaintances } from './acquaintance.ts'
import { type Dice, diceOf } from './dice.ts'
import { fading, heavyTailed, weighted } from './draw.ts'
import type { Resident } from './membership.ts'
import { speak } from './speech.ts'

/** Something that a member shared. People are places in the order of uids; moments are milliseconds. */
export interface SharedPost {
  id: string
  author: number
  createdAt: number
  text: string
  except: readonly number[]
  /** Who had it when its fan-out was done, in the order of uids. */
  readers: readonly number[]
  /** Guests of the author who joined later and were given it then, in that order. */
  late: readonly number[]
  comments: readonly SharedComment[]
}

export interface SharedComment {
  author: number
  createdAt: number
  text: string
}

const minute = 60 * 1000
/** Nothing is newer than this before the end, so that what visitors write comes first. */
const quietBefore = 20 * minute
const mostComments = 12

/** All posts of the instance, by author and then in the order of their ids. Some members say much, most say little. */
export function postsOf(
  seed: string,
  residents: readonly Resident[],
  known: Acquaintances,
  count: number,
  until: number,
): SharedPost[][] {
  const dice = diceOf(`${seed} posts`)
  const talkative = weighted(
    residents.map(({ joinedAt }) => heavyTailed(dice, 1.3, 30) * (1 + (until - joinedAt) / day)),
  )
  const counts = residents.map(() => 0)
  for (let n = 0; n < count; n++) counts[talkative(dice)]!++
  return counts.map((ofAuthor, author) => {
    const posts = Array.from({ length: ofAuthor }, (_, n) => postOf(seed, residents, known, author, n, until))
    return posts.sort((one, other) => (one.id < other.id ? -1 : 1))
  })
}

function postOf(
  seed: string,
  residents: readonly Resident[],
  known: Acquaintances,
  author: number,
  number: number,
  until: number,
): SharedPost {
  const { uid, joinedAt, locale } = residents[author]!
  const id = `${uid}_${derivedId(`${seed} post ${number} of ${uid}`, 20)}`
  const dice = diceOf(id)
  const latest = until - quietBefore
  const earliest = joinedAt + minute
  const createdAt = Math.floor(earliest + (latest - earliest) * dice.next() ** 0.7)
  const there = [...known[author]!.values()].filter(({ since }) => since <= createdAt)
  const except =
    there.length > 2 && dice.next() < 0.05
      ? exceptionsOf(
          dice,
          there.map(({ who }) => who),
        )
      : []
  const readers = there.flatMap(({ who }) => (except.includes(who) ? [] : who))
  const late = [...known[author]!.values()]
    .filter(({ by, since }) => by === 'invitee' && since > createdAt)
    .filter(({ since }) => since - createdAt <= postLimits.firstFeedDays * day)
    .sort((one, other) => one.since - other.since)
    .map(({ who }) => who)
  const text = speak(dice, locale, 'post')
  const comments = commentsOf(dice, residents, [author, ...readers], createdAt, until)
  return { id, author, createdAt, text, except, readers, late, comments }
}

function exceptionsOf(dice: Dice, there: readonly number[]): number[] {
  return [...new Set([dice.pick(there), dice.pick(there)])]
}

function commentsOf(
  dice: Dice,
  residents: readonly Resident[],
  readers: readonly number[],
  createdAt: number,
  until: number,
): SharedComment[] {
  const comments: SharedComment[] = []
  if (readers.length < 2) return comments
  let at = createdAt
  while (comments.length < mostComments && dice.next() < 0.55) {
    at += minute + Math.floor(fading(dice, 90 * minute))
    const author = dice.pick(readers)
    if (at < until) comments.push({ author, createdAt: at, text: speak(dice, residents[author]!.locale, 'comment') })
  }
  return comments
}
