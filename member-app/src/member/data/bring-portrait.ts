import { call } from '@varanda/client/call'
import { newId } from '@varanda/domain/ids'
import { setPortrait } from '@varanda/domain/member/calls/set-portrait'
import { bringUpload } from '../../data/bring-upload.ts'

/** Brings a cut photo (a JPEG) and makes it my portrait. Throws what the instance refuses, or that nothing answers. */
export async function bringPortrait(uid: string, bytes: ArrayBuffer): Promise<void> {
  const uploadId = newId()
  await bringUpload(uid, uploadId, new Blob([bytes], { type: 'image/jpeg' }))
  await call(setPortrait, { uploadId })
}
