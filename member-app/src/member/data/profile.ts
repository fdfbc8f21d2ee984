import { paths } from '@varanda/domain/paths'
import { countedAs } from '@varanda/domain/rates'
import { writeCounted } from '../../data/counted.ts'

/** Writes my name and words about me. Throws when the instance refuses. */
export function saveProfile(uid: string, profile: { name: string; bio: string }): Promise<void> {
  return writeCounted(uid, 'profile', countedAs.profile(uid), (batch, sdk, firestore) =>
    batch.update(sdk.doc(firestore, paths.user(uid)), profile),
  )
}

/** Writes which photo I show; `undefined` takes it away. Throws when the instance refuses. */
export function savePhoto(uid: string, photo: string | undefined): Promise<void> {
  return writeCounted(uid, 'profile', countedAs.profile(uid), (batch, sdk, firestore) =>
    batch.update(sdk.doc(firestore, paths.user(uid)), { photo: photo ?? sdk.deleteField() }),
  )
}
