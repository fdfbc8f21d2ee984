import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

/** The six of ours, in the order in which they are offered; their drawings are design/src/reactions.ts. */
export const reactionKinds = ['love', 'laugh', 'hug', 'moved', 'cheer', 'strength'] as const
export type ReactionKind = (typeof reactionKinds)[number]

/** `emoji` in bytes; `named`: of how many a summary says who; `page`: how many the list of who reacted has. */
export const reactionLimits = { emoji: 32, named: 10, page: 200 } as const

/** One picture of an emoji, with what follows it: a colour of skin, or how it is shown. */
const picture = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?\\uFE0F?'
const flagOfCountry = '[\\u{1F1E6}-\\u{1F1FF}]{2}'
const flagOfRegion = '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}'
const keycap = '[0-9#*]\\uFE0F\\u20E3'
const emojiSource = `(?:${flagOfRegion}|${picture}(?:\\u200D${picture})*|${flagOfCountry}|${keycap})`
const oneEmoji = new RegExp(`^${emojiSource}$`, 'u')
const anyEmoji = new RegExp(emojiSource, 'u')

/** Whether a text is one emoji and nothing else; firestore.rules ask the same, by ranges. */
export function isEmoji(text: string): boolean {
  return oneEmoji.test(text) && new TextEncoder().encode(text).length <= reactionLimits.emoji
}

/** The first emoji in what somebody typed or pasted; undefined where there is none that may be one. */
export function emojiIn(text: string): string | undefined {
  const found = anyEmoji.exec(text)?.[0]
  return found !== undefined && isEmoji(found) ? found : undefined
}

/** What somebody feels about a thing: one of ours, or any other emoji. */
export type Feeling = { kind: ReactionKind; emoji?: undefined } | { emoji: string; kind?: undefined }

/** What is reacted to: the post itself, or a comment below it by its id. */
export const thePost = 'post'

const whose = { uid: v.string(), thing: v.string(), at: momentSchema }

/** `posts/{id}/reactions/{id}`: one for each person and thing, written by the member, checked by rules. */
export const reactionSchema = v.union([
  v.object({ ...whose, kind: v.picklist(reactionKinds) }),
  v.object({ ...whose, emoji: v.pipe(v.string(), v.check(isEmoji)) }),
])
export type Reaction = v.InferOutput<typeof reactionSchema>

/** The id under which `uid` reacts to a thing: one, so that nobody does twice. */
export function reactionId(thing: string, uid: string): string {
  return thing === thePost ? uid : `${thing}_${uid}`
}

/** How many reacted to a thing: ours by kind, all other emojis as one number. */
export const reactionCountsSchema = v.object({
  kinds: v.record(v.string(), v.number()),
  other: v.number(),
  /** The newest first. Absent where only some may know who they are. */
  newest: v.exactOptional(v.array(v.object({ uid: v.string(), felt: v.string() }))),
})
export type ReactionCounts = v.InferOutput<typeof reactionCountsSchema>

/** A feeling in one word: the name of one of ours, else the emoji itself. */
export function wordOf(feeling: Feeling): string {
  return feeling.kind ?? feeling.emoji
}

/** The feeling that a word stands for; undefined for one that this version does not know. */
export function feelingOf(word: string): Feeling | undefined {
  const kind = reactionKinds.find((one) => one === word)
  if (kind) return { kind }
  return isEmoji(word) ? { emoji: word } : undefined
}

export function feelingIn(reaction: Reaction): Feeling {
  return 'kind' in reaction ? { kind: reaction.kind } : { emoji: reaction.emoji }
}

/** What somebody feels after tapping `tapped`: that, or nothing if it was what they felt. */
export function afterTap(before: Feeling | undefined, tapped: Feeling): Feeling | undefined {
  return before && wordOf(before) === wordOf(tapped) ? undefined : tapped
}

/** How many of each kind there are, of all of them. */
export function countKinds(reactions: readonly Reaction[]): Pick<ReactionCounts, 'kinds' | 'other'> {
  const kinds: Record<string, number> = {}
  let other = 0
  for (const { kind } of reactions.map(feelingIn)) {
    if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1
    else other += 1
  }
  return { kinds, other }
}

/** Who reacted last, as a summary says it. */
export function newestOf(reactions: readonly Reaction[]): NonNullable<ReactionCounts['newest']> {
  return reactions
    .slice(0, reactionLimits.named)
    .map((reaction) => ({ uid: reaction.uid, felt: wordOf(feelingIn(reaction)) }))
}

export function totalOf({ kinds, other }: Pick<ReactionCounts, 'kinds' | 'other'>): number {
  return Object.values(kinds).reduce((sum, count) => sum + count, other)
}

/** Of a thing to which nobody has reacted. */
export const noReactions: ReactionCounts = { kinds: {}, other: 0, newest: [] }
