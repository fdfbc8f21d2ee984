import './dashboard.css'
import { call } from '@varanda/client/call'
import { computeFigures } from '@varanda/domain/instance/calls/compute-figures'
import type { InstanceFigures } from '@varanda/domain/instance/figures'
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { countAgain } from '../../data/use-count.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { Charts, Funnel } from './figures.tsx'
import { MachineCard } from './machine-card.tsx'
import { NeedsList } from './needs-list.tsx'
import { NightsCard } from './nights-card.tsx'
import { SupportCard } from './support-card.tsx'
import { useCondition, useNeeds } from './use-needs.ts'
import { words } from './words.ts'

/** Where an administrator begins: what waits for them, and how the instance is doing. */
export function DashboardScreen() {
  const me = useMe()
  const figures = useDoc<InstanceFigures>(paths.instanceFigures)
  const nights = useDoc<InstanceNights>(paths.instanceNights)
  const condition = useCondition()
  const needs = useNeeds(condition, figures, nights)
  const known = figures.state === 'ready' ? figures.value : undefined
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.welcome(firstName(me.name))}</p>
      </header>
      <div className="dashboard">
        <div className="dashboard-main">
          <NeedsList {...needs} />
          {figures.state === 'loading' && <Skeleton kind="person" rows={3} />}
          {known && <Charts figures={known} />}
        </div>
        <div className="dashboard-side">
          {known && <Funnel figures={known} />}
          <MachineCard condition={condition} />
          <NightsCard nights={nights} />
          <SupportCard />
        </div>
      </div>
      <CountedAt at={known?.computedAt.toDate()} />
    </>
  )
}

/** When the figures were counted, and counting them now. */
function CountedAt({ at }: { at: Date | undefined }) {
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
      {at ? words.counted(sayTime(at, new Date())) : words.never}
      <button type="button" className="text-button" aria-disabled={counting} onClick={() => void count()}>
        {counting ? words.counting : words.countNow}
      </button>
    </p>
  )
}
