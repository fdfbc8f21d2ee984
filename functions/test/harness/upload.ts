import { objects } from '@varanda/domain/post/media'
import sharp from 'sharp'
import type { Instance, Person } from '../instance.ts'

/** Brings a file to where a member's uploads go, as the Storage SDK does. */
export function upload(
  instance: Instance,
  who: Person,
  uploadId: string,
  bytes: Buffer,
  type = 'image/jpeg',
): Promise<Response> {
  const name = encodeURIComponent(objects.upload(who.uid, uploadId))
  const head = `--frontier\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ contentType: type })}\r\n`
  return fetch(`${instance.server.url}/v0/b/${instance.bucket.name}/o?name=${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${who.idToken}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=frontier',
    },
    body: Buffer.concat([
      Buffer.from(`${head}--frontier\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--frontier--'),
    ]),
  })
}

/** As a phone takes it: lying on its side, with place, camera and a profile. */
export function photograph(width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })
    .jpeg()
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SECRET-XMP</place></x:xmpmeta>')
    .withExif({
      IFD0: { Make: 'SECRET-CAMERA' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 1/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
