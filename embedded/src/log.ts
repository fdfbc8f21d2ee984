/** What the server says about itself. Never people's words, tokens, passwords or addresses of pages with secrets. */
export interface LogEntry {
  severity: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'
  message: string
  [detail: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** Warnings and errors, one JSON line each, to standard error. */
export const logToStderr: Log = (entry) => {
  if (entry.severity === 'WARNING' || entry.severity === 'ERROR') process.stderr.write(`${logLine(entry)}\n`)
}

/** One line of JSON with the time. An error's words may quote what was asked, so what looks secret is taken out. */
export function logLine(entry: LogEntry, now = new Date()): string {
  const plain = (_key: string, value: unknown) => {
    if (value instanceof Error) return withoutSecrets(cut(value.stack ?? value.message))
    return typeof value === 'string' ? withoutSecrets(cut(value)) : value
  }
  return JSON.stringify({ time: now.toISOString(), ...entry }, plain)
}

/** A log line is no place for what somebody sent; in letters. */
const LONGEST = 4_000

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} letters)` : text
}

const secrets: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Firebase|Basic) [\w.~+/=-]+/gi, '$1 [token]'],
  [/[^\s"'<>@:/=&?]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi, '[address]'],
  [/([?&](?:key|token|oobCode|code|invite|secret|password|\w+_token)=)[^&\s"']+/gi, '$1[secret]'],
  [/("(?:password|newPassword|oobCode|idToken|refreshToken|token|text|email)"\s*:\s*")(?:[^"\\]|\\.)*/gi, '$1[secret]'],
  // Random letters of both cases with digits between them, as long as a token of 128 bits.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{22,}/g, '[secret]'],
]

function withoutSecrets(text: string): string {
  return secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
}
