import { Link } from '@tanstack/react-router'
import type { GuardianOverview, Ward } from '@varanda/domain/guardian/guardian'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { Empty } from '../ui/empty.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Time } from '../ui/time/time.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { sayAge } from './age-words.ts'
import { CodeSheet } from './code-sheet.tsx'
import { Contacts } from './contacts.tsx'
import { EraseWard } from './erase-ward.tsx'
import { Groups } from './groups.tsx'
import { Growing } from './growing.tsx'
import { MayList } from './may-list.tsx'
import { TimeHere } from './time-here.tsx'
import { WardCare } from './ward-care.tsx'
import './wards.css'
import { words } from './words.ts'

/** One child I answer for: signing in, time, contacts, and what the account may do. */
export function WardScreen({ uid }: { uid: string }) {
  const me = useMe()
  const ward = useDoc<Ward>(paths.ward(me.uid, uid))
  const known = ward.state === 'ready' && (ward.value !== undefined || !ward.fromCache)
  return (
    <>
      <BackBar>{null}</BackBar>
      {ward.state === 'failed' && <LoadFailed />}
      {ward.state !== 'failed' && !known && <Skeleton kind="person" rows={3} />}
      {known && !ward.value && (
        <Empty title={words.missing.title} text="" module="petala">
          <Link className="button" to="/user/wards">
            {words.missing.back}
          </Link>
        </Empty>
      )}
      {known && ward.value && <WardPage ward={ward.value} />}
    </>
  )
}

function WardPage({ ward }: { ward: Ward }) {
  const now = useNow()
  const code = useSheet('ward-code')
  // Whom the guardian may not see (any more) has no overview, and asking for it is allowed.
  const overview = useDoc<GuardianOverview>(paths.guardianOverview(ward.uid))
  const seen = overview.state === 'ready' ? overview.value : undefined
  const isYoung = ward.ageBand === 'child' || ward.ageBand === 'teen'
  // Whoever took the account over signs in without me.
  const isMine = isYoung || ward.handedOver !== true
  const name = firstName(ward.name)
  return (
    <>
      <header className="page-head profile-head">
        <Portrait uid={ward.uid} size="l" photo={ward.photo} />
        <div>
          <ScreenTitle title={ward.name}>
            <span dir="auto">{ward.name}</span>
          </ScreenTitle>
          <p className="quiet">
            {sayAge(ward.birthDate, now)}
            {ward.pausedAt && `, ${words.paused}`}
          </p>
        </div>
      </header>
      <div className="page-body sections">
        {isMine && (
          <section className="stack" aria-labelledby="code-title">
            <div>
              <h2 id="code-title" className="label">
                {words.code.title}
              </h2>
              <p className="quiet">{words.code.text(name)}</p>
              {ward.cameIn && (
                <p className="quiet">
                  {words.code.last} <Time at={ward.cameIn.at.toDate()} />
                </p>
              )}
            </div>
            <button type="button" className="button" aria-haspopup="dialog" onClick={code.show}>
              {words.code.button}
            </button>
          </section>
        )}
        {seen && <TimeHere minutes={seen.minutes} />}
        {seen && <Contacts ward={ward} contacts={seen.contacts} mayEnd={isYoung} />}
        {seen && isYoung && <Groups ward={ward} groups={seen.groups ?? []} />}
        <MayList band={ward.ageBand} handedOver={ward.handedOver === true} paused={ward.pausedAt !== undefined} />
        <Growing ward={ward} />
        {(isYoung || (ward.pausedAt && isMine)) && <WardCare ward={ward} mayOrder={isYoung} />}
        {isMine && <p className="quiet">{words.care.other}</p>}
        {isMine && <EraseWard ward={ward} />}
      </div>
      {code.open && <CodeSheet ward={ward} onClose={code.hide} />}
    </>
  )
}
