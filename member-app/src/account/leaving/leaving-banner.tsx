import './leaving.css'
import { isForGuardian } from '@varanda/domain/account/leaving/leaving'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMyLeaving } from '../data/leaving.ts'
import { StayButton } from './stay-button.tsx'
import { sayDay, words } from './words.ts'

/** Above every screen of somebody who leaves: until when they read, and the way back. */
export function LeavingBanner() {
  const leaving = useMyLeaving()
  const { ageBand } = useMe()
  if (!leaving) return null
  return (
    <section className="leaving-banner" aria-label={words.banner}>
      <Icon name="clock" />
      <p>
        {words.asked(sayDay(leaving.until.toDate()))} {words.readsOnly}
      </p>
      {!isForGuardian({ leaving, ageBand }) && <StayButton className="text-button" />}
    </section>
  )
}
