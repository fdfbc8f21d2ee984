import { block } from '@varanda/design/cobogo'
import { missingTo, percentOf, plus } from '@varanda/domain/money/amount'
import type { Currency } from '@varanda/domain/money/currency'
import { type Goal, noTotals, type SupportTotals } from '@varanda/domain/support/support-page'
import { type WallBlock, wallOf } from '@varanda/domain/support/wall'
import { Picture } from '../../ui/picture.tsx'
import { say, words } from '../words.ts'

const blocks: Record<WallBlock, string> = {
  proven: block('petala', { ground: 'var(--leaf-s)', light: 'var(--mango-s)' }),
  declared: block('petala', { ground: 'var(--mango-wash)', light: 'transparent' }),
  missing: block('petala', { ground: 'var(--shade)', light: 'var(--shade-3)' }),
}

/** What came together for a goal: large, what arrived; and a wall that is lit by that alone. */
export function GoalWall({ goal, currency, name }: { goal: Goal; currency: Currency; name: string }) {
  const { proven, declared } = goal.totals
  const all = plus(proven.amount, declared.amount)
  const missing = missingTo(goal.amount, all)
  return (
    <>
      <p className="support-sum">
        <b>{say(proven.amount, currency)}</b>{' '}
        <span>
          {words.page.arrived}, {words.page.of(say(goal.amount, currency))}
        </span>
      </p>
      <div className="support-wall" role="img" aria-label={words.page.wall(percentOf(proven.amount, goal.amount))}>
        {wallOf(goal.amount, goal.totals).map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the wall.
          <Picture key={at} svg={blocks[state]} className={`support-block ${state}`} />
        ))}
      </div>
      <Legend totals={goal.totals} currency={currency} name={name}>
        {missing > 0 ? (
          <li>
            <Picture svg={blocks.missing} className="support-block missing" />
            <span>
              <b>{say(missing, currency)}</b> {words.page.missing}
            </span>
          </li>
        ) : null}
      </Legend>
      {proven.amount >= goal.amount && <p className="small quiet">{words.page.over}</p>}
    </>
  )
}

/** The same where there is no goal. */
export function Totals(props: { totals: SupportTotals | undefined; currency: Currency; name: string }) {
  const { totals = noTotals, currency, name } = props
  if (totals.proven.tips === 0 && totals.declared.tips === 0) return null
  return (
    <>
      <p className="support-sum">
        <b>{say(totals.proven.amount, currency)}</b> <span>{words.page.arrived}</span>
      </p>
      <Legend totals={totals} currency={currency} name={name} />
    </>
  )
}

function Legend(props: { totals: SupportTotals; currency: Currency; name: string; children?: React.ReactNode }) {
  const { totals, currency, name, children } = props
  const { proven, declared } = totals
  return (
    <ul className="support-legend">
      {proven.tips > 0 && (
        <li>
          <Picture svg={blocks.proven} className="support-block proven" />
          <span>
            <b>{say(proven.amount, currency)}</b> {words.page.proven(name, proven.people)}
          </span>
        </li>
      )}
      {declared.tips > 0 && (
        <li>
          <Picture svg={blocks.declared} className="support-block declared" />
          <span>
            <b>{say(declared.amount, currency)}</b> {words.page.declared(name, declared.people)}
          </span>
        </li>
      )}
      {children}
    </ul>
  )
}
