import { useStore } from '@nanostores/react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { $access, $session } from '@varanda/client/account/session'
import { mark } from '@varanda/design/mark'
import { brand } from '@varanda/domain/brand'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { useEffect, useState } from 'react'
import { takeTold } from '../../account/data/after-reload.ts'
import { $leaving } from '../../account/data/leave-instance.ts'
import { keepAppOnDevice } from '../../data/app-worker.ts'
import { OfferDay } from '../../install/offer-day.tsx'
import { startEdits } from '../../post/data/edits.ts'
import { forgetWords, startOutbox } from '../../post/data/outbox/outbox.ts'
import { startRemovals } from '../../post/data/removals.ts'
import { startSentComments } from '../../post/data/sent-comments.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Toasts, toast } from '../../ui/notice/toast.tsx'
import { Picture } from '../../ui/picture.tsx'
import { NamesKnown } from '../../ui/text/names-known.ts'
import { useWide } from '../../ui/use-wide.ts'
import { words } from '../../ui/words.ts'
import { guardTarget } from '../guard.ts'
import { NewVersion } from './new-version.tsx'
import { NotFound } from './not-found.tsx'
import { Places } from './places.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { SlowStart } from './slow-start.tsx'
import { useFaces } from './use-faces.ts'
import { useRosterNames } from './use-roster-names.ts'

/** How long the first screen has the network to itself before the app is kept on the device. */
const keepAppAfterMs = 4000

// What few have: wide screens, and who runs the instance.
const AdminPlaces = lazyPart(async () => (await import('./admin-places.tsx')).AdminPlaces)
const Aside = lazyPart(async () => (await import('./aside.tsx')).Aside)
const MemberFoot = lazyPart(async () => (await import('./rail-foot.tsx')).MemberFoot)
const AdminFoot = lazyPart(async () => (await import('./rail-foot.tsx')).AdminFoot)

const LeavingBanner = lazyPart(async () => (await import('../../account/leaving/leaving-banner.tsx')).LeavingBanner)

/** Its words are no part of the first load. */
function tellNotRemoved(error: unknown): void {
  import('../../post/tell-not-removed.ts')
    .then((loaded) => loaded.tellNotRemoved(error))
    .catch((failure) => console.warn('removal', failure))
}

/** Counts how long a ward is here; others have none, and load nothing for it. */
function countMinutesOf(uid: string): () => void {
  let stop = () => {}
  let left = false
  import('../../guardian/data/minutes.ts')
    .then(({ countMinutes }) => {
      if (!left) stop = countMinutes(uid)
    })
    .catch((failure) => console.warn('minutes', failure))
  return () => {
    left = true
    stop()
  }
}

const door = mark({ width: 40, height: 40 })

/** The frame of every screen: the places, the screen, what stands beside it. It lets members in and sends others on. */
export function Shell() {
  const session = useStore($session)
  const { isAdmin } = useStore($access)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const frameOf = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.frame })
  const circleId = useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1)
      return last?.fullPath === memberScreens.circle ? (last.params as { id: string }).id : undefined
    },
  })
  const wide = useWide()
  const uid = session.state === 'member' ? session.uid : undefined
  const isOverseen = session.state === 'member' && session.isOverseen
  const [settled, setSettled] = useState(false)

  useEffect(() => {
    const told = takeTold()
    if (told) toast(told)
  }, [])
  useFaces(session)
  const nameOf = useRosterNames(session)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is guarded, not only a changed session.
  useEffect(() => {
    const target = $leaving.get() ? undefined : guardTarget(session, location)
    if (!target) return
    // Whoever asked this device to leave wants nothing of theirs to stay on it.
    const asked =
      session.state === 'signedOut' && session.turnedOut?.why === 'asked' ? session.turnedOut.uid : undefined
    const forgotten = asked ? forgetWords(asked).catch((error) => console.warn('outbox', error)) : Promise.resolve()
    void forgotten.then(() => location.replace(target))
  }, [session, pathname])
  useEffect(() => (uid ? startOutbox(uid) : undefined), [uid])
  useEffect(() => (uid ? startRemovals(uid, tellNotRemoved) : undefined), [uid])
  useEffect(() => (uid ? startEdits(uid) : undefined), [uid])
  useEffect(() => (uid ? startSentComments(uid) : undefined), [uid])
  useEffect(() => (uid && isOverseen ? countMinutesOf(uid) : undefined), [uid, isOverseen])
  useEffect(() => {
    if (!uid) return
    const timer = setTimeout(() => {
      void keepAppOnDevice()
      setSettled(true)
    }, keepAppAfterMs)
    return () => clearTimeout(timer)
  }, [uid])

  const indexed = frameOf === 'indexed'
  const alone = frameOf === 'alone' || indexed
  const inAdminArea = frameOf === 'admin'
  const running = inAdminArea && isAdmin
  // Rules and functions keep the admin area; this only spares everybody else a screen full of refusals.
  const forbidden = inAdminArea && !running
  const frame = running ? 'shell running' : indexed ? 'shell alone indexed' : alone ? 'shell alone' : 'shell'
  return (
    <div className={frame}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="rail">
        <p className="rail-mark" aria-hidden="true">
          <Picture svg={door} />
          <span className="wordmark">{brand.name}</span>
        </p>
        {running ? <AdminPlaces /> : <Places />}
        {uid && wide && (running ? <AdminFoot /> : <MemberFoot />)}
      </div>
      <main id="main" tabIndex={-1}>
        {uid && session.state === 'member' && session.status === 'leaving' && <LeavingBanner />}
        <NamesKnown value={nameOf}>{!uid ? <SlowStart /> : forbidden ? <NotFound /> : <Outlet />}</NamesKnown>
      </main>
      {running && !wide && <AdminFoot />}
      {uid && wide && !running && !indexed && (
        <Aside withPeople={!pathname.endsWith('/user/people')} circleId={circleId} />
      )}
      {uid && !alone && <NewVersion />}
      {uid && settled && pathname.endsWith(memberScreens.feed) && <OfferDay />}
      <SignInAgain />
      <Toasts />
    </div>
  )
}
