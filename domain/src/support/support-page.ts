import * as v from 'valibot'
import { documentId } from '../document-id.ts'
import { momentSchema } from '../moment.ts'
import { amountSchema, positiveAmountSchema } from '../money/amount.ts'
import { currencySchema } from '../money/currency.ts'
import { severalLines } from '../several-lines.ts'
import { hasTowerOfMarks, showsSomething, withoutDisguise } from '../visible-text.ts'

export const supportLimits = {
  words: 600,
  title: 60,
  tiers: 5,
  tierName: 40,
  tierWords: 160,
  links: 5,
  /** Characters of what is said with a tip, and of thanks for it. */
  tipWords: 280,
  thanks: 280,
  /** For how many days a confirmed tip may be withdrawn by whoever confirmed it. */
  withdrawDays: 7,
  /** For how many minutes a code of Pix is shown, before it is asked for anew. */
  codeMinutes: 30,
  /** Tips that are listed at once. */
  listed: 50,
  /** Tips of one supporter to one creator that nobody has answered. */
  unanswered: 20,
  /** Monthly reminders of one supporter. */
  reminders: 20,
} as const

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => withoutDisguise(text.replace(/\s+/gu, ' ')).trim()),
    v.check((text) => text.isWellFormed() && showsSomething(text) && !hasTowerOfMarks(text)),
    v.maxLength(most),
  )

export const supportWords = v.union([v.literal(''), severalLines(supportLimits.words)])
export const goalTitle = line(supportLimits.title)
export const tierName = line(supportLimits.tierName)
export const tierWords = v.union([v.literal(''), severalLines(supportLimits.tierWords)])

/** How much came together, and from how many tips. `people`: from how many members, each counted once. */
const sumSchema = v.object({ amount: amountSchema, tips: v.number(), people: v.number() })
export type SupportSum = v.InferOutput<typeof sumSchema>

/** What is known to have arrived, apart from what somebody says they sent. */
export const supportTotalsSchema = v.object({ proven: sumSchema, declared: sumSchema })
export type SupportTotals = v.InferOutput<typeof supportTotalsSchema>

/** What is collected for; another one, with another id, begins with nothing. */
export const goalSchema = v.object({
  id: v.string(),
  title: v.string(),
  amount: positiveAmountSchema,
  totals: supportTotalsSchema,
})
export type Goal = v.InferOutput<typeof goalSchema>

/** Something that somebody may give every month. */
export const tierSchema = v.object({
  id: documentId,
  name: v.string(),
  words: v.string(),
  amount: positiveAmountSchema,
})
export type Tier = v.InferOutput<typeof tierSchema>

/**
 * `support/{uid}`: how a member may be supported. Functions write it. While it is on, adults who may see the profile read
 * it; its owner always. How many gave and how much stands here, never who.
 */
export const supportPageSchema = v.object({
  on: v.boolean(),
  words: v.string(),
  /** In which currency its amounts are; Pix has one. */
  currency: currencySchema,
  goal: v.nullable(goalSchema),
  tiers: v.array(tierSchema),
  /** Own pages elsewhere; `supportHostOf` says where they lead. */
  links: v.array(v.string()),
  /** Which ways it has. The key of Pix itself stands where functions alone read it. */
  ways: v.object({ pix: v.boolean(), card: v.boolean() }),
  /** Of all tips there ever were, by currency. */
  totals: v.record(v.string(), supportTotalsSchema),
  /** How many supporters have a number. */
  numbered: v.number(),
  createdAt: momentSchema,
  changedAt: momentSchema,
})
export type SupportPage = v.InferOutput<typeof supportPageSchema>

export const noTotals: SupportTotals = {
  proven: { amount: 0, tips: 0, people: 0 },
  declared: { amount: 0, tips: 0, people: 0 },
}
