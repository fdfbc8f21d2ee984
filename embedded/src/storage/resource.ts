import type { StoredObject } from './contract.ts'

/**
 * An object as JSON, in the shape that both surfaces and triggers share. No download token is ever in it.
 * Source: https://cloud.google.com/storage/docs/json_api/v1/objects#resource
 */
export function resourceOf(bucket: string, object: StoredObject): Record<string, unknown> {
  const {
    name,
    size,
    hash,
    md5,
    crc32c,
    generation,
    metageneration,
    created,
    updated,
    uploader: _,
    ...details
  } = object
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    name,
    bucket,
    generation: String(generation),
    metageneration: String(metageneration),
    storageClass: 'STANDARD',
    contentType: 'application/octet-stream',
    ...details,
    size: String(size),
    md5Hash: md5,
    crc32c,
    etag: hash.slice(0, 32),
    timeCreated: created,
    updated,
  }
}
