import { circlePictureObjects } from '@varanda/domain/circle/picture'
import { isReservedId } from '@varanda/domain/document-id'
import { isPortraitSize, portraitObjects } from '@varanda/domain/member/portrait'
import { formatsOf, isMediaSize, type MediaFormat, objects } from '@varanda/domain/post/media'
import { mayGetCircle } from '../../circle/may-get-circle.ts'
import type { Reader } from '../../http/reader.ts'
import { maySeePortrait } from '../../member/may-see-portrait.ts'
import { maySeePhoto } from '../../post/may-read-post.ts'

/** A picture that an address names, whether or not it exists. */
export interface AskedPicture {
  /** Tells one version from another, together with the format. */
  version: string
  /** Best first, with the object in which each is stored. */
  formats: readonly (readonly [format: MediaFormat, name: string])[]
  /** How long a browser may show it without asking again, in seconds. */
  freshSeconds: number
  opensTo(reader: Reader): Promise<boolean>
}

const ofPost = /^\/media\/([\w-]{1,150})\/([A-Za-z0-9]{20})\/([a-z]+)$/
const ofMember = /^\/media\/portrait\/([^/]{1,400})\/([A-Za-z0-9]{20})\/([a-z]+)$/
const ofCircle = /^\/media\/circle\/([^/]{1,400})\/([A-Za-z0-9]{20})$/

/** Undefined for what is no address of a picture. */
export function askedPicture(path: string): AskedPicture | undefined {
  return photoOfPost(path) ?? portrait(path) ?? pictureOfCircle(path)
}

function photoOfPost(path: string): AskedPicture | undefined {
  const [, postId = '', id = '', size] = ofPost.exec(path) ?? []
  if (!postId || isReservedId(postId) || !isMediaSize(size)) return undefined
  return {
    version: `${id}-${size}`,
    formats: formatsOf[size].map((format) => [format, objects.rendition(postId, id, size, format)]),
    freshSeconds: 600,
    opensTo: (reader) => maySeePhoto(reader, postId, id),
  }
}

/** Seen beside every word of a member, and long: asking for each every ten minutes would cost more than the words. */
function portrait(path: string): AskedPicture | undefined {
  const [, named = '', id = '', size] = ofMember.exec(path) ?? []
  const uid = decoded(named)
  if (!uid || uid.includes('/') || isReservedId(uid) || !isPortraitSize(size)) return undefined
  return {
    version: `${id}-${size}`,
    formats: [['webp', portraitObjects.rendition(uid, id, size)]],
    freshSeconds: 3600,
    opensTo: (reader) => maySeePortrait(reader, uid),
  }
}

function pictureOfCircle(path: string): AskedPicture | undefined {
  const [, named = '', id = ''] = ofCircle.exec(path) ?? []
  const circleId = decoded(named)
  if (!circleId || circleId.includes('/') || isReservedId(circleId)) return undefined
  return {
    version: id,
    formats: [['webp', circlePictureObjects.picture(circleId, id)]],
    freshSeconds: 3600,
    opensTo: (reader) => mayGetCircle(reader, circleId, new Date()),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
