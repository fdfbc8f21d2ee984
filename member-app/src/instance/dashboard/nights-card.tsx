import type { InstanceNights } from '@varanda/domain/instance/nights'
import type { Live } from '../../data/live.ts'
import { sayTime } from '../../ui/time/time-words.ts'
import { Fact } from './fact.tsx'
import { sayNumber } from './say-figures.ts'
import { words } from './words.ts'

/** What the last nightly rounds over accounts and posts found. */
export function NightsCard({ nights }: { nights: Live<InstanceNights | undefined> }) {
  return (
    <section className="card" aria-labelledby="nights-card">
      <h2 id="nights-card" className="label">
        {words.nights.title}
      </h2>
      {nights.state === 'ready' && <Said nights={nights.value ?? {}} />}
      {nights.state === 'loading' && <p className="quiet">…</p>}
      {nights.state === 'failed' && <p className="quiet">{words.unknown}</p>}
    </section>
  )
}

function Said({ nights: { accounts, entries } }: { nights: InstanceNights }) {
  if (!accounts && !entries) return <p className="quiet">{words.nights.never}</p>
  const differences = entries ? entries.missing + entries.extra : 0
  const last = (entries ?? accounts)!.at.toDate()
  return (
    <dl className="facts">
      <Fact name={words.nights.at} value={sayTime(last, new Date())} />
      {accounts && (
        <>
          <Fact name={words.nights.deleted} value={sayNumber(accounts.deleted)} />
          <Fact name={words.nights.withoutStanding} value={sayNumber(accounts.withoutStanding)} />
          <Fact name={words.nights.withoutAccount} value={sayNumber(accounts.withoutAccount)} />
          <Fact name={words.nights.suspended} value={sayNumber(accounts.suspended)} />
        </>
      )}
      {entries && (
        <>
          <Fact name={words.nights.compared} value={sayNumber(entries.posts)} />
          <Fact name={words.nights.differences} value={sayNumber(differences)} />
        </>
      )}
    </dl>
  )
}
