import './invites-admin.css'
import { type Invite, type InviteKind, inviteKinds, inviteStates } from '@varanda/domain/invite/invite'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { usePages } from '../data/use-pages.ts'
import { Filters } from '../ui/choice/filters.tsx'
import { Empty } from '../ui/empty.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AskedSeats } from './asked-seats.tsx'
import { InviteRow } from './invite-row.tsx'
import { InviterSearch } from './inviter-search.tsx'
import { MakeInvite } from './make-invite.tsx'
import { PausedBranches } from './paused-branches.tsx'
import { words } from './words.ts'

type State = Invite['state']

/** Every link with its state, newest first; what can be done about one stands in its sheet. */
export function InvitesScreen() {
  const [kind, setKind] = useState<InviteKind | ''>('')
  const [state, setState] = useState<State | ''>('')
  const [inviter, setInviter] = useState<DirectoryCard>()
  const making = useSheet('make-invite')
  const pages = usePages<Invite>(paths.invites, { by: 'createdAt', direction: 'desc' }, [
    ...(kind ? [['kind', '==', kind] as const] : []),
    ...(state ? [['state', '==', state] as const] : []),
    ...(inviter ? [['inviter', '==', inviter.uid] as const] : []),
  ])
  return (
    <>
      <header className="page-head admin-head">
        <div>
          <ScreenTitle title={words.title} />
          <p className="quiet">{words.lead}</p>
        </div>
        <button type="button" className="button" onClick={making.show}>
          <Icon name="plus" /> {words.make}
        </button>
      </header>
      <div className="page-body">
        <AskedSeats onAnswered={pages.again} />
        <PausedBranches />
        <Filters set={[kind, state, inviter].filter(Boolean).length}>
          <div className="filters">
            <Field label={words.filters.kind}>
              {(field) => (
                <select
                  {...field}
                  className="input"
                  value={kind}
                  onChange={(event) => setKind(event.target.value as InviteKind | '')}
                >
                  <option value="">{words.all}</option>
                  {inviteKinds.map((one) => (
                    <option key={one} value={one}>
                      {words.kinds[one]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.filters.state}>
              {(field) => (
                <select
                  {...field}
                  className="input"
                  value={state}
                  onChange={(event) => setState(event.target.value as State | '')}
                >
                  <option value="">{words.all}</option>
                  {inviteStates.map((one) => (
                    <option key={one} value={one}>
                      {words.states[one]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <InviterSearch chosen={inviter} onChoose={setInviter} />
          </div>
        </Filters>
        {pages.state === 'failed' && <LoadFailed onRetry={pages.again} />}
        {pages.state === 'loading' && <Skeleton kind="person" rows={6} />}
        {pages.state === 'ready' && pages.rows.length === 0 && (
          <Empty title={words.empty.title} text={words.empty.text} />
        )}
        {pages.rows.length > 0 && (
          <ul className="admin-list" aria-label={words.title}>
            {pages.rows.map(({ id, data }) => (
              <InviteRow key={id} inviteId={id} invite={data} onChanged={pages.again} />
            ))}
          </ul>
        )}
        {pages.more && (
          <button type="button" className="button line wide" onClick={pages.next}>
            {words.more}
          </button>
        )}
      </div>
      {making.open && <MakeInvite onMade={pages.again} onClose={making.hide} />}
    </>
  )
}
