import type { Action, Condition, ConditionKind, Parts, SaidKind, Trigger } from './parts.ts'

/** What happened, seen from the member whose automation it is. */
export const happeningKinds = ['post', 'comment', 'reaction', 'mention', 'joined', 'supported', 'time'] as const
export type HappeningKind = (typeof happeningKinds)[number]

export interface Happening {
  kind: HappeningKind
  /** Who did it; of a time the member. */
  by: string
  /** The automations that led to it, the first one first. */
  chain: readonly string[]
}

/** What its member may read of it, and what their clock shows. */
export interface Seen {
  /** Their own copy of the post; undefined where they hold none. */
  post?: SeenPost
  weekday: number
  /** Minutes since midnight. */
  minute: number
}

export interface SeenPost {
  author: string
  text: string
  tags: readonly string[]
  hasPhotos: boolean
  circles: readonly string[]
}

export const engineLimits = {
  automations: 20,
  /** So many automations may lead to one another. */
  depth: 3,
  /** How often one acts on a day of its member's clock. */
  actsPerDay: 100,
} as const

/** Why it did nothing, of what concerned it. */
export const stopReasons = [
  'author',
  'circle',
  'photo',
  'word',
  'tag',
  'hours',
  'weekdays',
  'any',
  'itself',
  'depth',
  'cap',
  'missed',
] as const satisfies readonly (ConditionKind | 'any' | 'itself' | 'depth' | 'cap' | 'missed')[]
export type StopReason = (typeof stopReasons)[number]

/** `unconcerned`: it was never its to see, and nothing of it is kept. */
export type Outcome =
  | { kind: 'unconcerned' }
  | { kind: 'stopped'; why: StopReason }
  | { kind: 'acts'; actions: readonly Action[] }

/**
 * What an automation does about something that happened: pure, of nothing but what its member may read. `acted`: how
 * often it acted on this day.
 */
export function decide(
  { id, owner, parts }: { id: string; owner: string; parts: Parts },
  happening: Happening,
  seen: Seen,
  acted: number,
): Outcome {
  if (!concerns(owner, parts.trigger, happening, seen.post)) return { kind: 'unconcerned' }
  const failed = parts.conditions.find((one) => !holds(one, happening, seen))
  if (failed && parts.match === 'all') return { kind: 'stopped', why: failed.kind }
  if (failed && !parts.conditions.some((one) => holds(one, happening, seen))) return { kind: 'stopped', why: 'any' }
  if (happening.chain.includes(id)) return { kind: 'stopped', why: 'itself' }
  if (happening.chain.length >= engineLimits.depth) return { kind: 'stopped', why: 'depth' }
  if (acted >= engineLimits.actsPerDay) return { kind: 'stopped', why: 'cap' }
  return { kind: 'acts', actions: parts.actions }
}

function concerns(owner: string, trigger: Trigger, { kind, by }: Happening, post: SeenPost | undefined): boolean {
  switch (trigger.kind) {
    case 'i-post':
      return kind === 'post' && by === owner && post !== undefined
    case 'posts': {
      if (kind !== 'post' || by === owner || !post) return false
      const isBy = trigger.by === undefined || trigger.by === post.author
      return isBy && (trigger.in === undefined || post.circles.includes(trigger.in))
    }
    case 'said':
      return by !== owner && post !== undefined && isSaid(trigger.what, kind)
    case 'joined':
      return kind === 'joined'
    case 'supported':
      return kind === 'supported'
    case 'time':
      return kind === 'time'
  }
}

function isSaid(what: SaidKind, kind: HappeningKind): boolean {
  if (what !== 'anything') return kind === what
  return kind === 'comment' || kind === 'reaction' || kind === 'mention'
}

function holds(condition: Condition, { by }: Happening, { post, weekday, minute }: Seen): boolean {
  switch (condition.kind) {
    case 'author':
      return condition.uid === by
    case 'circle':
      return post?.circles.includes(condition.circle) ?? false
    case 'photo':
      return post?.hasPhotos ?? false
    case 'word':
      return fold(post?.text ?? '').includes(fold(condition.word))
    case 'tag':
      return post?.tags.includes(condition.tag) ?? false
    case 'hours':
      return isWithin(minute, minuteOf(condition.from), minuteOf(condition.to))
    case 'weekdays':
      return condition.days.includes(weekday)
  }
}

/** Without accents, and small. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** From a time to the same is the whole day. */
function isWithin(minute: number, from: number, to: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return 60 * hours + minutes
}
