import './leaving.css'
import { Icon } from '../../ui/icon.tsx'
import { useMyLeaving } from '../data/leaving.ts'
import { StayButton } from './stay-button.tsx'
import { sayDay, words } from './words.ts'

/** Above every screen of somebody who leaves: until when they read, and the way back. */
export function LeavingBanner() {
  const leaving = useMyLeaving()
  if (!leaving) return null
  return (
    <section className="leaving-banner" aria-label={words.banner}>
      <Icon name="clock" />
      <p>
        {words.asked(sayDay(leaving.until.toDate()))} {words.readsOnly}
      </p>
      {!leaving.by && <StayButton className="text-button" />}
    </section>
  )
}
