import './settings/settings.css'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { noticeTopicNames } from '@varanda/domain/notice/topics'
import { channelsOf, type NoticeWishes } from '@varanda/domain/notice/wishes'
import { useEffect, useState } from 'react'
import { useDevices } from '../account/data/devices.ts'
import { useCountKept } from '../data/use-count-kept.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { useOnline } from '../ui/use-online.ts'
import { page, useNotices } from './data/notices.ts'
import { useInstancePushes } from './data/push/instance-pushes.ts'
import { useWishes } from './data/wishes.ts'
import { PushSwitch } from './push/push-switch.tsx'
import { words as push } from './push/words.ts'
import { saySnooze } from './say-until.ts'
import { DigestRow } from './settings/digest-row.tsx'
import { headlineOf } from './settings/headline.ts'
import { ringsOfLastWeek } from './settings/last-week.ts'
import { MailSwitch } from './settings/mail-switch.tsx'
import { MutedPostsRow } from './settings/muted-posts-row.tsx'
import { QuietCirclesRow } from './settings/quiet-circles-row.tsx'
import { LockedRow, QuietRow } from './settings/quiet-row.tsx'
import { TopicRow } from './settings/topic-row.tsx'
import { useMailComes } from './settings/use-mail-comes.ts'
import { sayWatched, useWatched, WatchedList } from './settings/watched.tsx'
import { snoozedUntil } from './snooze-end.ts'
import { useChangedWishes } from './use-save-wishes.ts'
import { useZoneKept } from './use-zone-kept.ts'
import { settingsWords as words } from './words.ts'

const none: NoticeWishes = {}

/**
 * What rings, what comes by mail, and when all is quiet: first in one sentence, then kind by kind. Where the instance
 * cannot ring anybody, nothing is said of ringing.
 */
export function NoticeSettingsScreen() {
  const me = useMe()
  const wishes = useWishes()
  const pushes = useInstancePushes()
  // What is said of each kind, and how many rows there are, depends on it.
  const isAsking = wishes.state === 'loading' || (wishes.state === 'ready' && pushes === undefined)
  const online = useOnline()
  useZoneKept(wishes)
  useCountKept(me.uid, 'choice')
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      {!online && (
        <p className="offline-line small">
          <Icon name="info" size={20} /> {words.offline}
        </p>
      )}
      <div className="how">
        {wishes.state === 'failed' && <LoadFailed />}
        {isAsking && <Skeleton kind="person" rows={6} />}
        {wishes.state === 'ready' && pushes !== undefined && <Wishes stored={wishes.value ?? none} pushes={pushes} />}
      </div>
    </>
  )
}

function Wishes({ stored, pushes }: { stored: NoticeWishes; pushes: boolean }) {
  const { wishes, save } = useChangedWishes(stored)
  const me = useMe()
  const watched = useWatched()
  // A notice leads to the row of its kind.
  const [open, setOpen] = useState<string | undefined>(() => location.hash.slice(1) || undefined)
  const rowOf = (id: string) => ({
    wishes,
    save,
    pushes,
    isOpen: open === id,
    onTurn: () => setOpen(open === id ? undefined : id),
  })
  const names = sayWatched(watched)
  const topics = noticeTopicNames.filter((topic) => topic !== 'support' || mayByBand(me.ageBand, 'support') !== 'never')
  useEffect(() => {
    const asked = location.hash.slice(1)
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      <Sentence wishes={wishes} watching={watched.length > 0} pushes={pushes} />
      <section className="how-part" aria-labelledby="device">
        <h2 id="device">{push.title}</h2>
        <PushSwitch />
      </section>
      <div className="how-rows">
        {topics.map((topic) =>
          topic === 'posts' ? (
            <TopicRow
              key={topic}
              topic={topic}
              {...rowOf(topic)}
              isIdle={watched.length === 0}
              say={(how) => (watched.length === 0 ? words.watching.none : words.watching.of(names, how))}
            >
              <WatchedList watched={watched} />
            </TopicRow>
          ) : (
            <TopicRow key={topic} topic={topic} {...rowOf(topic)} />
          ),
        )}
      </div>
      <div className="how-rows">
        {pushes && <QuietRow {...rowOf('quiet')} />}
        {pushes && <LockedRow {...rowOf('locked')} />}
        <QuietCirclesRow {...rowOf('quiet-circles')} />
        <MutedPostsRow {...rowOf('muted-posts')} />
        {me.email !== '' && <DigestRow {...rowOf('digest')} />}
      </div>
      {me.email !== '' && <MailSwitch wishes={wishes} save={save} />}
    </>
  )
}

/** What all of it comes to, as far as it is known. */
function Sentence(props: { wishes: NoticeWishes; watching: boolean; pushes: boolean }) {
  const { wishes, watching, pushes } = props
  const me = useMe()
  const now = useNow()
  const notices = useNotices(me.uid, page)
  const devices = useDevices()
  const isHeard =
    pushes && (devices.state !== 'ready' || devices.value.some(({ data: { push } }) => push !== undefined))
  const snoozed = snoozedUntil(wishes, now)
  const rings =
    notices.state === 'ready' && !notices.fromCache && isHeard
      ? ringsOfLastWeek(
          notices.value.map(({ data }) => data),
          wishes,
          now,
        )
      : undefined
  const headline = isHeard ? headlineOf(wishes, watching, rings !== undefined && rings > 0) : 'noDevice'
  const mailComes = useMailComes()
  const mails =
    mailComes && noticeTopicNames.some((topic) => channelsOf(wishes, topic).mail && (topic !== 'posts' || watching))
  const isSilent = headline === 'nothing' || headline === 'noDevice'
  const said = isSilent && mails ? (`${headline}ButMail` as const) : headline
  return (
    <div className="how-top" aria-live="polite">
      <p className="how-sentence">{words.headline[said]}</p>
      {snoozed && <p className="quiet">{words.snoozed(saySnooze(snoozed, now))}</p>}
      {headline !== 'nothing' && rings !== undefined && <p className="quiet">{words.week(rings)}</p>}
    </div>
  )
}
