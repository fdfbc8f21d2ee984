import './own-invites.css'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { seatsInView } from '@varanda/domain/invite/seats'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { sayCannotWrite, useMayWrite } from '../../ui/may-write.ts'
import { LoadFailed, Notice } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { useOnline } from '../../ui/use-online.ts'
import { AskMore } from './ask-more.tsx'
import { Branch } from './branch.tsx'
import { InviteCard } from './invite-card.tsx'
import { SeatsSection } from './seats-section.tsx'
import { WhoInvited } from './who-invited.tsx'
import { linkWords, words } from './words.ts'

/** My invite: who brought me, my seats, my link, who came by it. Somebody under 16 has no seats to give. */
export function OwnInvitesScreen() {
  const me = useMe()
  return mayByBand(me.ageBand, 'invite') === 'never' ? <NotYet inviter={me.invitedBy?.name ?? ''} /> : <MyInvites />
}

function NotYet({ inviter }: { inviter: string }) {
  return (
    <div className="page-body">
      <ScreenTitle title={words.title} hidden />
      <Empty title={words.ward.title} text={words.ward.text(firstName(inviter))} />
    </div>
  )
}

function MyInvites() {
  const me = useMe()
  const online = useOnline()
  const mayWrite = useMayWrite()
  const now = useNow()
  const held = useDoc<OwnInvite>(paths.ownInvite(me.uid))
  const own = held.state === 'ready' ? held.value : undefined
  // What this device never saw may only be on its way.
  const isAsked = held.state === 'loading' || (held.state === 'ready' && !own && held.fromCache)
  const view = own && seatsInView(own, now)
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line" role="status">
          {view && linkWords.seatsLeft(view.free)}
        </p>
        <WhoInvited />
        {own && view && <SeatsSection own={own} view={view} />}
      </header>
      <div className="page-body invites">
        {own && !online && <Notice>{words.waits}</Notice>}
        {held.state === 'failed' && <LoadFailed />}
        {isAsked && online && <Skeleton rows={2} />}
        {isAsked && !online && <Empty title={words.notHere.title} text={words.notHere.text} module="petala" />}
        {held.state === 'ready' && !own && !held.fromCache && <Notice>{linkWords.missing}</Notice>}
        {own?.state === 'revoked' && (
          <Notice>{own.closed ? words.link.closed(own.closed.reason) : linkWords.revoked}</Notice>
        )}
        {!mayWrite && own?.state === 'open' && (
          <Notice>
            {sayCannotWrite()} {words.link.rests}
          </Notice>
        )}
        {mayWrite && own?.state === 'open' && view!.free > 0 && (
          <InviteCard own={own} from={me.name} kept={view!.kept.length} />
        )}
        {mayWrite && own?.state === 'open' && view!.free === 0 && (
          <AskMore uid={me.uid} isOver={view!.kept.length === 0} />
        )}
        {own && <Branch />}
      </div>
    </>
  )
}
