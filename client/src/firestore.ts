import { connectFirestore } from './connect.ts'

/** Firestore and its functions, loaded when first needed: the first paint does not wait for them. */
export async function loadFirestore() {
  const [firestore, sdk] = await Promise.all([connectFirestore(), import('firebase/firestore')])
  return { firestore, sdk }
}
