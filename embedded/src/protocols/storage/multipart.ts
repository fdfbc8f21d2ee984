/** `multipart/related` of two parts, JSON and bytes, as both surfaces of Storage take an upload in one request. */
import { StorageError } from '../../storage/error.ts'

export interface MultipartUpload {
  resource: unknown
  /** The type that the second part says of itself. */
  contentType: string | undefined
  bytes: Buffer
}

/** Throws INVALID_ARGUMENT. Source: RFC 2387, and RFC 2046 section 5.1 for the boundaries. */
export function parseMultipart(contentType: string | undefined, body: Buffer): MultipartUpload {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType ?? '')
  const delimiter = `--${boundary?.[1] ?? boundary?.[2]}`
  if (!boundary) throw malformed()
  const first = body.indexOf(delimiter)
  const second = body.indexOf(`\r\n${delimiter}`, first + 1)
  // Bytes may hold anything but their own boundary, so the end is looked for from the end.
  const last = body.lastIndexOf(`\r\n${delimiter}--`)
  if (first < 0 || second < 0 || last <= second) throw malformed()
  const json = partOf(body.subarray(first + delimiter.length, second))
  const content = partOf(body.subarray(second + 2 + delimiter.length, last))
  try {
    return {
      resource: JSON.parse(json.content.toString('utf8')) as unknown,
      contentType: /^content-type:\s*(.+?)\s*$/im.exec(content.head)?.[1],
      bytes: content.content,
    }
  } catch {
    throw malformed()
  }
}

function partOf(part: Buffer): { head: string; content: Buffer } {
  const end = part.indexOf('\r\n\r\n')
  if (end < 0) throw malformed()
  return { head: part.subarray(0, end).toString('latin1'), content: part.subarray(end + 4) }
}

function malformed(): StorageError {
  return new StorageError('INVALID_ARGUMENT', 'The body is no multipart/related upload.')
}
