import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import type { AgeBand } from '@varanda/domain/guardian/age-band'
import { type Member, memberSchema, type Role } from '@varanda/domain/member/member'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { asStored } from '@varanda/domain/stored'
import type { Auth, User } from 'firebase/auth'
import { atom, computed } from 'nanostores'
import { connectAuth, forgetKept } from '../connect.ts'
import { loadFirestore } from '../firestore.ts'
import { firstPage } from '../first-page/first-page.ts'
import { type Entry, entryOf } from './entry/entry-of.ts'
import { clearHintCookies, hintedUid, setHintCookies } from './hint-cookies.ts'
import { keepsSignedIn } from './keep-signed-in.ts'
import { followMediaSession } from './media-session.ts'
import { isEnded, memberSession, membershipOf } from './membership.ts'
import { forgetMoved, hearMoved, isMoved, noteMoved } from './moved-sign-in.ts'
import { isRenewing, refuseRenewed } from './renew-sign-in.ts'
import { forgetTurnedOut, noteTurnedOut, type TurnedOut } from './turned-out.ts'

/**
 * Who is here: nobody knows yet, nobody, someone with an account, or a member. `turnedOut`: the session was ended from
 * elsewhere. `membership`: the instance said that there is none, or could not be asked yet.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signedOut'; turnedOut?: TurnedOut }
  | { state: 'signedIn'; uid: string; email: string; name: string; membership: 'none' | 'unknown' }
  | MemberSession

export interface MemberSession {
  state: 'member'
  uid: string
  email: string
  name: string
  bio: string
  photo: string | undefined
  role: Role
  status: Standing['status']
  ageBand: AgeBand
  invitedBy: Standing['invitedBy']
  madeByInviter?: true
  /** Undefined for who joined before it was kept. */
  joinedAt: Date | undefined
  /** Uid of who answers for this account; null for most. */
  guardian: string | null
  /** Whether that one sees how long this account is here. */
  isOverseen: boolean
}

export const $session = atom<Session>({ state: 'loading' })

/**
 * What the session says of whoever is here. Screens decide by it; what one may do is decided by rules and functions.
 */
export interface Access {
  isAuthenticated: boolean
  isAdmin: boolean
  isUser: boolean
}

export function accessOf(session: Session): Access {
  const role = session.state === 'member' ? session.role : undefined
  return {
    isAuthenticated: session.state === 'signedIn' || session.state === 'member',
    isAdmin: role === 'admin',
    isUser: role === 'user',
  }
}

export const $access = computed($session, accessOf)

/** Milliseconds after which this device is noted, so that a page that is left sooner costs nothing. */
const noteDeviceAfter = 2500

/** Milliseconds after which following is tried again where it could not begin and nothing happened that may help. */
const beginAgainAfter = 10_000

let started = false
/** Tries now what otherwise waits for its time; undefined while following. */
let beginNow: (() => void) | undefined
let turnedOut: TurnedOut | undefined

/** Follows identity and membership from now on; calling it again only hastens a beginning that failed. */
export function startSession(): void {
  if (started) {
    beginNow?.()
    return
  }
  started = true
  leaveStalePages()
  hearMoved()
  begin()
}

function begin(): void {
  beginNow = undefined
  follow().catch((error) => {
    console.warn('session', error)
    beginAgain()
  })
}

/** Pages wait for who is here: it is asked again with the network, when the page is looked at again, or after a pause. */
function beginAgain(): void {
  const over = new AbortController()
  const now = () => {
    over.abort()
    clearTimeout(timer)
    begin()
  }
  const timer = setTimeout(now, beginAgainAfter)
  const { signal } = over
  addEventListener('online', now, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now(), { signal })
  beginNow = now
}

/** A page that comes back out of the browser's memory may show a member who has signed out since. */
function leaveStalePages(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const session = $session.get()
    if (!persisted || session.state !== 'member' || hintedUid() === session.uid) return
    $session.set({ state: 'loading' })
    location.reload()
  })
}

async function follow(): Promise<void> {
  const [auth, { onAuthStateChanged }] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  followMediaSession(auth).catch((error) => console.warn('photos', error))
  let leave = () => {}
  onAuthStateChanged(auth, (user) => {
    leave()
    leave = () => {}
    if (user) {
      turnedOut = undefined
      leave = followMembership(auth, user)
    } else if (!turnedOut && isMoved()) {
      noteMoved()
      $session.set({ state: 'signedOut' })
    } else {
      // Before the hints go: a visitor's opened file is theirs, a member's goes with the sign-in.
      const ofVisitor = hintedUid() === undefined && !turnedOut && $session.get().state === 'loading'
      clearHintCookies()
      if (turnedOut) noteTurnedOut(turnedOut)
      $session.set({ state: 'signedOut', ...(turnedOut && { turnedOut }) })
      // Also deletes what is left of a tab that closed, crashed, or was signed out by the instance.
      forgetKept({ ofVisitor }).catch((error) => console.warn('cache', error))
    }
  })
}

/** Ends the session by itself: nobody here may go on. */
export async function turnOut(why: TurnedOut): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  turnedOut = withAccount(why, auth.currentUser)
  forgetMoved()
  await sdk.signOut(auth)
}

/** A child has no address. */
function withAccount(why: TurnedOut, user: User | null): TurnedOut {
  return why.why === 'ended' && user && !user.email ? { ...why, byCode: true } : why
}

/** Watches the account's standing and profile; a change of either changes the session at once. */
function followMembership(auth: Auth, user: User): () => void {
  let left = false
  let unsubscribe = () => {}
  watchMembership(auth, user, () => left)
    .then((stop) => {
      if (left) stop()
      else unsubscribe = stop
    })
    .catch((error) => {
      if (!left) goOnWithout(user, error)
    })
  return () => {
    left = true
    unsubscribe()
  }
}

/** Signed in, but the instance does not say what they are: that is logged, and nobody is kept waiting for it. */
function goOnWithout({ uid, email, displayName }: User, error: unknown): void {
  const session = $session.get()
  if ((session.state === 'member' || session.state === 'signedIn') && session.uid === uid) return
  console.warn('profile', error)
  const known = { uid, email: email ?? '' }
  setHintCookies(known)
  $session.set({ state: 'signedIn', ...known, name: displayName ?? '', membership: 'unknown' })
}

/** The second from which this sign-in counts. */
function signInOf({ claims }: Entry): number {
  return signedInAt({ ...claims, auth_time: Number(claims.auth_time) })
}

async function watchMembership(auth: Auth, user: User, left: () => boolean): Promise<() => void> {
  const known = { uid: user.uid, email: user.email ?? '' }
  const entered = await entryOf(user)
  const page = await firstPage()
  const failed = (error: Error) => console.warn('profile', error)
  const turnOutOnce = (why: TurnedOut) => {
    if (!left()) turnOut(why).catch((error) => console.warn('session', error))
  }
  let standing: Standing | undefined
  let profile: Pick<Member, 'name' | 'bio' | 'photo'> | undefined
  let stopProfile: (() => void) | undefined
  let stopDevice: (() => void) | undefined

  const settle = () => {
    if (left() || !standing || !profile) return
    setHintCookies({ ...known, role: standing.role })
    forgetTurnedOut()
    $session.set(memberSession(known, standing, profile))
    stopDevice ??= followDevice(user.uid, () => turnOutOnce({ why: 'asked', uid: user.uid }))
  }

  /** Standing alone makes a member; a profile that cannot be had is only logged, and the last one known stays. */
  const goOnWithoutProfile = (error: unknown) => {
    console.warn('profile', error)
    profile ??= { name: user.displayName ?? known.email }
    settle()
  }

  if (page) {
    const stored = page.documents.get(paths.standing(user.uid))
    const membership = membershipOf({ stored, fromCache: true }, signInOf(entered))
    if (membership.is === 'member') {
      standing = membership.standing
      profile = asStored(memberSchema, page.documents.get(paths.user(user.uid)))
      settle()
    }
  }
  const { firestore, sdk } = await loadFirestore()

  const followProfile = () =>
    sdk.onSnapshot(
      sdk.doc(firestore, paths.user(user.uid)),
      (snapshot) => {
        const held = asStored(memberSchema, snapshot.data())
        if (!held) return goOnWithoutProfile(snapshot.exists() ? 'damaged' : 'not there')
        profile = held
        settle()
      },
      goOnWithoutProfile,
    )

  let refusing = false

  /** One's own standing is refused only to a sign-in from before "sign out everywhere". */
  const refused = async () => {
    if (left() || refusing) return
    if (isRenewing()) return refuseRenewed()
    refusing = true
    // Whether a guardian said yes to that meanwhile, nobody tells a sign-in that is over.
    const mayBeOwn = standing && standing.ageBand !== 'child' && standing.ageBand !== 'teen'
    const why: TurnedOut = { why: 'ended', ...(!known.email && mayBeOwn && { mayBeOwn }) }
    // The SDK signs out by itself where it is refused a token meanwhile.
    turnedOut = withAccount(why, user)
    // Another tab may be the one that asked for it: it shares the sign-in, and is about to renew it.
    if (keepsSignedIn()) {
      $session.set({ state: 'loading' })
      if (await isRenewed(auth, user.uid, entered.authTime)) return location.reload()
    }
    turnOutOnce(why)
  }

  /** Where a listener goes on until its token ends, standing itself says that the sign-in has ended. */
  const lookAgain = async (held: Standing) => {
    // Meanwhile the member may have shown once more who they are.
    const current = await auth.currentUser?.getIdTokenResult()
    if (current && isEnded(held, signInOf(current))) await refused()
    else settle()
  }

  /** Once: the sign-in that is about to end opens the doors for the one answer and for leaving. */
  let suspending = false
  const suspend = (reason: string | undefined) => {
    if (suspending) return
    suspending = true
    import('./suspension-doors.ts')
      .then(({ suspensionDoors }) => suspensionDoors())
      .catch(() => undefined)
      .then((doors) => turnOutOnce({ why: 'suspended', reason, ...doors }))
  }

  const stopStanding = sdk.onSnapshot(
    sdk.doc(firestore, paths.standing(user.uid)),
    // So that the instance's word comes even when it only confirms what the cache said.
    { includeMetadataChanges: true },
    (snapshot) => {
      const stored: unknown = snapshot.data({ serverTimestamps: 'estimate' })
      const { fromCache } = snapshot.metadata
      const membership = membershipOf({ stored, fromCache }, signInOf(entered))
      switch (membership.is) {
        case 'member':
        case 'ended':
          standing = membership.standing
          // Profiles are for members: asking earlier would be refused, and a refused listener stays dead.
          stopProfile ??= followProfile()
          if (membership.is === 'ended') return void lookAgain(standing).catch(failed)
          return settle()
        case 'suspended':
          standing = undefined
          return suspend(membership.reason)
        case 'unknown':
          if (!left()) goOnWithout(user, membership.why)
          return
        case 'none':
          if (left()) return
          // The cookies may still say that this is a member.
          clearHintCookies()
          $session.set({ state: 'signedIn', ...known, name: user.displayName ?? '', membership: 'none' })
      }
    },
    (error) => {
      if (error.code !== 'permission-denied') return goOnWithout(user, error)
      failed(error)
      refused().catch(failed)
    },
  )
  return () => {
    stopStanding()
    stopProfile?.()
    stopDevice?.()
  }
}

/** How long a tab waits for another one to renew the sign-in that they share, and the pause between two looks. */
const renewalWaitMs = 2500
const renewalLookMs = 250

async function isRenewed(auth: Auth, uid: string, authTime: string): Promise<boolean> {
  for (let waited = 0; waited < renewalWaitMs; waited += renewalLookMs) {
    await new Promise((resolve) => setTimeout(resolve, renewalLookMs))
    const user = auth.currentUser
    if (user?.uid !== uid) return false
    const now = await user.getIdTokenResult().catch(() => undefined)
    if (now && now.authTime !== authTime) return true
  }
  return false
}

/** Notes this device once the page stays, and follows whether it is asked to sign out. */
function followDevice(uid: string, onAsked: () => void): () => void {
  let left = false
  let stop = () => {}
  const timer = setTimeout(() => {
    import('./device/device.ts')
      .then(({ followThisDevice, forgetThisDevice }) =>
        followThisDevice(uid, () => void forgetThisDevice(uid).finally(onAsked)),
      )
      .then((stopDevice) => {
        if (left) stopDevice()
        else stop = stopDevice
      })
      .catch((error) => console.warn('device', error))
  }, noteDeviceAfter)
  return () => {
    left = true
    clearTimeout(timer)
    stop()
  }
}
