import { type Device, deviceIdOf, deviceLimits } from '@varanda/domain/account/device'
import { paths } from '@varanda/domain/paths'
import type { User } from 'firebase/auth'
import type { DocumentData, DocumentSnapshot } from 'firebase/firestore'
import { atom } from 'nanostores'
import { lastingNotes, tabNotes } from '../../browser-notes.ts'
import { connectAuth } from '../../connect.ts'
import { writeCounted } from '../../counted.ts'
import { loadFirestore } from '../../firestore.ts'
import { entryOf } from '../entry/entry-of.ts'
import { isInstalled, keepsSignedIn } from '../keep-signed-in.ts'
import { deviceName } from './device-name.ts'

/** The id of this browser's own sign-in among the member's devices, once the instance has it. */
export const $thisDevice = atom<string | undefined>(undefined)

/** The sign-in that this browser, or this tab where nothing is kept, was last noted as: `{uid}/{id}`. */
const key = 'device'

function recall(uid: string): string | undefined {
  const [owner, id] = (tabNotes.get(key) ?? lastingNotes.get(key) ?? '').split('/')
  return owner === uid ? id : undefined
}

function remember(uid: string, id: string): void {
  forget()
  const store = keepsSignedIn() ? lastingNotes : tabNotes
  store.set(key, `${uid}/${id}`)
}

function forget(): void {
  tabNotes.remove(key)
  lastingNotes.remove(key)
}

/** How long signing out waits for the instance to forget this device. */
const forgetWaitMs = 1500

/** This tab is signing out: what is taken off the list is not to be noted again. */
let leaving = false

/**
 * What a token says of the sign-in behind it. `issuedAt`: when the instance gave the token, by the instance's clock.
 */
interface SignIn {
  uid: string
  id: string
  issuedAt: number
}

async function signInOf(user: User): Promise<SignIn> {
  const { authTime, issuedAtTime } = await user.getIdTokenResult()
  return { uid: user.uid, id: idOf(authTime), issuedAt: Date.parse(issuedAtTime) }
}

/** Which device a sign-in is of, also by a token that has run out. */
export async function deviceOf(user: User): Promise<string> {
  return idOf((await entryOf(user)).authTime)
}

function idOf(authTime: string): string {
  return deviceIdOf(Math.floor(Date.parse(authTime) / 1000))
}

/**
 * Notes this sign-in among the member's devices, says once an hour that it is used, and follows whether it is asked to
 * sign out. Answers how to stop; failures cost nothing but a line in that list.
 */
export async function followThisDevice(uid: string, onAsked: () => void): Promise<() => void> {
  const [auth, { onIdTokenChanged }] = await Promise.all([connectAuth(), import('../../sdk/auth.ts')])
  leaving = false
  let followed: string | undefined
  let isOver = false
  const isLeaving = () => leaving || isOver
  let latest: DocumentSnapshot<DocumentData> | undefined
  let stopDocument = () => {}
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch((error) => console.warn('device', error))
  }
  const look = async (user: User) => {
    const signIn = await signInOf(user)
    // A password typed again, or a new one, is a new sign-in; else its token was renewed, and it is in use.
    if (signIn.id === followed) return latest && note(signIn, latest, isLeaving)
    followed = signIn.id
    latest = undefined
    stopDocument()
    stopDocument = await followDocument(signIn, (snapshot) => {
      // Another tab is signing out: what it took off the list is not to be noted again.
      const isGone = latest?.exists() && !snapshot.exists()
      latest = isGone ? undefined : snapshot
      if (isGone) forget()
      if (isLeaving() || isGone) return
      if (snapshot.data()?.askedAt) onAsked()
      // What came since is noted instead: in its turn this one may be of a device that another tab took off the list.
      else inTurn(() => note(signIn, snapshot, () => isLeaving() || latest !== snapshot))
    })
  }
  const stopTokens = onIdTokenChanged(auth, (user) => {
    if (user?.uid === uid) inTurn(() => look(user))
  })
  return () => {
    isOver = true
    stopTokens()
    // Another tab signed out, and this one may have noted itself anew before it heard of that.
    if (auth.currentUser === null && recall(uid) !== undefined) forget()
    inTurn(async () => stopDocument())
  }
}

async function followDocument(
  { uid, id }: SignIn,
  onChange: (snapshot: DocumentSnapshot<DocumentData>) => void,
): Promise<() => void> {
  const { firestore, sdk } = await loadFirestore()
  return sdk.onSnapshot(
    sdk.doc(firestore, paths.device(uid, id)),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) onChange(snapshot)
    },
    (error) => console.warn('device', error.code),
  )
}

/** Writes the device if it is new, taking over the name of the sign-in that it follows; else that it is used. */
async function note(
  { uid, id, issuedAt }: SignIn,
  snapshot: DocumentSnapshot<DocumentData>,
  isLeaving: () => boolean,
): Promise<void> {
  const sdk = await import('../../sdk/firestore.ts')
  if (isLeaving()) return
  const own = snapshot.ref
  const seen = {
    lastSeen: sdk.serverTimestamp(),
    expiresAt: sdk.Timestamp.fromMillis(issuedAt + deviceLimits.kept),
  }
  const known = snapshot.data() as Device | undefined
  const before = recall(uid)
  remember(uid, id)
  $thisDevice.set(id)
  if (known) {
    if (known.lastSeen.toMillis() < issuedAt - deviceLimits.seenEvery) await sdk.updateDoc(own, seen)
    return
  }
  const old = before && before !== id ? sdk.doc(own.parent, before) : undefined
  const followed = old && ((await sdk.getDoc(old)).data() as Device | undefined)
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  await sdk.setDoc(own, {
    name: followed?.name ?? deviceName({ userAgent, touchPoints, installed: isInstalled() }),
    firstSeen: followed?.firstSeen ?? sdk.serverTimestamp(),
    ...seen,
  })
  if (old && followed) await remove(uid, old.id)
}

/**
 * Says at once which of the devices this one is, for a screen that shows them before it was noted; without a network
 * too.
 */
export async function lookAtThisDevice(): Promise<void> {
  const { currentUser } = await connectAuth()
  if (currentUser && !leaving) $thisDevice.set(await deviceOf(currentUser))
}

/** Takes this browser off the member's list, where there is one: it is signing out. Nobody waits long for it. */
export async function forgetThisDevice(uid: string, { listed = true } = {}): Promise<void> {
  leaving = true
  const id = recall(uid)
  forget()
  $thisDevice.set(undefined)
  if (!id || !listed || !navigator.onLine) return
  await Promise.race([remove(uid, id).catch(() => {}), new Promise((resolve) => setTimeout(resolve, forgetWaitMs))])
}

/** Takes a sign-in off the list. Rules count it, because the same sign-in could be noted again. */
function remove(uid: string, id: string): Promise<void> {
  return writeCounted(uid, paths.device(uid, id), (batch, device) => batch.delete(device))
}
