import { lookup, mimes } from 'mrmime'

// As Firebase Hosting says them; the table lacks the one and has RFC 3023's older name for the other.
Object.assign(mimes, { ico: 'image/vnd.microsoft.icon', xml: 'application/xml' })

/** By the name's ending; text is UTF-8, and bytes of unknown meaning are just that. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Text shrinks; pictures, video and woff2 are compressed already. */
export function isCompressible(type: string): boolean {
  return isText(type) || /wasm|font\/(otf|ttf)|microsoft\.icon/.test(type)
}

function isText(type: string): boolean {
  return /^text\/|json|javascript|xml/.test(type)
}
