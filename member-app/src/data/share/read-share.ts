import { shareLimits, shareTarget } from '@varanda/domain/post/share/share-target'

/** Why a file of a share is not kept; all else about it is found out when it is opened. */
export type NotKept = 'not-a-picture' | 'too-large'

/** What another app shared, as far as it is taken. */
export interface SharedContent {
  text: string
  photos: File[]
  /** How many more there were than a post has room for. */
  leftOut: number
  refused: { name: string; why: NotKept }[]
}

/** Reads the form that a browser posts for a share. Undefined when nothing is in it. */
export function readShare(form: FormData): SharedContent | undefined {
  const { title, text, url, photos } = shareTarget.fields
  const words = sharedWords([title, text, url].map((name) => textOf(form.get(name))))
  const files = form.getAll(photos).filter((part): part is File => typeof part !== 'string' && part.size > 0)
  const kept: File[] = []
  const refused: SharedContent['refused'] = []
  let leftOut = 0
  let bytes = 0
  for (const file of files) {
    if (!looksLikePicture(file)) refused.push({ name: file.name, why: 'not-a-picture' })
    else if (file.size > shareLimits.photoBytes || bytes + file.size > shareLimits.shareBytes)
      refused.push({ name: file.name, why: 'too-large' })
    else if (kept.length === shareLimits.photos) leftOut += 1
    else {
      kept.push(file)
      bytes += file.size
    }
  }
  // Each is a line in the composer.
  const told = refused.slice(0, shareLimits.photos)
  if (!words && files.length === 0) return undefined
  return { text: words, photos: kept, leftOut, refused: told }
}

/**
 * Title, words and address as one text. Many apps say one of them twice, or put the address into the words.
 */
export function sharedWords(parts: readonly string[]): string {
  const whole = parts.map((part) => part.trim()).filter(Boolean)
  const said = whole.filter(
    (part, at) => !whole.some((other, place) => other.includes(part) && (other !== part || place < at)),
  )
  return said.join('\n').slice(0, shareLimits.letters)
}

const textOf = (part: FormDataEntryValue | null) => (typeof part === 'string' ? part : '')

/** Some galleries do not say what an iPhone's photo is. */
const looksLikePicture = ({ type, name }: File) =>
  type.startsWith('image/') || (/\.hei[cf]$/i.test(name) && /^(application\/octet-stream)?$/.test(type))
