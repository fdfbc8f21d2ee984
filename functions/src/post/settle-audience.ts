import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { fanOut } from './fan-out.ts'
import { takeFromOutside } from './take-from-outside.ts'

/** Brings what readers hold into agreement with an audience that was changed. Twice is once. */
export async function settleAudience({ postId }: AlarmReference<'settle-audience'>): Promise<null> {
  await takeFromOutside(postId)
  await fanOut(postId)
  return null
}
