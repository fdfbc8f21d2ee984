/** What of a file has to be the same on the other side: its sums, and what is said of it. */
export interface FileDetails {
  md5Hash?: string
  crc32c?: string
  size?: string | number
  contentType?: string
  cacheControl?: string
  contentDisposition?: string
  contentEncoding?: string
  contentLanguage?: string
  metadata?: Record<string, unknown>
}

/** What a file without a type is. */
export const withoutType = 'application/octet-stream'

export function fileDigest(file: FileDetails): string {
  const { md5Hash, crc32c, size, contentType = withoutType, metadata = {} } = file
  const { cacheControl, contentDisposition, contentEncoding, contentLanguage } = file
  const said = [cacheControl, contentDisposition, contentEncoding, contentLanguage].map((one) => one || null)
  const custom = Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([md5Hash, crc32c, Number(size), contentType, said, custom])
}
