/** What the host and its worker tell each other; requests themselves go over loopback HTTP. */

export interface WorkerStart {
  /** File URL of the built bundle. */
  entry: string
  /** Every request must carry it: the worker's port is open to the whole machine. */
  secret: string
  /** Its name on the admin plane. */
  worker: string
  adminPlane: AdminPlane
}

/** Where the functions' Admin SDK asks (`address:port`), and what opens it. */
export interface AdminPlane {
  host: string
  secret: string
}

export type WorkerMessage =
  | { kind: 'ready'; port: number; manifests: Record<string, unknown> }
  | { kind: 'failed'; message: string }
  | { kind: 'wounded' }

export const SECRET_HEADER = 'x-varanda-secret'
export const FUNCTION_HEADER = 'x-varanda-function'
/** `http` for anything that expects request and response, `event` for one CloudEvent as JSON. */
export const KIND_HEADER = 'x-varanda-kind'
