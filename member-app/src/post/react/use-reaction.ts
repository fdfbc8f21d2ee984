import { useStore } from '@nanostores/react'
import { keepCountHere } from '@varanda/client/counted'
import { paths } from '@varanda/domain/paths'
import { afterTap, type Feeling, type ReactionCounts, reactionId } from '@varanda/domain/post/reaction'
import { useCallback } from 'react'
import { useMe } from '../../data/use-me.ts'
import { announce } from '../../ui/notice/announce.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { useOwnReactions, writeReaction } from '../data/reactions.ts'
import { ownReaction } from './own-reaction.ts'
import { $taps, tap } from './taps.ts'
import { sayFeeling, words } from './words.ts'

/** What is reacted to: a post, or one comment below it. */
export interface Thing {
  postId: string
  thing: string
}

/** What I feel about a thing, and how that is changed. */
export interface UsedReaction {
  own: Feeling | undefined
  /** Feels that, or nothing any more if it was felt already. */
  choose: (feeling: Feeling) => void
  /** Brings what rules count to this device, so that a choice made without a network is right when it arrives. */
  prepare: () => void
}

/** `counts` undefined: not known yet, or nobody looks. */
export function useReaction(
  { postId, thing }: Thing,
  counts: ReactionCounts | undefined,
  wanted: boolean,
): UsedReaction {
  const { uid } = useMe()
  const place = paths.reaction(postId, reactionId(thing, uid))
  const kept = useOwnReactions(wanted ? postId : undefined, 'kept')
  const here = ownReaction(counts, kept.state === 'ready' ? kept.value.get(thing) : undefined, uid)
  const isAsked = wanted && kept.state !== 'loading' && !here.isSure
  const asked = useOwnReactions(isAsked ? postId : undefined, 'asked')
  const stored = isAsked && asked.state === 'ready' && !asked.fromCache ? asked.value.get(thing) : here.feeling
  const tapped = useStore($taps, { keys: [place] })[place]
  const own = tapped === undefined ? stored : (tapped ?? undefined)

  const choose = useCallback(
    (feeling: Feeling) => {
      const next = afterTap(own, feeling)
      announce(next ? words.said(sayFeeling(next)) : words.takenBack)
      tap(
        place,
        next,
        (feeling, handed) => writeReaction(uid, { postId, thing }, feeling, handed),
        (error) => {
          console.warn('reaction', error)
          void sayRefused(error, uid, postId)
        },
      )
    },
    [own, place, uid, postId, thing],
  )
  const prepare = useCallback(() => {
    keepCountHere(uid, 'reaction').catch((error) => console.warn('reaction', error))
  }, [uid])
  return { own, choose, prepare }
}

/** What could be asked about it comes when something was refused, and is no part of the first page. */
async function sayRefused(error: unknown, uid: string, postId: string): Promise<void> {
  const why = () => import('./why-refused.ts').then(({ whyRefused }) => whyRefused(uid, postId))
  toast(sayTooOften(error) ?? (await why().catch(() => words.refused)))
}
