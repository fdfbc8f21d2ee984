export type Json = Record<string, unknown>

export interface Asked {
  body: Json
  query: URLSearchParams
  /** The groups of the route's pattern. */
  parts: string[]
}

/** What is answered; undefined: 404. */
export type Handler = (asked: Asked) => unknown
export type Route = [method: string, kind: string, pattern: RegExp, handler: Handler]

/** What every service of Google's knows here. */
export interface Setting {
  projectId: string
  /** Where this server listens. */
  url(): string
  /** A long-running operation that has ended already. */
  done(response: unknown): Json
}

/** A project in a path. */
export const project = 'projects/[^/:]+'
export const projectNumber = '123456789012'
