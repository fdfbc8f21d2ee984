import { writeCounted } from '@varanda/client/counted'
import { paths } from '@varanda/domain/paths'

/** Writes my name and words about me. Throws when the instance refuses. */
export function saveProfile(uid: string, profile: { name: string; bio: string }): Promise<void> {
  return writeCounted(uid, paths.user(uid), (batch, user) => batch.update(user, profile))
}

/** Writes which photo I show; `undefined` takes it away. Throws when the instance refuses. */
export function savePhoto(uid: string, photo: string | undefined): Promise<void> {
  return writeCounted(uid, paths.user(uid), (batch, user, sdk) =>
    batch.update(user, { photo: photo ?? sdk.deleteField() }),
  )
}
