/** Turns what functions print into log entries: the SDK's logger writes one JSON object a line, console anything. */
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { isObject } from '../http/json.ts'
import type { Log, LogEntry } from '../log.ts'

const MOST_FIGURES = 10
const FIGURE_NAME = /^[a-z]\w{0,29}$/i

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

/**
 * Of a line's own fields, numbers and yes or no: the SDK puts the fields of an object that it was given beside the
 * message, and that object may be a stranger's request.
 */
function figuresOf(entry: Record<string, unknown>): Record<string, number | boolean> {
  const isFigure = (field: [string, unknown]): field is [string, number | boolean] =>
    FIGURE_NAME.test(field[0]) && (typeof field[1] === 'number' || typeof field[1] === 'boolean')
  return Object.fromEntries(Object.entries(entry).filter(isFigure).slice(0, MOST_FIGURES))
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
      return { ...figuresOf(entry), source: 'functions', severity, message: String(entry.message ?? '') }
    }
  } catch {
    // Not the logger's: printed text.
  }
  return { source: 'functions', severity: fallback, message: line }
}
