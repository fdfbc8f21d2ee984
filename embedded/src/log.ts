/** What the server says about itself. Never people's words, tokens, passwords or addresses of pages with secrets. */
export interface LogEntry {
  severity: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'
  message: string
  [detail: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** Warnings and errors, one JSON line each, to standard error. */
export const logToStderr: Log = (entry) => {
  if (entry.severity !== 'WARNING' && entry.severity !== 'ERROR') return
  const plain = Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, value instanceof Error ? (value.stack ?? value.message) : value]),
  )
  process.stderr.write(`${JSON.stringify(plain)}\n`)
}
