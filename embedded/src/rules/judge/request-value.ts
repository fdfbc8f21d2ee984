import type { RulesObject, RulesQuery, RulesRequest, StorageRequest } from '../contract.ts'
import type { Knowledge } from '../query/knowledge.ts'
import { PartialMap, Unknown } from '../query/unknown.ts'
import { fromPlain } from '../values/from-json.ts'
import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import { parseTimestamp } from '../values/timestamp.ts'
import type { Result, Value } from '../values/value.ts'
import { documentValue } from './document-value.ts'

/** What `request` and `resource` are while a request is judged. */
export interface Variables {
  request: Result
  resource: Result
}

type DocumentRequest = Exclude<RulesRequest, { method: 'list' }>
type ListRequest = Extract<RulesRequest, { method: 'list' }>
type Members = Record<string, () => Value>

const lazily = (members: Members) => MapValue.lazy(members, (member) => member())

function common(request: Pick<RulesRequest, 'auth' | 'method' | 'time'>): Members {
  const { auth } = request
  return {
    auth: () => auth && lazily({ uid: () => auth.uid, token: () => fromPlain(auth.token) }),
    method: () => request.method,
    time: () => parseTimestamp(request.time),
  }
}

/** For one document. */
export function documentVariables(request: DocumentRequest, database: string): Variables {
  const segments = ['databases', database, 'documents', ...request.path.split('/')]
  const members: Members = { ...common(request), path: () => new PathValue(segments) }
  if (request.method === 'create' || request.method === 'update') {
    members.resource = () => documentValue(request.newResource, database)
  }
  if (request.method === 'delete') members.resource = () => null
  const resource = 'resource' in request ? request.resource : null
  return { request: lazily(members), resource: resource && documentValue(resource, database) }
}

/** For a query: the document is known as far as one alternative of the query tells. */
export function queryVariables(request: ListRequest, knowledge: Knowledge): Variables {
  const request_ = new Map<string, Result>([...Object.entries(common(request))].map(([key, member]) => [key, member()]))
  request_.set('path', knowledge.name ?? new Unknown())
  request_.set('query', queryValue(request.query))
  const resource = new Map<string, Result>([
    ['data', knowledge.data],
    ['id', knowledge.name?.segments.at(-1) ?? new Unknown()],
    ['__name__', knowledge.name ?? new Unknown()],
  ])
  return { request: new PartialMap(request_), resource: new PartialMap(resource) }
}

/** `orderBy` is a list with one text a field, such as `createdAt DESC`; what the query does not say is null. */
function queryValue({ limit, offset, orderBy }: RulesQuery): MapValue {
  const int = (value: number | undefined) => () => (value === undefined ? null : BigInt(value))
  return lazily({
    limit: int(limit),
    offset: int(offset),
    orderBy: () =>
      orderBy === undefined
        ? null
        : new ListValue(
            orderBy.map(({ field, direction }) => `${field.fieldPath} ${isDescending(direction) ? 'DESC' : 'ASC'}`),
          ),
  })
}

const isDescending = (direction: string | number | undefined) => direction === 'DESCENDING' || direction === 2

/** For an object in Storage. */
export function objectVariables(request: StorageRequest): Variables {
  const members: Members = {
    ...common(request),
    path: () => new PathValue(['b', request.bucket, 'o', ...request.path.split('/')]),
  }
  const { newResource } = request
  if (request.method === 'create' || request.method === 'update')
    members.resource = () => newResource && objectValue(newResource)
  return { request: lazily(members), resource: request.resource && objectValue(request.resource) }
}

function objectValue(object: RulesObject): MapValue {
  const { timeCreated, updated, ...plain } = object
  const members: Members = {}
  for (const [key, value] of Object.entries(plain)) if (value !== undefined) members[key] = () => fromPlain(value)
  if (timeCreated !== undefined) members.timeCreated = () => parseTimestamp(timeCreated)
  if (updated !== undefined) members.updated = () => parseTimestamp(updated)
  return lazily(members)
}
