import type { OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { followDocument } from '../follow-document.ts'

/** Follows a member's own invite: who took a seat shows at once. `undefined` means that it is not made yet. */
export function followOwnInvite(
  uid: string,
  onChange: (invite: OwnInvite | undefined) => void,
  onError: () => void,
): () => void {
  return followDocument<OwnInvite>(paths.ownInvite(uid), onChange, onError)
}
