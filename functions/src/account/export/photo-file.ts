import type { Moment } from '@varanda/domain/moment'
import { dayOf, monthOf } from './local-time.ts'

/** Where a photo of a post stands below the folder of photos: by month, named by its day. */
export function photoFile(createdAt: Moment, photoId: string): string {
  const at = createdAt.toDate()
  return `${monthOf(at)}/${dayOf(at)}-${photoId}.webp`
}
