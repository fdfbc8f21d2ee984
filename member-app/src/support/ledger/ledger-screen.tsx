import '../support.css'
import { usualZone } from '@varanda/domain/notice/wishes'
import { happenedAt, type LedgerRow } from '@varanda/domain/support/ledger'
import { ledgerCsv } from '@varanda/domain/support/ledger-csv'
import { statementOf, yearIn } from '@varanda/domain/support/statement'
import { supportLimits } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { useState } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { locale, localeTag } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed, Notice } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time/time.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { AmountPills } from '../amount/amount-pills.tsx'
import { CardTest } from '../card/card-test.tsx'
import { useAllReceived, useLedger } from '../data/support.ts'
import { say, words } from '../words.ts'
import { saveCsv } from './save-csv.ts'

const texts = words.ledger

/** All rows of somebody's ledger, and what each year came to; or, said as such, what this device has of them. */
export function LedgerScreen() {
  const ledger = useLedger()
  const tips = useAllReceived()
  const online = useOnline()
  const isReady = ledger.state === 'ready' && tips.state === 'ready'
  const isBare = isReady && ledger.value.length === 0
  const isPart = isReady && (ledger.fromCache || tips.fromCache)
  // That there is nothing, only the instance can say.
  const isComing = isPart && isBare && online
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{texts.title}</span>
      </BackBar>
      <div className="support-page">
        <section className="support-part support-screen-only">
          <ScreenTitle title={texts.title}>{texts.heading}</ScreenTitle>
          <p className="quiet">{texts.lead}</p>
        </section>
        {isReady && tips.value.some(({ data }) => data.way === 'card') && <CardTest />}
        {(ledger.state === 'failed' || tips.state === 'failed') && <LoadFailed />}
        {(ledger.state === 'loading' || tips.state === 'loading' || isComing) && <Skeleton rows={4} />}
        {isPart && !isComing && <Notice icon="clock">{texts.kept}</Notice>}
        {isReady && !isPart && isBare && <Empty title={texts.none.title} text={texts.none.text} />}
        {isReady && !isBare && (
          <>
            <Years tips={tips.value} isPart={isPart} />
            <Rows rows={ledger.value.map(({ data }) => data)} tips={tips.value} isPart={isPart} />
          </>
        )}
      </div>
    </>
  )
}

interface YearsProps {
  tips: readonly Row<Tip>[]
  /** Nothing is made of them for keeping. */
  isPart: boolean
}

function Years({ tips, isPart }: YearsProps) {
  const me = useMe()
  const today = new Date().toLocaleDateString(localeTag, { dateStyle: 'long', timeZone: usualZone })
  const all = tips.map(({ data }) => data)
  const years = [...new Set(all.map(({ at }) => yearIn(at, usualZone)))].toSorted((one, other) => other - one)
  const [year, setYear] = useState(years[0] ?? new Date().getFullYear())
  const statement = statementOf(all, year, usualZone)
  return (
    <section className="support-part">
      <h2 className="sheet-title">{texts.statement(year)}</h2>
      {years.length > 1 && (
        <div className="support-screen-only">
          <AmountPills
            name="year"
            legend={texts.title}
            values={years}
            say={(one) => one}
            chosen={year}
            onChoose={setYear}
          />
        </div>
      )}
      {statement.length === 0 ? (
        <p>{texts.noneIn(year)}</p>
      ) : (
        <table className="support-table">
          <thead>
            <tr>
              <th scope="col">{texts.columns.proven}</th>
              <th scope="col">{texts.columns.declared}</th>
            </tr>
          </thead>
          <tbody>
            {statement.map(({ currency, proven, declared }) => (
              <tr key={currency}>
                {[proven, declared].map(({ amount, tips: count }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns.
                  <td key={at}>
                    {say(amount, currency)} <span className="small quiet support-count">{texts.count(count)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small">{texts.of(me.name, today)}</p>
      <p className="small quiet">{texts.notFiscal}</p>
      <button
        type="button"
        className="button line support-screen-only"
        aria-disabled={isPart}
        onClick={isPart ? undefined : () => globalThis.print()}
      >
        {texts.print}
      </button>
    </section>
  )
}

function Rows({ rows, tips, isPart }: YearsProps & { rows: readonly LedgerRow[] }) {
  const { knownName } = useNames()
  const byId = new Map(tips.map(({ id, data }) => [id, data]))
  const whoOf = ({ tip: id }: LedgerRow) => {
    const tip = byId.get(id)
    if (!tip) return ''
    if (tip.from === null) return words.own.former(tip.supporter)
    return knownName(tip.from) ?? tip.fromName ?? words.own.unnamed(tip.supporter)
  }
  const [most, setMost] = useState<number>(supportLimits.listed)
  const inOrder = rows.toSorted((one, other) => happenedAt(other).toMillis() - happenedAt(one).toMillis())
  const save = () => saveCsv(ledgerCsv(inOrder.toReversed(), whoOf, words.csv, locale), texts.file)
  return (
    <section className="support-part support-screen-only">
      <button type="button" className="button line" aria-disabled={isPart} onClick={isPart ? undefined : save}>
        <Icon name="download" /> {texts.csv}
      </button>
      <ul className="support-tips">
        {inOrder.slice(0, most).map((row) => (
          <li key={row.id} className="support-tip">
            <span>
              <b>{say(row.amount, row.currency)}</b> {words.csv.kinds[row.kind]}
            </span>
            <span className="small quiet">
              <Time at={happenedAt(row).toDate()} /> · {whoOf(row)}
            </span>
          </li>
        ))}
      </ul>
      {inOrder.length > most && (
        <button type="button" className="button line" onClick={() => setMost(most + supportLimits.listed)}>
          {words.own.older}
        </button>
      )}
    </section>
  )
}
