import { keepCountHere } from '@varanda/client/counted'
import { type ReactNode, useEffect } from 'react'
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

/**
 * A member's own account: what this device does, the ways to sign in, the devices, and who may find or see the member.
 */
export function SettingsScreen({ children }: { children: ReactNode }) {
  const me = useMe()
  useEffect(() => {
    // Read ahead, so that a choice which is made right before leaving does not wait for its count.
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
        {children}
        <InGraph />
      </div>
    </>
  )
}
