import { connectFirestore } from './connect.ts'

/** Firestore and its functions, loaded when first needed: the first paint does not wait for them. */
export async function loadFirestore() {
  const firestore = await connectFirestore()
  return { firestore, sdk: await import('./sdk/firestore.ts') }
}
