import { DomainError } from '@varanda/domain/errors'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type MutedKind, type Mutes, mutedNow, muteLimits, mutesSchema } from '@varanda/domain/post/mutes'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { changeTogether } from '../../lib/change-together.ts'
import { read } from '../../lib/read.ts'
import { type Acting, actingMember, type Deed } from './deed.ts'

/** Leaves a circle, or whoever did it, out of the feed for some days. */
export const mute: Deed<'mute'> = {
  asks: ({ uid }) => [db.doc(paths.mutes(uid))],
  plan({ run }, { circle, days }, [mutes]) {
    const [kind, id] = circle === undefined ? (['people', run.happened.by] as const) : (['circles', circle] as const)
    const before = read(mutesSchema, mutes)?.[kind]?.[id]
    // What is silent for longer stays so.
    const until = untilOf(run, days)
    if (before && before.toMillis() >= until) return { changed: [] }
    return { changed: [kind, id, String(until), ...(before ? [String(before.toMillis())] : [])] }
  },
  async act({ uid, run, now }, { days }, { changed = [] }) {
    const [kind, id] = changed as [MutedKind?, string?]
    if (kind === undefined || id === undefined) return
    await actingMember(uid, now)
    await change(uid, (mutes) => {
      // Of what is over, nothing need be kept.
      const still = Object.fromEntries(mutedNow(mutes, kind, now).map((one) => [one, mutes[kind]![one]!]))
      if (!still[id] && Object.keys(still).length >= muteLimits.each) throw new DomainError('too-many-tries')
      return { ...mutes, [kind]: { ...still, [id]: Timestamp.fromMillis(untilOf(run, days)) } }
    })
  },
  async undo({ uid, now }, { changed = [] }) {
    await actingMember(uid, now)
    const [kind, id, until, before] = changed as [MutedKind?, string?, string?, string?]
    if (kind === undefined || id === undefined) return
    await change(uid, (mutes) => {
      const { [id]: held, ...others } = mutes[kind] ?? {}
      // What its owner has set since is theirs.
      if (until !== undefined && held?.toMillis() !== Number(until)) return mutes
      const earlier = Number(before ?? 0) > now.getTime() && { [id]: Timestamp.fromMillis(Number(before)) }
      return { ...mutes, [kind]: { ...others, ...earlier } }
    })
  },
}

function untilOf({ at }: Acting['run'], days: number): number {
  return at.toMillis() + days * day
}

async function change(uid: string, next: (mutes: Mutes) => Mutes): Promise<void> {
  await changeTogether({
    places: [db.doc(paths.mutes(uid))],
    change([found], transaction) {
      transaction.set(found!.ref, next(read(mutesSchema, found) ?? {}))
    },
  })
}
