import { $session } from '@varanda/client/account/session'

/**
 * A tab that slept while somebody else signed in beside it begins anew: what it holds of who was here before is not
 * theirs to see, nor to send.
 */
export function stayOneMember(): void {
  let first: string | undefined
  $session.listen((session) => {
    if (session.state !== 'member' && session.state !== 'signedIn') return
    first ??= session.uid
    if (session.uid === first) return
    $session.set({ state: 'loading' })
    location.reload()
  })
}
