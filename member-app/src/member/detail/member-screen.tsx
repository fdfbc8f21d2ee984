import { Link, useSearch } from '@tanstack/react-router'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { memberUid } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { is } from 'valibot'
import { useDoc } from '../../data/use-doc.ts'
import { Empty } from '../../ui/empty.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words as lists } from '../list/words.ts'
import { Branch } from './branch.tsx'
import { Devices } from './devices.tsx'
import { InviteSeats } from './invite-seats.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberLog } from './member-log.tsx'
import { words } from './words.ts'
import './member.css'

/** One member, for whoever runs the instance. An address without a member leads nowhere. */
export function MemberScreen() {
  const { uid } = useSearch({ from: routes.adminUser.path })
  if (!is(memberUid, uid)) return <Unknown />
  return <Known key={uid} uid={uid} />
}

function Known({ uid }: { uid: string }) {
  const card = useDoc<DirectoryCard>(paths.directoryCard(uid))
  if (card.state === 'failed') return <LoadFailed />
  if (card.state === 'ready' && !card.value && !card.fromCache) return <Unknown />
  if (card.state === 'loading' || !card.value) return <Skeleton kind="person" rows={3} />
  return (
    <>
      <BackBar>{null}</BackBar>
      <MemberHead card={card.value} />
      <div className="page-body sections member-sections">
        <MemberActs card={card.value} />
        <InviteSeats uid={uid} />
        <Devices uid={uid} />
        <Branch card={card.value} />
        <MemberLog uid={uid} name={card.value.name} />
      </div>
    </>
  )
}

function Unknown() {
  return (
    <div className="page-body">
      <ScreenTitle title={words.unknown.title} hidden />
      <Empty title={words.unknown.title} text={words.unknown.text} module="petala">
        <Link className="button" to={routes.adminUsers.path}>
          {lists.title}
        </Link>
      </Empty>
    </div>
  )
}
