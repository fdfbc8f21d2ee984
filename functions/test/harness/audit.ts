/** Nothing half-made: what belongs together is there together, read with the Admin SDK once the instance is idle. */

import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import type { Grant } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import type { Firestore } from 'firebase-admin/firestore'

/** A sentence for each account that is a member in some places and not in others. */
export async function halfMembers(db: Firestore, uids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    uids.map(async (uid) => {
      const parts = [paths.user, paths.standing, paths.contact, paths.settings, paths.ownInvite]
      const documents = await db.getAll(...parts.map((path) => db.doc(path(uid))))
      const own = documents.at(-1)!.data() as OwnInvite | undefined
      const link = own ? (await db.doc(paths.invite(own.inviteId)).get()).exists : false
      const there = [...documents.map(({ exists }) => exists), link]
      return there.every((one) => one === there[0]) ? [] : [`${uid} is half a member: ${there.join()}`]
    }),
  )
  return found.flat()
}

/** A sentence for each way in which a link's seats, its acceptances and its guests' connections differ. */
export async function wrongSeats(db: Firestore, host: string): Promise<string[]> {
  const own = (await db.doc(paths.ownInvite(host)).get()).data() as OwnInvite
  const invite = (await db.doc(paths.invite(own.inviteId)).get()).data() as Invite
  const links = (await db.collection(paths.invites).where('inviter', '==', host).get()).docs
  const acceptances: string[] = []
  const wrong: string[] = []
  for (const link of links) {
    const { kind, seats, taken, reserved } = link.data() as Invite
    const guests = (await db.collection(paths.acceptances(link.id)).get()).docs.map(({ id }) => id)
    if (kind === 'own') acceptances.push(...guests)
    if (taken !== guests.length) wrong.push(`${taken} seats taken by ${guests.length} guests`)
    if (taken + reserved > seats) wrong.push(`${taken} taken and ${reserved} kept of ${seats} seats`)
  }
  const open = links.flatMap((link) => {
    const { kind, state, taken } = link.data() as Invite
    return kind === 'reserved' && state === 'open' && taken === 0 ? [link.id] : []
  })
  const kept = own.reservations.map(({ inviteId }) => inviteId)
  if (invite.reserved !== kept.length) wrong.push(`${invite.reserved} seats kept, ${kept.length} shown`)
  if (kept.toSorted().join() !== open.toSorted().join()) wrong.push(`${open} open, ${kept} shown`)
  const shown = own.acceptances.map(({ uid }) => uid)
  if (shown.toSorted().join() !== acceptances.toSorted().join()) wrong.push(`${host} is shown ${shown.join()}`)
  for (const guest of acceptances) {
    const sides = await db.getAll(
      db.doc(paths.connection(host, guest)),
      db.doc(paths.connection(guest, host)),
      db.doc(paths.standing(guest)),
    )
    if (!sides.every(({ exists }) => exists)) wrong.push(`${guest} has a seat and is not there`)
  }
  return wrong
}

/** A sentence for each post or copy of which something is missing, among these authors and their readers. */
export async function halfPosts(db: Firestore, uids: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  const holders = new Map<string, string[]>()
  for (const uid of uids) {
    const [entries, grants] = await Promise.all([
      db.collection(paths.feed(uid)).get(),
      db.collection(paths.grants(uid)).get(),
    ])
    const granted = new Map(grants.docs.map((grant) => [grant.id, grant.data() as Grant]))
    for (const { id } of entries.docs) {
      const grant = granted.get(id)
      if (!grant) wrong.push(`${uid} has a copy of ${id} that nothing gave`)
      else if (grant.author !== uid) holders.set(id, [...(holders.get(id) ?? []), uid])
      granted.delete(id)
    }
    for (const id of granted.keys()) wrong.push(`${uid} was given ${id} and has no copy`)
  }
  for (const uid of uids) {
    for (const { id } of (await db.collection(paths.posts).where('author.uid', '==', uid).get()).docs) {
      const [audience, entry, receipt, fanOut] = await db.getAll(
        db.doc(paths.postAudience(id)),
        db.doc(paths.entry(uid, id)),
        db.doc(paths.receipt(id)),
        db.doc(paths.fanOut(id)),
      )
      if (!audience?.exists || !entry?.exists) wrong.push(`${id} is half a post`)
      if ((fanOut?.data() as FanOut | undefined)?.state !== 'done') wrong.push(`${id} did not go out`)
      if (!receipt?.exists) wrong.push(`${id} does not say to whom it went`)
      holders.delete(id)
    }
  }
  for (const [id, held] of holders) wrong.push(`${held} hold ${id}, which is nowhere`)
  return wrong
}
