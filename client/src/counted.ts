import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { countedWrite, nextCount, type RateCount, type RuledAct } from '@varanda/domain/ruled-rates'
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase/firestore'
import { loadFirestore } from './firestore.ts'

type Sdk = typeof import('./sdk/firestore.ts')

/** How long a write waits for its count when that is not on this device. */
const countWaitMs = 2000

/**
 * Writes a document that firestore.rules count, in one commit with the count: `write` puts it into the batch. It shows
 * at once on this device, and offline it waits there with its count. Throws `too-many-tries` with the time from which
 * on there may be more, and whatever else the instance refuses with.
 */
export async function writeCounted(
  uid: string,
  path: string,
  write: (batch: WriteBatch, document: DocumentReference, sdk: Sdk) => void,
): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  const counted = countedWrite(uid, path)
  if (!counted) throw new Error('Rules count nothing there')
  const { act, of } = counted
  const reference = sdk.doc(firestore, paths.rate(uid, act))
  const tryWith = async (count: DocumentSnapshot | undefined) => {
    const known = count?.data({ serverTimestamps: 'estimate' }) as RateCount | undefined
    const next = nextCount(act, known, count?.metadata.hasPendingWrites ?? false, Date.now())
    if (typeof next === 'object') throw new DomainError('too-many-tries', next.until)
    const batch = sdk.writeBatch(firestore)
    const at = sdk.serverTimestamp()
    if (next === 'begin') batch.set(reference, { from: at, n: 1, at, of })
    else batch.update(reference, { n: sdk.increment(1), at, of })
    write(batch, sdk.doc(firestore, path), sdk)
    await batch.commit()
  }
  const held = await countHere(sdk, reference)
  try {
    await tryWith(held)
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error
    // Another device may have counted meanwhile, or this one's clock is ahead: what the instance has decides.
    const now = await sdk.getDocFromServer(reference)
    const [before, after] = [held?.data() as RateCount | undefined, now.data() as RateCount | undefined]
    if (before?.n === after?.n && before?.from.toMillis() === after?.from.toMillis()) {
      throw tooEarly(act, after) ?? error
    }
    await tryWith(now)
  }
}

/**
 * Brings the count to this device, so that what is written without a network goes on from it: a count that began anew
 * there would be refused when it arrives, and what was written with it.
 */
export async function keepCountHere(uid: string, act: RuledAct): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await countHere(sdk, sdk.doc(firestore, paths.rate(uid, act)))
}

/** The count as this device has it, or as the instance says soon enough; undefined when neither knows. */
async function countHere(sdk: Sdk, reference: DocumentReference): Promise<DocumentSnapshot | undefined> {
  const kept = await sdk.getDocFromCache(reference).catch(() => undefined)
  if (kept || !navigator.onLine) return kept
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, countWaitMs, undefined))
  return Promise.race([sdk.getDoc(reference).catch(() => undefined), late])
}

/** A full count that was refused although its window is over by this device's clock. */
function tooEarly(act: RuledAct, count: RateCount | undefined): DomainError | undefined {
  const next = nextCount(act, count, true, Date.now())
  return typeof next === 'object' ? new DomainError('too-many-tries', next.until) : undefined
}
