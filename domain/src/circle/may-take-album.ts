import type { AgeBand } from '../guardian/age-band.ts'
import { type Circle, rulesOf } from './circle.ts'

/** Whether what is in a circle may be taken along as an album: only a group has one, and none that keeps out of mail. */
export function hasAlbumToTake(circle: Pick<Circle, 'kind' | 'rules' | 'template'>): boolean {
  return circle.kind === 'group' && rulesOf(circle).mail
}

/** Whether somebody of that age may: adults, of whom those from before there were bands are. */
export function mayTakeAlong(ageBand: AgeBand = 'adult'): boolean {
  return ageBand === 'adult'
}

/** Whether somebody's words and photos go into the album that others take: those of no minor, and of nobody who said no. */
export function goesAlong(ageBand: AgeBand | undefined, inAlbums: boolean | undefined): boolean {
  return mayTakeAlong(ageBand) && inAlbums !== false
}
