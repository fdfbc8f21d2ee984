import type { Member, Role } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import type { Standing } from '@varanda/domain/standing'
import type { User } from 'firebase/auth'
import { atom, computed } from 'nanostores'
import { connectAuth, connectFirestore, forgetFirestore } from './connect.ts'
import { clearHintCookies, setHintCookies } from './hint-cookies.ts'
import { followMediaSession } from './media-session.ts'

/**
 * Who is here: nobody knows yet, nobody, someone with an account but no membership, or a member. `turnedOut`: the house
 * ended the session, because the account is suspended or was signed out everywhere.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signedOut'; turnedOut?: true }
  | { state: 'signedIn'; uid: string; email: string; name: string }
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
  invitedBy: Standing['invitedBy']
}

export const $session = atom<Session>({ state: 'loading' })
export const $isAuthenticated = computed($session, ({ state }) => state === 'signedIn' || state === 'member')
export const $isAdmin = computed($session, (session) => session.state === 'member' && session.role === 'admin')
export const $isUser = computed($session, (session) => session.state === 'member' && session.role === 'user')

let started = false
let turnedOut = false

/** Follows identity and membership from now on; calling it again does nothing. */
export function startSession(): void {
  if (started) return
  started = true
  follow().catch((error) => {
    started = false
    console.warn('session', error)
  })
}

async function follow(): Promise<void> {
  const [auth, { onAuthStateChanged }] = await Promise.all([connectAuth(), import('firebase/auth')])
  followMediaSession(auth).catch((error) => console.warn('photos', error))
  let leave = () => {}
  onAuthStateChanged(auth, (user) => {
    leave()
    leave = () => {}
    if (user) {
      turnedOut = false
      leave = followMembership(user)
    } else {
      clearHintCookies()
      $session.set({ state: 'signedOut', ...(turnedOut && { turnedOut }) })
      // Also what a tab could not take along that closed, crashed, or was turned out.
      forgetFirestore().catch((error) => console.warn('cache', error))
    }
  })
}

/** Ends the session by itself: the house refuses everything from now on anyway. */
async function turnOut(): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('firebase/auth')])
  turnedOut = true
  await sdk.signOut(auth)
}

/** Watches the account's standing and profile; a change of either changes the session at once. */
function followMembership(user: User): () => void {
  let left = false
  let unsubscribe = () => {}
  watchMembership(user, () => left)
    .then((stop) => {
      if (left) stop()
      else unsubscribe = stop
    })
    .catch((error) => console.warn('profile', error))
  return () => {
    left = true
    unsubscribe()
  }
}

async function watchMembership(user: User, left: () => boolean): Promise<() => void> {
  const [firestore, sdk] = await Promise.all([connectFirestore(), import('firebase/firestore')])
  const known = { uid: user.uid, email: user.email ?? '' }
  const failed = (error: Error) => console.warn('profile', error)
  const turnOutOnce = () => {
    if (!left()) turnOut().catch((error) => console.warn('session', error))
  }
  let standing: Standing | undefined
  let profile: Member | undefined
  let stopProfile: (() => void) | undefined

  const settle = () => {
    if (left() || !standing || !profile) return
    const { name, bio = '', photo } = profile
    const { role, status, invitedBy } = standing
    setHintCookies({ ...known, role })
    $session.set({ state: 'member', ...known, name, bio, photo, role, status, invitedBy })
  }

  const followProfile = () =>
    sdk.onSnapshot(
      sdk.doc(firestore, paths.user(user.uid)),
      (snapshot) => {
        if (snapshot.exists()) profile = snapshot.data() as Member
        settle()
      },
      failed,
    )

  const stopStanding = sdk.onSnapshot(
    sdk.doc(firestore, paths.standing(user.uid)),
    // So that the house's word comes even when it only confirms what the cache said.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) {
        standing = snapshot.data({ serverTimestamps: 'estimate' }) as Standing
        if (standing.status === 'suspended') {
          // A cache may be older than a pardon.
          if (!snapshot.metadata.fromCache) turnOutOnce()
          return
        }
        // Profiles are for members: asking earlier would be refused, and a refused listener stays dead.
        stopProfile ??= followProfile()
        settle()
      } else if (!snapshot.metadata.fromCache && !left()) {
        // Only the server can say that there is no membership; an empty cache knows nothing.
        $session.set({ state: 'signedIn', ...known, name: user.displayName ?? '' })
      }
    },
    (error) => {
      failed(error)
      // One's own standing is refused only to a sign-in from before "sign out everywhere".
      if (error.code === 'permission-denied') turnOutOnce()
    },
  )
  return () => {
    stopStanding()
    stopProfile?.()
  }
}
