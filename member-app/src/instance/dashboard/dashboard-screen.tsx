import './dashboard.css'
import { call } from '@varanda/client/call'
import { computeFigures } from '@varanda/domain/instance/calls/compute-figures'
import type { InstanceFigures } from '@varanda/domain/instance/figures'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { useState } from 'react'
import { countAgain, mostCounted, useCount } from '../../data/use-count.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { locale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { BigNumber } from './big-number.tsx'
import { Figures } from './figures.tsx'
import { MachineCard } from './machine-card.tsx'
import { NightsCard } from './nights-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { words } from './words.ts'

/** Where an administrator begins: what waits for them, and how the instance is doing. */
export function DashboardScreen() {
  const me = useMe()
  const figures = useDoc<InstanceFigures>(paths.instanceFigures)
  const reports = useCount(paths.reports, ['state', '==', 'open'])
  const known = figures.state === 'ready' ? figures.value : undefined
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.welcome(firstName(me.name))}</p>
      </header>
      <div className="cards">
        <RequestsCard />
        <section className="card" aria-labelledby="reports-card">
          <h2 id="reports-card" className="label">
            {words.reports.title}
          </h2>
          <BigNumber count={reports} upTo={mostCounted} to={routes.adminReports.path}>
            {reports.state === 'ready' && words.reports.open(reports.value)}
          </BigNumber>
          {reports.state === 'ready' && reports.value === 0 && <p className="quiet">{words.reports.none}</p>}
        </section>
        {figures.state === 'loading' && <Skeleton kind="person" rows={3} />}
        {known && <Figures figures={known} />}
        <NightsCard />
        <MachineCard />
      </div>
      <Counted at={known?.computedAt.toDate()} />
    </>
  )
}

/** When the figures were counted, and counting them now. */
function Counted({ at }: { at: Date | undefined }) {
  const [counting, setCounting] = useState(false)
  const count = async () => {
    if (counting) return
    setCounting(true)
    try {
      await call(computeFigures, {})
      countAgain()
    } catch (error) {
      toast(sayFailure(error, words.failed))
    } finally {
      setCounting(false)
    }
  }
  return (
    <p className="figures-foot small quiet">
      {at ? words.counted(sayTime(at, new Date(), locale)) : words.never}
      <button type="button" className="text-button" aria-disabled={counting} onClick={() => void count()}>
        {counting ? words.counting : words.countNow}
      </button>
    </p>
  )
}
