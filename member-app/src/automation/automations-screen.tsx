import './automations.css'
import { isKnown } from '../data/live.ts'
import { useMe } from '../data/use-me.ts'
import { Empty } from '../ui/empty.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAutomations } from './data/automations.ts'
import { AutomationRow } from './list/automation-row.tsx'
import { Beginnings } from './list/beginnings.tsx'
import { useCirclesComing } from './use-circles-coming.ts'
import { useNamesIn } from './use-names-in.ts'
import { words } from './words.ts'

/** All that the instance does by itself for this member, each a sentence. */
export function AutomationsScreen() {
  const me = useMe()
  const automations = useAutomations()
  const names = useNamesIn()
  const isComing = useCirclesComing()
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{words.title}</span>
      </BackBar>
      <div className="auto" key={me.uid}>
        <div className="auto-top">
          <ScreenTitle title={words.title}>{words.heading}</ScreenTitle>
          <p className="quiet">{words.lead}</p>
        </div>
        {automations.state === 'failed' && <LoadFailed />}
        {automations.state !== 'failed' && (!isKnown(automations) || isComing) && <Skeleton kind="person" rows={4} />}
        {isKnown(automations) && !isComing && (
          <>
            {automations.value.length === 0 ? (
              <Empty title={words.none.title} text={words.none.text} />
            ) : (
              <ul className="auto-list">
                {automations.value.map(({ id, data }) => (
                  <AutomationRow key={id} id={id} automation={data} names={names} />
                ))}
              </ul>
            )}
            <Beginnings names={names} count={automations.value.length} />
          </>
        )}
      </div>
    </>
  )
}
