import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'

/** A picture for one view: small, WebP in base64. */
export interface ShownPhoto {
  id: string
  width: number
  height: number
  alt: string
  /** Null when the picture itself is gone. */
  webp: string | null
}

/** The pictures of a reported post, for as long as the report is open. */
export const reportedPhotos = call<{ photos: ShownPhoto[] }>()({
  name: 'reportedPhotos',
  caller: 'admin',
  input: v.object({ reportId: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)) }),
  errors: [...adminRefusals, 'report-unknown', 'already-resolved', 'too-many-tries'],
})
