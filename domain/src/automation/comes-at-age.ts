import type { AgeBand } from '../guardian/age-band.ts'
import { type BandAct, mayByBand } from '../guardian/age-band-acts.ts'
import type { Trigger } from './parts.ts'

const needed: { [Kind in Trigger['kind']]?: BandAct } = { joined: 'invite', supported: 'support' }

/** Whether it ever comes to somebody of this age: nobody joins by the link of a child, and nobody supports one. */
export function comesAtAge(band: AgeBand, trigger: Trigger['kind']): boolean {
  const act = needed[trigger]
  return act === undefined || mayByBand(band, act) !== 'never'
}
