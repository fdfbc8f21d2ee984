import * as v from 'valibot'
import type { Moment } from '../moment.ts'
import { momentSchema } from '../moment.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Six digits by mail, for an installed app that does not share its browser's links. */
export const codeLimits = {
  digits: 6,
  /** How long a code is good. */
  minutes: 10,
  /** Wrong ones after which the code is none any more. */
  tries: 5,
  /** Codes an hour by which one account may take itself over. */
  asksPerHour: 5,
  /** Wrong tries of all networks at a code that came with an invite. */
  inviteTriesOfAll: 20,
  /** Networks from which a code signed somebody in that are remembered of an address. */
  familiarNetworks: 8,
  /** After so long without a sign-in by code an address is nobody's habit any more. Milliseconds. */
  familiarFor: 400 * day,
} as const

/**
 * Who asks for a code of an address: a network from which a code of it has signed somebody in, or any other. Each has
 * its own wait, so that strangers, who can only guess, do not keep the owner waiting at home.
 */
export const askLanes = ['familiar', 'strange'] as const
export type AskLane = (typeof askLanes)[number]

/**
 * `signInCodes/{sha256(address and request)}`: one code. It can be tried by whoever knows the request, which the
 * browser that asked alone was told: nobody else can use up its tries, or take its place by asking again. Nobody reads
 * it.
 */
export const signInCodeSchema = v.object({
  /** Both base64url; the hash is slow, so that ten minutes are too short to try a million. */
  salt: v.string(),
  hash: v.string(),
  /** Null for an address without account: its hash is that of no code. */
  uid: v.nullable(v.string()),
  /** No account yet, but an invite that was mailed to the address: the code makes the account. */
  isInvited: v.boolean(),
  tries: v.number(),
  goodUntil: momentSchema,
  /** Whose wait the request was counted in. */
  lane: v.picklist(askLanes),
  expiresAt: momentSchema,
})
export type SignInCode = v.InferOutput<typeof signInCodeSchema>

const laneSchema = v.object({ asked: v.number(), nextAt: momentSchema })

/** `signInCodes/{sha256(address)}`: who has asked for codes of an address. Nobody reads it. */
export const codeBookSchema = v.object({
  /** Hashes of networks, the last one last. */
  familiar: v.array(v.string()),
  lanes: v.object({ familiar: v.exactOptional(laneSchema), strange: v.exactOptional(laneSchema) }),
  expiresAt: momentSchema,
})
export type CodeBook = v.InferOutput<typeof codeBookSchema>

/**
 * How long the next ask of a lane waits after the first, second and so on that signed nobody in; the last one's wait
 * stays. In the long run that is one code a day: at five tries each, a guesser needs 380 years for an even chance.
 */
const waits = [0, 0, minute, 5 * minute, 15 * minute, hour, 4 * hour, day]
/** A lane in which nobody asked for so long begins anew. */
const forgottenAfter = 7 * day

/**
 * Which ask of its lane this is, and from when on the next one may come, in milliseconds; null for one that comes too
 * early.
 */
export function nextAsk(lane: { asked: number; nextAt: Moment } | undefined, now: Date) {
  const at = now.getTime()
  const opens = lane?.nextAt.toMillis() ?? 0
  if (opens > at) return null
  const asked = lane && at - opens < forgottenAfter ? lane.asked + 1 : 1
  return { asked, nextAt: at + (waits[Math.min(asked, waits.length) - 1] ?? day) }
}

/** When a book says nothing any more that is not said by its absence, in milliseconds. */
export function bookEnds(book: Pick<CodeBook, 'familiar' | 'lanes'>, now: Date): number {
  const asks = Object.values(book.lanes).map(({ nextAt }) => nextAt.toMillis() + forgottenAfter)
  const habit = book.familiar.length > 0 ? now.getTime() + codeLimits.familiarFor : 0
  return Math.max(now.getTime(), habit, ...asks)
}

/** Whether the code may be tried once more. */
export function isGood<Code extends { tries: number; goodUntil: Moment }>(
  stored: Code | undefined,
  now: Date,
  mostTries: number = codeLimits.tries,
): stored is Code {
  return stored !== undefined && stored.tries < mostTries && stored.goodUntil.toMillis() > now.getTime()
}

/** As identity keeps addresses: what is typed with capitals is the same one. */
export function codeAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** A typed code without what stands between: people type a space in the middle, and mailboxes show one. */
export function codeDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Whether somebody typed a code of so many digits: a letter is none of them. */
export function isCodeOf(digits: number, text: string): boolean {
  const code = codeDigits(text)
  return code.length === digits && /^\d+$/.test(code)
}
