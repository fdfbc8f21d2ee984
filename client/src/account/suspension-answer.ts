import { openSuspension } from '@varanda/domain/report/calls/open-suspension'
import { call } from '../call.ts'
import type { SuspensionAnswer } from './turned-out.ts'

/** Nobody waits longer for it before they are told why they are out, in milliseconds. */
const patience = 2500

/** How a suspended member's one answer stands, asked while they are still signed in; undefined where nobody says so in time. */
export async function suspensionAnswer(): Promise<SuspensionAnswer | undefined> {
  const waited = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))
  return Promise.race([call(openSuspension, {}).catch(() => undefined), waited])
}
