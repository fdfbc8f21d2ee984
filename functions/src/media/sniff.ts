/** The kinds of picture that are read, by sharp's names. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'

const signatures: [kind: PictureKind, offset: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['heif', 4, 'ftyp'],
]

/** What a file is by its first bytes, whatever its name and type say; undefined for anything that we do not read. */
export function sniff(bytes: Buffer): PictureKind | undefined {
  const head = bytes.subarray(0, 16).toString('latin1')
  return signatures.find(([, offset, signature]) => head.startsWith(signature, offset))?.[0]
}
