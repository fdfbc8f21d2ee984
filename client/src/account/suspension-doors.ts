import { openWayOut } from '@varanda/domain/account/calls/open-way-out'
import { openSuspension } from '@varanda/domain/report/calls/open-suspension'
import { call } from '../call.ts'
import type { SuspensionAnswer, WayOut } from './turned-out.ts'

/** Nobody waits longer for it before they are told why they are out, in milliseconds. */
const patience = 2500

/**
 * What is left to a suspended member, asked while they are still signed in: how their one answer stands, and the way out;
 * undefined where nobody says so in time.
 */
export async function suspensionDoors(): Promise<{
  answer?: SuspensionAnswer | undefined
  wayOut?: WayOut | undefined
}> {
  const inTime = <Answer>(asked: Promise<Answer>) =>
    Promise.race([
      asked.catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
    ])
  const [answer, wayOut] = await Promise.all([inTime(call(openSuspension, {})), inTime(call(openWayOut, {}))])
  return { answer, wayOut }
}
