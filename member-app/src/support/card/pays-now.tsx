import type { TierShown } from '@varanda/domain/card/calls/cards-of'
import { localeTag } from '../../ui/locale.ts'
import { say } from '../words.ts'
import { words } from './words.ts'

/** What somebody's own subscription takes, where the price beside it is another one; a cancelled one takes nothing further. */
export function PaysNow({
  tier,
  beside,
}: {
  tier: TierShown
  beside: { amount: number; currency: string } | undefined
}) {
  const { name, mine } = tier
  if (!mine || mine === 'canceled') return null
  const { amount, currency, next } = tier.pays ?? { ...tier, next: null }
  if (amount === beside?.amount && currency === beside.currency) return null
  const day = next && new Date(next.at).toLocaleDateString(localeTag, { dateStyle: 'long' })
  return (
    <p className="notice">
      <span dir="auto">{words.tiers.pays(say(amount, currency), name)}</span>
      {next && day && mine !== 'lapsed' && ` ${words.paid.changes(say(next.amount, currency), day)}`}
    </p>
  )
}
