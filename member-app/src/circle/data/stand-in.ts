import { call } from '@varanda/client/call'
import { type AskingToJoin, ownerStandIn } from '@varanda/domain/circle/calls/owner-stand-in'
import { map } from 'nanostores'
import { useEffect } from 'react'
import { useMe } from '../../data/use-me.ts'
import type { MyCircle } from './circles-found.ts'

/** The groups as whose owner I act, with who asks to come into each, as far as it was asked since the app was opened. */
export const $standIns = map<Record<string, readonly AskingToJoin[]>>({})

/** Looks up whether I act as a group's owner; where that fails, what was known stays. */
export async function lookUpStandIn(circleId: string): Promise<void> {
  try {
    const { acts, asking } = await call(ownerStandIn, { circleId })
    $standIns.setKey(circleId, acts ? asking : undefined)
  } catch (error) {
    console.warn('stand-in', error)
  }
}

/** Looks it up for one of my circles: only an adult can act for a group's owner, and not its owner. */
export function useStandIn(mine: MyCircle | undefined): void {
  const { ageBand } = useMe()
  const { id, circle, role } = mine ?? {}
  const mayAct = circle?.kind === 'group' && !circle.frozen && role !== 'owner' && ageBand === 'adult'
  useEffect(() => {
    if (id && mayAct) void lookUpStandIn(id)
  }, [id, mayAct])
}
