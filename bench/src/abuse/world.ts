/** Who lives in the instance that is attacked. */
export const uids = Array.from({ length: 20 }, (_, n) => `u${String(n).padStart(2, '0')}`)

/** Posts while others make trouble; three people know them. */
export const poster = uids[0]!
export const reader = uids[1]!
/** Looks at their own feed and wants nothing else. */
export const bystander = uids[4]!
/** Six who know each other, and nobody else. */
export const troublemakers = uids.slice(5, 11)

export const connected: [string, string][] = [
  ...uids.slice(1, 4).map((uid): [string, string] => [poster, uid]),
  ...troublemakers.slice(1).map((uid): [string, string] => [troublemakers[0]!, uid]),
]

/** What the server's process tells when it is up. */
export interface Ready {
  url: string
  adminUrl: string
  adminSecret: string
  tokens: Record<string, string>
}

export const documents = '/v1/projects/varanda/databases/(default)/documents'
export const resource = (path: string) => `projects/varanda/databases/(default)/documents/${path}`

/** 20 newest entries of a feed, as the app asks for them. */
export const newest = (limit = 20) => ({
  from: [{ collectionId: 'feed' }],
  orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
  limit,
})
