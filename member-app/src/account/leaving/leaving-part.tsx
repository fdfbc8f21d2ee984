import './leaving.css'
import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $session } from '@varanda/client/account/session'
import type { IconName } from '@varanda/design/icons'
import {
  type CircleFate,
  isForGuardian,
  type LeavingWay,
  leavesBehind,
  leavingLimits,
} from '@varanda/domain/account/leaving/leaving'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { day } from '@varanda/domain/moment'
import { type ReactNode, useState } from 'react'
import { useWards } from '../../guardian/data/wards.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { leaveLater, leaveNow, useCircleFates, useMyLeaving } from '../data/leaving.ts'
import { StayButton } from './stay-button.tsx'
import { refusals, sayDay, words } from './words.ts'

const stayId = 'stay-after-all'

/** The way out for good: when, what it takes and leaves, and the last button; while one leaves, the way back. */
export function LeavingPart() {
  const session = useStore($session)
  const leaving = useMyLeaving()
  if (session.state !== 'member') return null
  const isGuardians = leaving !== undefined && isForGuardian({ leaving, ageBand: session.ageBand })
  return (
    <section className="leaving-part" aria-labelledby="leaving-title">
      <h2 id="leaving-title" className="leaving-title">
        {words.title}
      </h2>
      {leaving ? (
        <>
          <p role="status">
            <b>{words.asked(sayDay(leaving.until.toDate()))}</b>{' '}
            {isGuardians ? words.ofGuardian : leaving.by ? words.ofGuardianStays : words.leaving}
          </p>
          {!isGuardians && <StayButton id={stayId} className="button" />}
        </>
      ) : isGuarded(session) ? (
        <p>{words.guarded}</p>
      ) : (
        <Ways uid={session.uid} />
      )}
    </section>
  )
}

function Ways({ uid }: { uid: string }) {
  // It goes, with its sheet, once one leaves.
  const ways = useFocusHandedOn<HTMLDivElement>(`#${stayId}`)
  const [way, setWay] = useState<LeavingWay>('later')
  const sheet = useSheet('leave')
  const fates = useCircleFates()
  const wards = useWards()
  const { later, now } = words.ways
  const isLater = way === 'later'
  const inDays = Date.now() + leavingLimits.days * day
  const until = sayDay(new Date(inDays))
  // As the instance would refuse it: said in place of what would only be refused.
  const stayBehind =
    wards.state === 'ready' &&
    leavesBehind(
      wards.value.filter((one) => !one.handedOver).map(({ leavesAt }) => leavesAt?.toMillis() ?? null),
      isLater ? inDays : Date.now(),
    )
  return (
    <div ref={ways} className="leaving-ways">
      <Choice
        label={words.when}
        value={way}
        options={[
          { value: 'later', text: later.text, note: later.note(until) },
          { value: 'now', text: now.text, note: now.note },
        ]}
        onChoose={setWay}
      />
      <ul className="leaving-means">
        <Mean icon="close" lead={words.goes.lead}>
          {words.goes.text}
        </Mean>
        <Mean icon="circles" lead={words.stays.lead}>
          {words.stays.text}
        </Mean>
        {fates === undefined && <Mean icon="people">{words.loading}</Mean>}
        {fates === null && <Mean icon="people">{words.unknown}</Mean>}
        {fates?.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two circles may be called alike, and the list does not change.
          <Mean key={index} icon="people" lead={one.name}>
            {sayFate(one)}
          </Mean>
        ))}
      </ul>
      {stayBehind ? (
        <Notice>
          {refusals['has-wards']} <ToWards />
        </Notice>
      ) : (
        <button type="button" className="button line wide leaving-last" aria-haspopup="dialog" onClick={sheet.show}>
          {isLater ? words.later : words.now}
        </button>
      )}
      {sheet.open && (
        <ConfirmSheet
          title={isLater ? words.sure.laterTitle : words.sure.nowTitle}
          yes={isLater ? words.later : words.now}
          no={words.sure.keep}
          doing={words.sure.doing}
          failed={words.sure.failed}
          ways={{ 'has-wards': <ToWards /> }}
          effect="takes"
          act={() => (isLater ? leaveLater() : leaveNow(uid))}
          // The page is about to be left.
          staysOpen={!isLater}
          onClose={sheet.hide}
        >
          <p>{isLater ? words.sure.laterText(until) : words.sure.nowText}</p>
        </ConfirmSheet>
      )}
    </div>
  )
}

function ToWards() {
  return (
    <Link className="text-button" to="/user/wards">
      {words.sure.wards}
    </Link>
  )
}

function sayFate({ fate, with: next }: CircleFate): string {
  return fate === 'goes-on' ? words.circles['goes-on'](next ?? '') : words.circles[fate]
}

function Mean({ icon, lead, children }: { icon: IconName; lead?: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {lead && <b>{lead} </b>}
        {children}
      </span>
    </li>
  )
}
