import { paths } from '@varanda/domain/paths'
import { loadFirestore } from './firestore.ts'

/** Writes my name and words about me. Throws when the house refuses. */
export async function saveProfile(uid: string, profile: { name: string; bio: string }): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.user(uid)), profile)
}

/** Writes which photo I show; `undefined` takes it away. Throws when the house refuses. */
export async function savePhoto(uid: string, photo: string | undefined): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.updateDoc(sdk.doc(firestore, paths.user(uid)), { photo: photo ?? sdk.deleteField() })
}
