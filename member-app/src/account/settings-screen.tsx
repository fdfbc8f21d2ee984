import { useEffect } from 'react'
import { keepCountHere } from '../data/counted.ts'
import { useMe } from '../data/use-me.ts'
import { BackBar } from '../ui/back-bar.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Devices } from './devices.tsx'
import { Findable } from './findable.tsx'
import { Here } from './here.tsx'
import { InGraph } from './in-graph.tsx'
import { MailSwitch } from './mail-switch.tsx'
import './settings.css'
import { Ways } from './ways.tsx'
import { words } from './words.ts'

/** One's own account: how the instance is on this device, who comes in, and what it tells whom. */
export function SettingsScreen() {
  const me = useMe()
  useEffect(() => {
    // Whoever chooses and leaves at once should not wait for the count first.
    keepCountHere(me.uid, 'choice').catch((error) => console.warn('settings', error))
  }, [me.uid])
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="page-body sections settings">
        <p className="quiet">{words.lead}</p>
        <Here />
        {/* Who has no address yet comes in by the guardian's code. */}
        {me.email !== '' && <Ways />}
        <Devices />
        {me.email !== '' && <MailSwitch />}
        <Findable />
        <InGraph />
      </div>
    </>
  )
}
