import { digestLimits } from '@varanda/domain/digest/digest'
import { memberSchema } from '@varanda/domain/member/member'
import { drawnName, takenId } from '@varanda/domain/member/photo'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { paths } from '@varanda/domain/paths'
import { bucket, db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { drawnFile, mailSizes } from '../mail/pictures/laid-names.ts'
import { laidPicture } from '../mail/pictures/laid-picture.ts'
import type { Attachment } from '../mail/smtp.ts'
import { openSharp } from '../media/open-sharp.ts'

/** A face that is too much for its share of a mail is left out. In bytes. */
const most = 8_000

/**
 * The portraits of the first of these people, by uid: the drawing that they chose, or their photo. Whoever chose nothing
 * has none here, as functions draw no faces.
 */
export async function facesOf(uids: readonly string[]): Promise<Map<string, Attachment>> {
  const distinct = [...new Set(uids)].slice(0, digestLimits.faces)
  if (distinct.length === 0) return new Map()
  const found = await db.getAll(...distinct.map((uid) => db.doc(paths.user(uid))))
  const faces = new Map<string, Attachment>()
  // One after the other: many mails are made at once.
  for (const [index, one] of found.entries()) {
    const picture = await faceOf(one.id, readIfWhole(memberSchema, one)?.photo)
    if (picture && picture.content.length <= most) faces.set(one.id, { ...picture, cid: `face-${index}@varanda` })
  }
  return faces
}

async function faceOf(uid: string, photo: string | undefined): Promise<Omit<Attachment, 'cid'> | undefined> {
  const drawing = drawnName(photo)
  const laid = drawing && laidPicture(drawnFile(drawing))
  if (laid) return { content: laid, kind: 'png' }
  const id = takenId(photo)
  const bytes = id && (await smallPortrait(uid, id))
  if (!bytes) return undefined
  const sharp = await openSharp()
  const { width, height } = mailSizes.portrait
  const content = await sharp(bytes)
    .resize({ width: width * 2, height: height * 2, fit: 'cover' })
    .flatten({ background: '#fefcf7' })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer()
  return { content, kind: 'jpeg' }
}

async function smallPortrait(uid: string, id: string): Promise<Buffer | undefined> {
  try {
    return (
      await bucket()
        .file(portraitObjects.rendition(uid, id, 'small'))
        .download()
    )[0]
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}
