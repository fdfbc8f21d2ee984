/** Turns what functions print into log entries: the SDK's logger writes one JSON object a line, console anything. */
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { isObject } from '../http/json.ts'
import type { Log, LogEntry } from '../log.ts'

const severities: Readonly<Record<string, LogEntry['severity']>> = {
  DEBUG: 'DEBUG',
  INFO: 'INFO',
  NOTICE: 'INFO',
  WARNING: 'WARNING',
  ERROR: 'ERROR',
  CRITICAL: 'ERROR',
  ALERT: 'ERROR',
  EMERGENCY: 'ERROR',
}

/** `fallback` is the severity of a line that does not say its own. */
export function followLogs(stream: Readable, fallback: LogEntry['severity'], log: Log): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim()) log(readLine(line, fallback))
  })
}

function readLine(line: string, fallback: LogEntry['severity']): LogEntry {
  try {
    const entry: unknown = JSON.parse(line)
    if (isObject(entry)) {
      const severity = severities[String(entry.severity)] ?? fallback
      return { ...entry, source: 'functions', severity, message: String(entry.message ?? '') }
    }
  } catch {
    // Not the logger's: printed text.
  }
  return { source: 'functions', severity: fallback, message: line }
}
