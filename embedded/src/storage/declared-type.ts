/**
 * Whether bytes begin as files of the type do that they are declared to be. It keeps pages from passing as pictures;
 * what is really in a picture only a decoder can tell.
 */
const ftyp = (head: string) => head.startsWith('ftyp', 4)
const riff = (kind: string) => (head: string) => head.startsWith('RIFF') && head.startsWith(kind, 8)
const begins =
  (...signatures: string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature))

const kinds: Readonly<Record<string, (head: string) => boolean>> = {
  'image/jpeg': begins('\xff\xd8\xff'),
  'image/jpg': begins('\xff\xd8\xff'),
  'image/png': begins('\x89PNG\r\n\x1a\n'),
  'image/gif': begins('GIF87a', 'GIF89a'),
  'image/webp': riff('WEBP'),
  'image/avif': ftyp,
  'image/heic': ftyp,
  'image/heif': ftyp,
  'image/bmp': begins('BM'),
  'image/tiff': begins('II*\0', 'MM\0*'),
  'video/mp4': ftyp,
  'video/quicktime': (head) => ftyp(head) || /^....(moov|mdat|wide|free)/s.test(head),
  'video/webm': begins('\x1aE\xdf\xa3'),
  'audio/mpeg': (head) => /^(ID3|\xff[\xe2-\xff])/.test(head),
  'audio/mp4': ftyp,
  'audio/ogg': begins('OggS'),
  'audio/wav': riff('WAVE'),
  'application/pdf': begins('%PDF-'),
}

/** True where nothing is known about the type. `head` is the first 64 bytes, or all there are. */
export function isAsDeclared(contentType: string | undefined, head: Buffer): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return kinds[type]?.(head.toString('latin1')) ?? true
}
