import type { Circle, CircleRole } from '../circle/circle.ts'
import { concernsChild, type Report, type ReportCategory, type ReportTarget } from './report.ts'

/** What a report is about, as far as who may read it depends on it. */
export interface Concern {
  kind: ReportTarget['kind']
  category: ReportCategory
  /** Whoever is reported, or whoever reports, is under age. */
  hasMinor: boolean
}

/**
 * A circle in which the reporter meets the reported thing, with the part of each in it, which is the owner's for whoever acts as
 * one; undefined for who is not in it.
 */
export interface MeetingPlace {
  id: string
  circle: Pick<Circle, 'kind' | 'frozen'>
  reporter: CircleRole | undefined
  about: CircleRole | undefined
}

/** Whether those who look after a circle never read it, whatever else holds. */
function concernsMinor({ category, hasMinor }: Pick<Concern, 'category' | 'hasMinor'>): boolean {
  return hasMinor || concernsChild(category)
}

/** The same of a report that lies there already, as it stands now. */
export function hasToPass({ category, about, by }: Pick<Report, 'category' | 'about' | 'by'>): boolean {
  return concernsMinor({ category, hasMinor: about.isMinor || by.isMinor })
}

/**
 * Whether those who look after a circle may read a report on what stands in it. What concerns a minor, or one of them,
 * they never do; nor does whoever looks after it report to themselves.
 */
export function mayCircleRead(concern: Concern, place: MeetingPlace): boolean {
  const { kind } = concern
  const { circle, reporter, about } = place
  if (concernsMinor(concern) || kind === 'circle') return false
  // Of a private circle nobody in it is told, and who follows a public one is its owner's to know.
  if (circle.frozen || circle.kind === 'private' || (circle.kind === 'public' && kind === 'member')) return false
  if (reporter !== 'member') return false
  return kind === 'member' ? about === 'member' : about === 'member' || about === undefined
}

/** Who reads a report: those who look after the circle that was wished for, if they may; else administrators (null). */
export function routeOf(concern: Concern, places: readonly MeetingPlace[], wish: string | undefined): string | null {
  const place = places.find(({ id }) => id === wish)
  return place && mayCircleRead(concern, place) ? place.id : null
}
