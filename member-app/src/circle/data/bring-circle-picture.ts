import { call } from '@varanda/client/call'
import { setCirclePicture } from '@varanda/domain/circle/calls/set-circle-picture'
import { newId } from '@varanda/domain/ids'
import { bringUpload } from '../../data/bring-upload.ts'

/** Brings a cut picture (a JPEG) into a circle's door. Throws what the instance refuses, or that nothing answers. */
export async function bringCirclePicture(uid: string, circleId: string, bytes: ArrayBuffer): Promise<void> {
  const uploadId = newId()
  await bringUpload(uid, uploadId, new Blob([bytes], { type: 'image/jpeg' }))
  await call(setCirclePicture, { circleId, uploadId })
}
