import { call } from '@varanda/client/call'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { reopenInvite } from '@varanda/domain/invite/calls/reopen-invite'
import type { Acceptance, Invite } from '@varanda/domain/invite/invite'
import { inviteCondition } from '@varanda/domain/invite/invite-condition'
import { pauseBranch } from '@varanda/domain/member/calls/pause-branch'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { useState } from 'react'
import { useList } from '../data/use-list.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { LinkOut } from '../ui/sheet/link-out.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Time } from '../ui/time/time.tsx'
import { dayOf } from '../ui/time/time-words.ts'
import { words as shared } from '../ui/words.ts'
import { GrantSeats } from './grant-seats.tsx'
import { useResting } from './use-resting.ts'
import { useWhose } from './use-whose.ts'
import { words } from './words.ts'

type Act = 'close' | 'reopen' | 'pause' | 'seats'

/** One link in full, and what can be done about it. */
export function InviteDetail(props: {
  inviteId: string
  invite: Invite
  onChanged: () => void
  onClose: () => Promise<void>
}) {
  const { inviteId, invite, onChanged, onClose } = props
  const [act, setAct] = useState<Act>()
  const { isResting, isFoot } = useResting(invite.inviter)
  const whose = useWhose(invite)
  const guests = useList<Acceptance>(paths.acceptances(inviteId))
  const stop = () => setAct(undefined)
  /** Whoever has left the sheet meanwhile may look at another link, which stays. */
  const when = (done: string) => ({
    staysOpen: true,
    onClose: stop,
    onDone: onClose,
    tell: () => {
      toast(done)
      onChanged()
    },
  })
  const { inviter } = invite
  if (act === 'seats' && inviter) {
    const on = { onGranted: onChanged, onDone: onClose, onClose: stop }
    return <GrantSeats uid={inviter} name={whose} {...on} />
  }
  if (act === 'close') {
    return (
      <ActSheet
        title={words.close.title}
        means={invite.lentBy ? words.close.meansReserved : words.close.means}
        yes={words.close.yes}
        takes
        onAct={(reason) => call(closeInvite, { inviteId, reason })}
        {...when(words.close.done)}
      />
    )
  }
  if (act === 'reopen') {
    return (
      <ActSheet
        title={words.reopen.title}
        means={words.reopen.means}
        yes={words.reopen.yes}
        onAct={(reason) => call(reopenInvite, { inviteId, reason })}
        {...when(words.reopen.done)}
      />
    )
  }
  if (act === 'pause' && inviter) {
    return (
      <ActSheet
        title={words.pause.title(firstName(whose))}
        means={words.pause.means}
        yes={words.pause.yes}
        takes
        onAct={(reason) => call(pauseBranch, { uid: inviter, reason })}
        {...when(words.pause.done)}
      />
    )
  }
  const condition = inviteCondition(invite, new Date(), isResting)
  return (
    <Sheet open onClose={onClose} title={whose} note={`${words.kinds[invite.kind]} · ${words.conditions[condition]}`}>
      <dl className="facts">
        <div>
          <dt>{words.detail.made}</dt>
          <dd>
            <Time at={invite.createdAt.toDate()} />
          </dd>
        </div>
        {invite.expiresAt && (
          <div>
            <dt>{words.detail.expires}</dt>
            <dd>{dayOf(invite.expiresAt.toDate(), new Date(), 'short')}</dd>
          </div>
        )}
        {invite.note && (
          <div>
            <dt>{words.detail.note}</dt>
            <dd dir="auto">{invite.note}</dd>
          </div>
        )}
        {invite.closed && (
          <div>
            <dt>{words.detail.closed}</dt>
            <dd dir="auto">{invite.closed.reason}</dd>
          </div>
        )}
      </dl>
      <section className="stack">
        <h3 className="label">
          {words.detail.guests} · {words.seats(invite.taken, invite.seats)}
        </h3>
        {guests.state === 'ready' && guests.value.length === 0 && <p className="quiet">{words.detail.noGuests}</p>}
        {guests.state === 'ready' && guests.value.length > 0 && (
          <ul className="people-list">
            {guests.value.map(({ id, data }) => (
              <li key={id} className="person">
                <Portrait uid={data.uid} />
                <span className="person-words">
                  <span className="person-name" dir="auto">
                    {data.name || shared.whoLeft}
                  </span>
                  <span className="small quiet">
                    <Time at={data.at.toDate()} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="detail-acts">
        {inviter && (
          <LinkOut className="button line" to={`${routes.adminUser.path}?uid=${inviter}`} onLeave={onClose}>
            {words.detail.person}
          </LinkOut>
        )}
        {inviter && invite.kind === 'own' && (
          <button type="button" className="button line" onClick={() => setAct('seats')}>
            {words.detail.seats}
          </button>
        )}
        {inviter && !isFoot && (
          <button type="button" className="button line" onClick={() => setAct('pause')}>
            {words.detail.pause}
          </button>
        )}
        {condition === 'closed' && !invite.lentBy && (
          <button type="button" className="button line" onClick={() => setAct('reopen')}>
            {words.detail.reopen}
          </button>
        )}
        {condition !== 'closed' && condition !== 'revoked' && (
          <button type="button" className="button line" onClick={() => setAct('close')}>
            {words.detail.close}
          </button>
        )}
      </div>
    </Sheet>
  )
}
