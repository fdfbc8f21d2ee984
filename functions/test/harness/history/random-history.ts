/** Random histories of a small family: what its members do, in which order, and what they do at the same time. */

import { circleIdOf } from '@varanda/domain/ids'
import type { Random } from '../../../../embedded/test/support/random.ts'
import { type Addressing, type BelowStep, type Posting, pair, type Step, type TierStep } from './doings.ts'

export type Making = Step & { do: 'make' }

/** One step, or two that begin at the same moment. */
export type Turn = readonly Step[]

export interface History {
  members: string[]
  /** Accounts that may become members. */
  guests: string[]
  connected: [string, string][]
  /** What is there to be subscribed to. */
  tiers: Making[]
  /** Before and after the clock is moved. */
  parts: readonly [Turn[], Turn[]]
  /** Between them, when everybody has all that is theirs. */
  calm: Step[]
}

/**
 * The uids begin with `name`. `turns`: the fewest and most of a part. Photos need an instance that serves them, tiers one
 * that takes cards.
 */
export function randomHistory(
  name: string,
  random: Random,
  {
    photos,
    tiers: isPaid,
    turns: [fewest, most],
  }: { photos: boolean; tiers: boolean; turns: readonly [number, number] },
): History {
  const members = ['a', 'b', 'c', 'd'].map((letter) => `${name}${letter}`)
  const guests = ['x', 'y'].map((letter) => `${name}${letter}`)
  const pairs = members.flatMap((one, index) => members.slice(index + 1).map((other): [string, string] => [one, other]))
  const everyone = [...members, ...guests]
  const connected = pairs.filter(() => random.chance(0.6))
  const blocked: Parting[] = []
  const tiers = isPaid && random.chance(0.4) ? [tierOf(random.pick(members))] : []
  const circles: Making[] = [...tiers]
  const sent: Posting[] = []
  let posts = 0
  const edited: Step[] = []
  let rewordings = 0
  const said: (BelowStep & { do: 'comment' })[] = []
  const felt: (BelowStep & { do: 'feel' })[] = []

  const idOf = (author: string) => `${author}_${String(posts++).padStart(20, '0')}`
  const pickCircle = () => random.pick(circles)

  function tierOf(who: string): Making {
    const circle = `${name.replace(/\W/g, '')}tier`.padEnd(20, '0')
    const history = random.pick(historyRules)
    const others = everyone.filter((uid) => uid !== who && random.chance(0.5))
    return { do: 'make', who, circle, kind: 'tier', history, others }
  }

  function payingOf({ circle, others }: Making, act: readonly TierStep['do'][], who: string): Step {
    return { do: random.pick(act), who: others.length > 0 && random.chance(0.9) ? random.pick(others) : who, circle }
  }

  /** One more circle, or something that somebody does about one, more often than not its owner or one of its people. */
  function aboutCircle(who: string, other: string): Step {
    if (circles.length === tiers.length || random.chance(0.2)) {
      const maker = random.chance(0.9) ? random.pick(members) : who
      const circle = circleIdOf(maker, `${name.replace(/\W/g, '')}c${circles.length}`.padEnd(14, '0'))
      const isKnown = (uid: string) => connected.some((two) => two.includes(uid) && two.includes(maker))
      const others = members.filter((uid) => uid !== maker && (isKnown(uid) ? random.chance(0.8) : random.chance(0.05)))
      const history = random.pick(historyRules)
      circles.push({
        do: 'make',
        who: maker,
        circle,
        kind: random.pick(['private', 'group', 'group', 'public']),
        history,
        others,
      })
      return circles.at(-1)!
    }
    const picked = pickCircle()
    const { circle, who: owner, others, kind } = picked
    if (kind === 'tier' && random.chance(0.9)) return payingOf(picked, acts, who)
    const somebody = others.length > 0 && random.chance(0.8) ? random.pick(others) : who
    if (kind === 'public' && random.chance(0.6)) {
      return { do: random.chance(0.6) ? 'follow' : 'leave', who: somebody, circle }
    }
    if (random.chance(0.4)) return { do: random.chance(0.5) ? 'come' : 'leave', who: somebody, circle }
    const act = kind === 'private' ? 'add' : 'invite'
    if (random.chance(0.5)) return { do: act, who: random.chance(0.7) ? owner : who, circle, other }
    return { do: 'take', who: random.chance(0.8) ? owner : who, circle, other: somebody === owner ? other : somebody }
  }

  function post(who: string): Step {
    const { owner, ...addressing } = addressed(who)
    const author = owner ?? who
    const photo = random.chance(0.2) && photos
    sent.push({ do: 'post', author, post: idOf(author), ...addressing, ...(photo && { photo }) })
    return sent.at(-1)!
  }

  /** Whom something of `author` is for; `owner`: who alone may send it there. */
  function addressed(author: string): Addressing & { owner?: string } {
    const others = everyone.filter((uid) => uid !== author)
    if (circles.length > 0 && random.chance(0.5)) {
      const { circle, kind, who: owner } = pickCircle()
      const only = { circles: [circle], except: [], to: [] }
      if (kind === 'public' || (kind === 'tier' && random.chance(0.9))) return { ...only, owner }
      return random.chance(0.5) ? only : { circles: [circle], except: [] }
    }
    if (random.chance(0.7)) return { except: others.filter(() => random.chance(0.15)) }
    return { except: [], to: [...new Set([random.pick(others), ...(random.chance(0.3) ? [random.pick(others)] : [])])] }
  }

  /** Something about a post, more often than not by its author. */
  function aboutPost(): Step {
    const about = random.pick(sent.slice(-4))
    const { author, post, ...was } = about
    const somebody = random.pick(random.chance(0.8) ? near(about) : everyone)
    const who = random.chance(0.9) ? author : somebody
    const kind = random.next()
    if (kind < 0.45) {
      edited.push({
        do: 'edit',
        who,
        post,
        words: `${post} ${edited.length}`,
        ...(random.chance(0.2) && { stale: true }),
      })
      return edited.at(-1)!
    }
    // A device sends an edit twice whose answer is lost, some time after.
    if (kind < 0.5 && edited.length > 0) return random.pick(edited)
    if (kind < 0.63) return { do: 'delete', who, post }
    if (kind < 0.73) return { do: 'bring-back', who, post }
    if (random.chance(0.5)) {
      // Fewer, more often than others.
      const [circle] = was.circles ?? []
      const fewer = circle && !was.to ? { circles: [circle], except: [], to: [] } : { except: [], to: [somebody] }
      if (somebody !== author) return { do: 'readdress', who, post, ...fewer }
    }
    const { owner: _, ...anew } = addressed(author)
    return { do: 'readdress', who, post, ...anew }
  }

  /** Who most likely reads a post. */
  function near({ author, to, circles: [circle] = [] }: Posting): string[] {
    const made = circles.find((one) => one.circle === circle)
    const known = connected.filter((two) => two.includes(author)).flat()
    return [author, ...(made ? [made.who, ...made.others] : to?.length ? to : known)]
  }

  /** Something below a post, of whoever may read it, might, or could once. */
  function below(): Step {
    const about = random.pick(sent.slice(-4))
    const { author, post } = about
    const who = random.chance(0.8) ? random.pick(near(about)) : random.pick(everyone)
    const here = said.filter((one) => one.post === post)
    const kind = random.next()
    if (kind < 0.3) {
      const under = here.length > 0 && random.chance(0.4) ? { under: random.pick(here).comment } : {}
      const words = `${post} answered ${said.length}`
      said.push({ do: 'comment', who, post, comment: `c${said.length}`, words, ...under })
      return said.at(-1)!
    }
    if (kind < 0.6 || felt.length === 0) {
      const thing = here.length > 0 && random.chance(0.5) ? random.pick(here).comment : 'post'
      felt.push({ do: 'feel', who, post, thing, felt: random.pick(['love', 'hug', 'cheer']) })
      return felt.at(-1)!
    }
    if (kind < 0.7) {
      const { felt: _, ...was } = random.pick(felt)
      return { ...was, do: 'unfeel' }
    }
    if (here.length === 0) return { ...random.pick(felt), felt: 'laugh' }
    const { comment, who: by } = random.pick(here)
    if (kind < 0.8)
      return {
        do: 'reword',
        who: random.chance(0.9) ? by : who,
        post,
        comment,
        words: `${post} reworded ${rewordings++}`,
      }
    return { do: 'unsay', who: random.pick([by, by, author, who]), post, comment }
  }

  function step(): Step {
    const who = random.pick(everyone)
    const other = random.pick(everyone.filter((uid) => uid !== who))
    if (random.chance(0.3)) return aboutCircle(who, other)
    if (sent.length > 0 && random.chance(0.5)) return random.chance(0.7) ? aboutPost() : below()
    const kind = random.next()
    if (kind < 0.38) return post(random.chance(0.7) ? random.pick(members) : who)
    if (kind < 0.52) return { do: 'remove', who, other }
    if (kind < 0.6) {
      blocked.push({ do: 'block', who, other })
      return blocked.at(-1)!
    }
    if (kind < 0.66) return { ...(blocked.length > 0 ? random.pick(blocked) : { who, other }), do: 'unblock' }
    if (kind < 0.79) return { do: 'connect', who, to: random.pick(everyone) }
    if (kind < 0.92) return { do: 'join', guest: random.pick(guests), host: random.pick(members) }
    return { do: random.chance(0.4) ? 'suspend' : 'restore', who: random.pick(members) }
  }

  function beginning({ circle, kind, who, others }: Making): Turn[] {
    const act = kind === 'public' ? 'follow' : kind === 'tier' ? 'subscribe' : 'come'
    const comes = others.slice(0, 2).map((one): Step => ({ do: act, who: one, circle }))
    const author = kind === 'group' && random.chance(0.4) ? (others[0] ?? who) : who
    const first: Posting = { do: 'post', author, post: idOf(author), except: [], to: [], circles: [circle] }
    sent.push(first)
    return kind === 'private' || comes.length === 0
      ? [[first]]
      : random.chance(0.5)
        ? [comes, [first]]
        : [[first], comes]
  }

  function turns(): Turn[] {
    const made: Turn[] = []
    for (let count = fewest + random.below(most - fewest + 1); count > 0; count--) {
      const first = step()
      const second = random.chance(0.25) ? step() : undefined
      made.push(
        ...(second && !hangTogether(first, second) ? [[first, second]] : [[first], ...(second ? [[second]] : [])]),
      )
      // A circle is nothing without people and posts.
      if (first.do === 'make' && random.chance(0.8)) made.push(...beginning(first))
      while (sent.length > 0 && random.chance(0.5)) made.push([below()])
      if (first.do === 'delete' && random.chance(0.5)) made.push([{ ...first, do: 'bring-back' }])
      // Those who have just parted meet again more often than chance would have it.
      if ((first.do === 'remove' || first.do === 'block') && random.chance(0.4))
        made.push([{ do: 'connect', who: first.who, to: first.other }])
    }
    return made
  }

  const before = [...tiers.flatMap(beginning), ...turns()]
  const calm = Array.from({ length: sent.length > 0 ? 6 : 0 }, below)
  return { members, guests, connected, tiers, parts: [before, turns()], calm }
}

/** What happens to a subscription, most often that it is begun or goes on. */
const acts = ['subscribe', 'subscribe', 'renew', 'renew', 'refuse', 'end'] as const

/** How many days of before come with whoever joins. */
const historyRules = [Number.POSITIVE_INFINITY, 30, 0]

/** A device names a circle in a post once it was told that the circle is made: never at the same moment. */
function hangTogether(one: Step, other: Step): boolean {
  const isFor = (made: Step, sent: Step) =>
    made.do === 'make' &&
    (sent.do === 'post' || sent.do === 'readdress') &&
    (sent.circles?.includes(made.circle) ?? false)
  return isFor(one, other) || isFor(other, one)
}

/** Every order in which the turns can have happened; of the steps that are `unsure` nobody knows whether they did. */
export function orders(turns: readonly Turn[], unsure: ReadonlySet<Step> = new Set()): Step[][] {
  let all: Step[][] = [[]]
  for (const turn of turns) {
    const [one, other] = turn
    const ways = other
      ? [
          [one!, other],
          [other, one!],
        ]
      : [[...turn]]
    const done = turn.some((step) => unsure.has(step)) ? ways.flatMap((way) => without(way, unsure)) : ways
    all = all.flatMap((before) => done.map((way) => [...before, ...way]))
  }
  return all
}

/** A way with each choice of its unsure steps. */
function without(way: readonly Step[], unsure: ReadonlySet<Step>): Step[][] {
  return way.reduce<Step[][]>(
    (ways, step) => ways.flatMap((before) => [[...before, step], ...(unsure.has(step) ? [before] : [])]),
    [[]],
  )
}

export type Parting = Step & { do: 'remove' | 'block' }

/** A parting that nothing in the same turn can undo: from its answer on, neither reads the other. */
export function partings(turn: Turn): Parting[] {
  return turn.filter((step): step is Parting => {
    if (step.do === 'block') return true
    if (step.do !== 'remove') return false
    return turn.every((other) => {
      if (other.do === 'connect') return pair(other.who, other.to) !== pair(step.who, step.other)
      if (other.do === 'join') return pair(other.guest, other.host) !== pair(step.who, step.other)
      return true
    })
  })
}
