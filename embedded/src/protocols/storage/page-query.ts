/**
 * A page of names, as both surfaces ask for it. Source: https://cloud.google.com/storage/docs/json_api/v1/objects/list
 */
export function pageQuery(query: URLSearchParams): {
  prefix: string
  delimiter: string
  limit: number
  pageToken?: string
} {
  const pageToken = query.get('pageToken')
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    limit: Math.max(1, Math.floor(Number(query.get('maxResults'))) || 1000),
    ...(pageToken && { pageToken: Buffer.from(pageToken, 'base64url').toString('utf8') }),
  }
}
