/**
 * What is known of a tip, and who may say so. Of Pix and links only the two sides know; of cards only what Stripe answers.
 * `declared`: whoever gave says so. `confirmed`: whoever it is for says that it arrived. `notFound`: they have not found it
 * yet, which is never that it is false. `takenBack`: whoever said so takes it back. The others are a card's.
 */
export const tipStates = [
  'declared',
  'confirmed',
  'notFound',
  'takenBack',
  'pending',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'chargedBack',
] as const
export type TipState = (typeof tipStates)[number]

/** Who makes a tip's state another: whoever gave, whom it is for, or functions after they asked Stripe anew. */
export const tipActors = ['supporter', 'creator', 'stripe'] as const
export type TipActor = (typeof tipActors)[number]

type Steps = Readonly<Partial<Record<TipState, TipActor>>>

/** From each state which others, and by whom. What is not here does not happen. */
export const tipSteps = {
  declared: { confirmed: 'creator', notFound: 'creator', takenBack: 'supporter' },
  notFound: { confirmed: 'creator', takenBack: 'supporter' },
  // Withdrawn; within `supportLimits.withdrawDays` alone.
  confirmed: { declared: 'creator' },
  takenBack: {},
  pending: { paid: 'stripe', failed: 'stripe' },
  paid: { refunded: 'stripe', disputed: 'stripe' },
  failed: { paid: 'stripe' },
  // A refund can fail.
  refunded: { paid: 'stripe' },
  disputed: { paid: 'stripe', refunded: 'stripe', chargedBack: 'stripe' },
  chargedBack: {},
} as const satisfies Record<TipState, Steps>

export function mayStep(from: TipState, to: TipState, by: TipActor): boolean {
  const steps: Steps = tipSteps[from]
  return steps[to] === by
}

/**
 * What a tip counts as in sums that others see: `proven` is what arrived, as whom it is for or Stripe says; `declared` what
 * somebody says they sent.
 */
export const countedAs = {
  declared: 'declared',
  notFound: 'declared',
  confirmed: 'proven',
  paid: 'proven',
  // Not lost yet.
  disputed: 'proven',
  takenBack: 'nothing',
  pending: 'nothing',
  failed: 'nothing',
  refunded: 'nothing',
  chargedBack: 'nothing',
} as const satisfies Record<TipState, 'proven' | 'declared' | 'nothing'>
