import type { CallInput } from '@varanda/domain/contract'
import { newId } from '@varanda/domain/ids'
import type { Currency } from '@varanda/domain/money/currency'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import type { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { typedAmount } from '../amount/typed-amount.ts'

export interface TierForm {
  id: string
  name: string
  words: string
  amount: string
}

/** A support page while it is being changed: amounts as they are typed. */
export interface PageForm {
  on: boolean
  words: string
  currency: Currency
  goal: { id: string; title: string; amount: string } | null
  tiers: TierForm[]
  noChildren: boolean
  noPrizes: boolean
}

/** What is still wrong, by field: `title`, `goal`, `promises`, and each tier's by its id. */
export type PageFaults = Partial<Record<string, 'empty' | 'amount' | 'promise'>>

export function formOf(page: SupportPage | undefined): PageForm {
  const { on = false, words = '', currency = 'BRL', goal = null, tiers = [] } = page ?? {}
  return {
    ...{ on, words, currency, noChildren: on, noPrizes: on },
    goal: goal && { id: goal.id, title: goal.title, amount: typedAmount(goal.amount, currency) },
    tiers: tiers.map(({ amount, ...tier }) => ({ ...tier, amount: typedAmount(amount, currency) })),
  }
}

/**
 * What was typed, once the page beside it has become another: one that takes Pix has a single currency, and one that closed
 * because no way was left is not said to be open.
 */
export function followed(form: PageForm, before: SupportPage | undefined, now: SupportPage | undefined): PageForm {
  const isClosed = before?.on === true && now?.on !== true
  return { ...form, on: form.on && !isClosed, currency: now?.ways.pix ? 'BRL' : form.currency }
}

export const newTier = (): TierForm => ({ id: newId(), name: '', words: '', amount: '' })
export const newGoal = () => ({ id: newId(), title: '', amount: '' })

export function faultsIn({ on, currency, goal, tiers, noChildren, noPrizes }: PageForm): PageFaults {
  const faults: PageFaults = {}
  if (goal && goal.title.trim() === '') faults.title = 'empty'
  if (goal && !parseAmount(goal.amount, currency)) faults.goal = 'amount'
  for (const { id, name, amount } of tiers) {
    if (name.trim() === '') faults[id] = 'empty'
    else if (!parseAmount(amount, currency)) faults[id] = 'amount'
  }
  if (on && !(noChildren && noPrizes)) faults.promises = 'promise'
  return faults
}

/** What is asked for of `page` as it stands: in another currency a goal begins anew, as nothing given for it adds up. */
export function wishOf(form: PageForm, page: SupportPage | undefined): CallInput<typeof saveSupportPage> {
  const { on, words, currency, goal, tiers, noChildren, noPrizes } = form
  const amountOf = (text: string) => parseAmount(text, currency) ?? 0
  const isOther = page !== undefined && page.currency !== currency && page.goal?.id === goal?.id
  return {
    ...{ on, words: words.trim(), currency, promises: { noChildren, noPrizes } },
    goal: goal && { id: isOther ? newId() : goal.id, title: goal.title, amount: amountOf(goal.amount) },
    tiers: tiers.map(({ amount, ...tier }) => ({ ...tier, words: tier.words.trim(), amount: amountOf(amount) })),
  }
}
